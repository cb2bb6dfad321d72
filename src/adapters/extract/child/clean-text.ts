/** Said of where a word may be broken or how letters are shown; nobody searches for them. PDFium marks hyphens it has undone. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\ufffe]/g

/** Control characters that are no blanks: two noes leave those that are neither. */
const CONTROLS = /[^\P{Cc}\s]/gu

/** Every run that is not one blank already: most are, and a long text has millions. */
const BLANKS = /\s{2,}|[^\S ]/g

const LIGATURES = /[\ufb00-\ufb06]/g

/** No word, address or code is as long; and what looks for the end of one looks no further. */
const ENDLESS = /\S{400}(?=\S)/gu

/** One line of text as people would type it: no control characters, no ligatures, single blanks, nothing without an end. */
export function cleanText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(CONTROLS, '')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(BLANKS, ' ')
    .trim()
    .normalize('NFC')
    .replace(ENDLESS, '$& ')
}
