'use strict';
// A session as a user has it, with the command itself. LAYOUT_RENDER is its path; SESSION=1 prints what is shown.

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { makeEditor } = require('./editor');

const command = process.env.LAYOUT_RENDER;
const root = path.join(__dirname, '..', '..', '..');
const good = `{
  layoutDocument: 1,
  canvas: { size: [100, 60] },
  root: { id: "view", subviews: [{ id: "ok", class: "UIButton", intrinsicContentSize: [60, 44] }] },
  constraints: ["ok.centerX == view.centerX", "ok.centerY == view.centerY"],
}
`;

function show(step, what) {
  if (process.env.SESSION) console.log(`${step}: ${what}`);
}

function listed(problems) {
  return problems.map(({ range, code, message }) => `${range.start.line + 1}:${range.start.character + 1} ${code}: ${message}`).join(' | ') || 'none';
}

function picture(panel) {
  const data = /base64,([^"]*)"/.exec(panel.webview.html);
  return data ? Buffer.from(data[1], 'base64').toString() : '';
}

test('a session', { skip: command ? false : 'LAYOUT_RENDER is not set' }, async (session) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'session-'));
  session.after(() => fs.rmSync(folder, { recursive: true }));
  const editor = makeEditor({ command, arguments: [] });
  const file = path.join(folder, 'ok.json5');
  fs.writeFileSync(file, good);
  const document = await editor.open(file);
  show('open ok.json5', `problems: ${listed(editor.problemsOf(document))}`);
  assert.deepStrictEqual(editor.problemsOf(document), []);

  await editor.commands['layoutRender.preview']();
  const [panel] = editor.panels;
  show('preview', `${panel.title} beside, ${picture(panel).length} bytes of SVG`);
  assert.ok(picture(panel).includes('data-frame="20 8 60 44"'));
  assert.strictEqual(panel.options.enableScripts, false);

  await editor.save(document, good.replace('[60, 44]', '[40, 44]'));
  show('save, narrower', /data-frame="30[^"]*"/.exec(picture(panel))[0]);
  assert.ok(picture(panel).includes('data-frame="30 8 40 44"'));

  await editor.save(document, good.replace('view.centerX', 'vieww.centerX'));
  show('save, a mistake', `problems: ${listed(editor.problemsOf(document))}`);
  const [mistake] = editor.problemsOf(document);
  assert.strictEqual(mistake.code, 'unknown-item');
  assert.strictEqual(mistake.severity, editor.api.DiagnosticSeverity.Error);
  assert.strictEqual(mistake.range.start.line, 4);
  assert.strictEqual(document.text.split('\n')[4].slice(mistake.range.start.character).indexOf('vieww'), 0);
  assert.ok(picture(panel).includes('class="views"'), 'a picture remains');

  await editor.save(document, good.slice(0, 60));
  show('save, cut off', `problems: ${listed(editor.problemsOf(document))}; the last good picture: ${picture(panel).length > 0}`);
  assert.ok(panel.webview.html.includes('role="status"'));
  assert.ok(picture(panel).length > 0);

  await editor.save(document, good);
  assert.deepStrictEqual(editor.problemsOf(document), []);
  assert.ok(!panel.webview.html.includes('role="status"'));

  const line = good.split('\n')[3];
  const key = line.indexOf('class');
  const keys = await editor.providers.completion.provideCompletionItems(document, { line: 3, character: line.indexOf('{') + 1 });
  show('complete a key', keys.slice(0, 5).map((each) => each.insertText).join(' '));
  assert.ok(keys.some((each) => each.insertText === 'guides: '));
  assert.ok(!keys.some((each) => each.label === 'subviews'), 'keys that are there are left out');
  const classes = await editor.providers.completion.provideCompletionItems(document, { line: 3, character: key + 9 });
  show('complete a class', classes.slice(0, 3).map((each) => each.insertText).join(' '));
  assert.ok(classes.some((each) => each.label === 'UIStackView'));
  const hover = await editor.providers.hover.provideHover(document, { line: 3, character: key });
  show('hover over class', hover.contents);
  assert.match(hover.contents, /UIKit class/);

  await editor.events.close(document);
  assert.strictEqual(editor.problems.size, 0);
});

test('a storyboard shows its first scene until another is chosen', { skip: command ? false : 'LAYOUT_RENDER is not set' }, async () => {
  const editor = makeEditor({ command, arguments: ['--size', '320x480'] });
  const document = await editor.open(path.join(root, 'Examples', 'storyboards', 'Main.storyboard'), 'xml');
  await editor.commands['layoutRender.preview']();
  const [panel] = editor.panels;
  const first = picture(panel);
  assert.ok(first.length > 0, panel.webview.html);
  editor.choice = (each) => each.label === 'Profile';
  await editor.commands['layoutRender.choose']();
  assert.ok(picture(panel) !== first, 'the picture is the same');
  assert.ok(picture(panel).includes('avatar'));
  await editor.commands['layoutRender.preview']();
  assert.strictEqual(panel.reveals, 1);
  editor.panels[0].dispose();
  await editor.commands['layoutRender.choose']();
  assert.strictEqual(editor.panels.length, 1);
  assert.ok(document);
});

test('a missing command is a problem that says what to do', async (session) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'session-'));
  session.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.json5');
  fs.writeFileSync(file, good);
  const editor = makeEditor({ command: path.join(folder, 'missing'), arguments: [] });
  const document = await editor.open(file);
  assert.match(editor.problemsOf(document)[0].message, /layoutRender\.command/);
  assert.strictEqual(editor.problemsOf(document).length, 1);
});

test('JSON that is no layout is left alone', async (session) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'session-'));
  session.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'theme.json5');
  fs.writeFileSync(file, '{ background: "#fff" }');
  const editor = makeEditor({ command: path.join(folder, 'missing'), arguments: [] });
  await editor.open(file);
  assert.strictEqual(editor.problems.size, 0);
  await editor.commands['layoutRender.preview']();
  assert.strictEqual(editor.panels.length, 0);
});
