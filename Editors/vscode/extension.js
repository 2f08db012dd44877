'use strict';
// Connects the parts in lib to the editor.

const path = require('node:path');
const fs = require('node:fs');
const vscode = require('vscode');
const { run, findings, pictureArguments } = require('./lib/command');
const { completions, explanation } = require('./lib/completion');
const { page } = require('./lib/preview');
const { Schema } = require('./lib/schema');

const LAYOUTS = ['.json5', '.json', '.xib', '.storyboard'];

/** Whether a document is a layout on disk: an Interface Builder file, or JSON that says so. */
function isLayout(document) {
  const extension = path.extname(document.fileName);
  if (document.uri.scheme !== 'file' || !LAYOUTS.includes(extension)) return false;
  return extension === '.xib' || extension === '.storyboard' || /\blayoutDocument\b/.test(document.getText());
}

function settings() {
  const configuration = vscode.workspace.getConfiguration('layoutRender');
  return { command: configuration.get('command') || 'layout-render', extra: configuration.get('arguments') || [] };
}

/** Runs the command in a file's folder, so that the project's settings apply. */
function runFor(file, commandArguments) {
  return run(settings().command, commandArguments, { folder: path.dirname(file) });
}

/** Shows the findings of a file as problems. */
class Problems {
  constructor() {
    this.collection = vscode.languages.createDiagnosticCollection('layout-render');
    this.versions = new Map();
  }

  async check(document) {
    if (!isLayout(document)) return;
    const file = document.fileName;
    const version = (this.versions.get(file) || 0) + 1;
    this.versions.set(file, version);
    const result = await runFor(file, ['check', file, '--reporter', 'json', ...settings().extra]);
    // A later save has a later answer.
    if (this.versions.get(file) !== version) return;
    if (result.status === null || !result.output) {
      this.collection.set(document.uri, [this.diagnostic({
        line: 0, column: 0, end: 0, severity: 'warning', code: 'command',
        message: `layout-render can't be run: ${result.errors.trim()}. Install it, or set layoutRender.command`,
      })]);
      return;
    }
    const found = findings(result.output, document.getText().split(/\r\n|\r|\n/));
    this.collection.set(document.uri, found.map((finding) => this.diagnostic(finding)));
  }

  diagnostic({ line, column, end, severity, code, message }) {
    const levels = {
      error: vscode.DiagnosticSeverity.Error, warning: vscode.DiagnosticSeverity.Warning,
      note: vscode.DiagnosticSeverity.Information,
    };
    const diagnostic = new vscode.Diagnostic(new vscode.Range(line, column, line, end), message, levels[severity]);
    diagnostic.source = 'layout-render';
    diagnostic.code = code;
    return diagnostic;
  }

  forget(document) {
    this.versions.delete(document.fileName);
    this.collection.delete(document.uri);
  }
}

/** The previews beside documents, one for each file. */
class Previews {
  constructor() {
    this.open = new Map();
  }

  async show(document) {
    const file = document.fileName;
    const known = this.open.get(file);
    if (known) {
      known.panel.reveal(vscode.ViewColumn.Beside, true);
      return;
    }
    const title = path.basename(file);
    const panel = vscode.window.createWebviewPanel(
      'layoutRender.preview', title, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: false });
    const preview = { panel, title, file, svg: '', scene: undefined, state: undefined, version: 0 };
    this.open.set(file, preview);
    panel.onDidDispose(() => this.open.delete(file));
    const scenes = await this.scenes(file);
    if (scenes.length > 1 && scenes.some((scene) => scene.id !== scenes[0].id)) preview.scene = scenes[0].id;
    await this.draw(preview);
  }

  /** The scenes and states of a file; none if it can't be laid out. */
  async scenes(file) {
    const result = await runFor(file, ['frames', file, '--list']);
    try {
      return JSON.parse(result.output).scenes;
    } catch {
      return [];
    }
  }

  async choose(document) {
    const preview = this.open.get(document.fileName);
    if (!preview) return;
    const choices = (await this.scenes(preview.file)).map((scene) => ({
      label: scene.title || scene.id, description: scene.state || '', scene: scene.id, state: scene.state || undefined,
    }));
    const choice = await vscode.window.showQuickPick(choices, { placeHolder: 'Scene and state' });
    if (!choice) return;
    preview.scene = choices.some((each) => each.scene !== choice.scene) ? choice.scene : undefined;
    preview.state = choice.state;
    await this.draw(preview);
  }

  async saved(document) {
    const preview = this.open.get(document.fileName);
    if (preview) await this.draw(preview);
  }

  async redraw() {
    for (const preview of this.open.values()) await this.draw(preview);
  }

  /** Draws the file as saved. An error keeps the last good picture. */
  async draw(preview) {
    const version = ++preview.version;
    const kind = vscode.window.activeColorTheme.kind;
    const isDark = kind === vscode.ColorThemeKind.Dark || kind === vscode.ColorThemeKind.HighContrast;
    const { scene, state, file } = preview;
    const result = await runFor(
      file, pictureArguments(file, { scene, state, theme: isDark ? 'dark' : 'light', extra: settings().extra }));
    if (preview.version !== version || this.open.get(file) !== preview) return;
    if (result.output) preview.svg = result.output;
    const message = result.output ? '' : result.errors.trim();
    preview.panel.webview.html = page({ svg: preview.svg, message, title: preview.title });
  }
}

/** Completion and explanations in JSON5, which the editor's own support for JSON doesn't read. */
class Language {
  constructor(folder) {
    this.folder = folder;
    this.schema = null;
  }

  /** The installed command's schema, or that which came with the extension. */
  async load() {
    if (this.schema) return this.schema;
    const result = await run(settings().command, ['schema']);
    let text = result.status === 0 ? result.output : '';
    if (!text) text = fs.readFileSync(path.join(this.folder, 'layout.schema.json'), 'utf8');
    this.schema = new Schema(JSON.parse(text));
    return this.schema;
  }

  async provideCompletionItems(document, position) {
    if (!isLayout(document)) return [];
    const schema = await this.load();
    const found = completions(schema, document.getText(), document.offsetAt(position));
    return found.map(({ kind, label, text, detail, isRequired, start, end }) => {
      const item = new vscode.CompletionItem(
        label, kind === 'key' ? vscode.CompletionItemKind.Property : vscode.CompletionItemKind.EnumMember);
      item.insertText = text;
      item.documentation = detail;
      item.sortText = `${isRequired ? 0 : 1}${label}`;
      item.filterText = document.getText().slice(start, end).startsWith('"') ? `"${label}"` : label;
      item.range = new vscode.Range(document.positionAt(start), document.positionAt(end));
      return item;
    });
  }

  async provideHover(document, position) {
    if (!isLayout(document)) return null;
    const found = explanation(await this.load(), document.getText(), document.offsetAt(position));
    if (!found) return null;
    return new vscode.Hover(found.text, new vscode.Range(document.positionAt(found.start), document.positionAt(found.end)));
  }
}

function activate(context) {
  const problems = new Problems();
  const previews = new Previews();
  const language = new Language(context.extensionPath);
  const withDocument = (action) => () => {
    const editor = vscode.window.activeTextEditor;
    return editor && isLayout(editor.document) ? action(editor.document) : undefined;
  };
  context.subscriptions.push(
    problems.collection,
    vscode.commands.registerCommand('layoutRender.preview', withDocument((document) => previews.show(document))),
    vscode.commands.registerCommand('layoutRender.choose', withDocument((document) => previews.choose(document))),
    vscode.workspace.onDidOpenTextDocument((document) => problems.check(document)),
    vscode.workspace.onDidSaveTextDocument((document) => Promise.all([problems.check(document), previews.saved(document)])),
    vscode.workspace.onDidCloseTextDocument((document) => problems.forget(document)),
    vscode.window.onDidChangeActiveColorTheme(() => previews.redraw()),
    vscode.languages.registerCompletionItemProvider('json5', language, '"', ' ', '{', ':'),
    vscode.languages.registerHoverProvider('json5', language),
  );
  for (const document of vscode.workspace.textDocuments) problems.check(document);
}

module.exports = { activate, isLayout };
