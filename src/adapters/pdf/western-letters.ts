/** A text that the built-in fonts of a PDF can show: they know Western letters only. */
export function westernLetters(text: string): string {
  return text.replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/gu, '?')
}
