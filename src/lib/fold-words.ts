/** A text as names are compared: lower case, without accents and apostrophes, one space between words. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
