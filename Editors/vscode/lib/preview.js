'use strict';
// The preview's page: the last good picture, and what is wrong now.

function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Returns the page. The picture is an image, which runs no script, and the page may load nothing else. */
function page({ svg, message, title }) {
  const picture = svg
    ? `<img alt="${escaped(title)}" src="data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}">`
    : '';
  const note = message ? `<pre role="status">${escaped(message)}</pre>` : '';
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
body { margin: 0; padding: 16px; text-align: center; }
img { max-width: 100%; }
pre { text-align: left; white-space: pre-wrap; border-left: 3px solid var(--vscode-editorError-foreground); padding-left: 8px; }
</style>
</head>
<body>${note}${picture}</body>
</html>
`;
}

module.exports = { page, escaped };
