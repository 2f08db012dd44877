/** What a terminal acts on, what hides or reorders text, and halves of characters. */
const hazard = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])(?=[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb])\p{Cf}/u;
/** Words that mean themselves in every shell. */
const plain = /^(?:[\w./][\w./:@=+-]*|--?[a-z][a-z-]*)$/;
/** What ends a text in single quotes; PowerShell takes typographic quotes for the same. */
const apostrophe = /['‘’‚‛]/u;
/** What means something in double quotes in one of the shells. */
const active = /["$\x60\\!“”„]/u;
/** Backslashes that fish takes for the beginning of an escape in single quotes. */
const escaping = /\\(?=\\|$)/;

/**
 * A text as one word of a command for sh, bash, zsh, fish and PowerShell; null if a terminal would act on a part of it.
 * A few texts, with an apostrophe or two backslashes beside other special characters, have no form that is one word in all of them:
 * in PowerShell, these are several words of plain text.
 * @param {string} text
 */
export function shellWord(text) {
  if (hazard.test(text)) return null;
  if (plain.test(text)) return text;
  if (!apostrophe.test(text) && !escaping.test(text)) return `'${text}'`;
  if (!active.test(text)) return `"${text}"`;
  return (text.match(/['‘’‚‛]+|\\(?=[\\'‘’‚‛]|$)|(?:[^\\'‘’‚‛]|\\(?![\\'‘’‚‛]|$))+/gu) ?? [])
    .map((part) => part === "\\" ? "\\\\" : apostrophe.test(part) ? `"${part}"` : `'${part}'`).join("");
}

/**
 * An option with a value as words of a command; null if a terminal would act on a part of it.
 * @param {string} name
 * @param {string} value
 */
export function shellOption(name, value) {
  // A value that begins with a hyphen would be taken for an option.
  const words = (value.startsWith("-") ? [`${name}=${value}`] : [name, value]).map(shellWord);
  return words.includes(null) ? null : words.join(" ");
}

/**
 * A value in JSON, with escapes in place of what shells quote differently and of what a terminal acts on.
 * @param {unknown} value
 */
export function shellJSON(value) {
  return JSON.stringify(value).replace(/\\\\|['‘’‚‛]|./gsu, (part) => {
    if (part !== "\\\\" && !apostrophe.test(part) && !hazard.test(part)) return part;
    const units = part === "\\\\" ? ["\\"] : part.split("");
    return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
  });
}
