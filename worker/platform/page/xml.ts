const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Removes characters that XML 1.0 (§2.2) does not allow, and escapes the five with a special meaning. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
