'use strict';
// A stand-in for the editor: records what an extension does with it, and lets a test act as the user.

const Module = require('node:module');
const path = require('node:path');
const fs = require('node:fs');
const { pathToFileURL } = require('node:url');

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    if (typeof startLine === 'object') {
      [this.start, this.end] = [startLine, startCharacter];
    } else {
      this.start = { line: startLine, character: startCharacter };
      this.end = { line: endLine, character: endCharacter };
    }
  }
}

class Document {
  constructor(fileName, languageId) {
    this.fileName = fileName;
    this.languageId = languageId;
    this.uri = { scheme: 'file', toString: () => pathToFileURL(fileName).href };
    this.text = fs.readFileSync(fileName, 'utf8');
  }

  getText() { return this.text; }

  offsetAt({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  }

  positionAt(offset) {
    const before = this.text.slice(0, offset).split('\n');
    return { line: before.length - 1, character: before[before.length - 1].length };
  }
}

/** Makes an editor; `settings` are those of layoutRender. */
function makeEditor(settings) {
  const events = {};
  const on = (name) => (listener) => {
    events[name] = listener;
    return { dispose() {} };
  };
  const editor = { problems: new Map(), panels: [], commands: {}, providers: {}, events, choice: null };
  editor.api = {
    Range,
    Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2 },
    CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
    CompletionItemKind: { Property: 9, EnumMember: 19 },
    Hover: class { constructor(contents, range) { Object.assign(this, { contents, range }); } },
    ViewColumn: { Beside: -2 },
    ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3 },
    workspace: {
      textDocuments: [],
      getConfiguration: () => ({ get: (key) => settings[key] }),
      onDidOpenTextDocument: on('open'), onDidSaveTextDocument: on('save'), onDidCloseTextDocument: on('close'),
    },
    window: {
      activeTextEditor: undefined,
      activeColorTheme: { kind: 1 },
      onDidChangeActiveColorTheme: on('theme'),
      showQuickPick: async (choices) => choices.find((each) => editor.choice(each)),
      createWebviewPanel(type, title, column, options) {
        const panel = { type, title, column, options, webview: { html: '' }, reveals: 0 };
        panel.onDidDispose = (listener) => { panel.dispose = listener; };
        panel.reveal = () => { panel.reveals++; };
        editor.panels.push(panel);
        return panel;
      },
    },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri, list) => editor.problems.set(uri.toString(), list),
        delete: (uri) => editor.problems.delete(uri.toString()),
        dispose() {},
      }),
      registerCompletionItemProvider: (language, provider) => { editor.providers.completion = provider; return { dispose() {} }; },
      registerHoverProvider: (language, provider) => { editor.providers.hover = provider; return { dispose() {} }; },
    },
    commands: { registerCommand: (name, action) => { editor.commands[name] = action; return { dispose() {} }; } },
  };
  const load = Module._load;
  Module._load = (request, ...rest) => (request === 'vscode' ? editor.api : load(request, ...rest));
  const place = path.join(__dirname, '..', 'extension.js');
  delete require.cache[place];
  editor.extension = require(place);
  Module._load = load;
  editor.extension.activate({ subscriptions: [], extensionPath: path.join(__dirname, '..') });
  editor.open = async (fileName, languageId = 'json5') => {
    const document = new Document(fileName, languageId);
    editor.api.window.activeTextEditor = { document };
    await events.open(document);
    return document;
  };
  editor.save = async (document, text) => {
    document.text = text;
    fs.writeFileSync(document.fileName, text);
    await events.save(document);
  };
  editor.problemsOf = (document) => editor.problems.get(document.uri.toString()) || [];
  return editor;
}

module.exports = { makeEditor };
