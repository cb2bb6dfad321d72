/** Characters of one turn that are read, counted in their compatibility form. */
export const READ_CHARS = 4_000

const BLANKS = /\s{3,}/g

/**
 * As much of a text as is read of one turn. Counted after normalising, because one ligature can stand for eighteen letters;
 * long runs of blanks, which say nothing and cost most, are shortened.
 */
export function readable(text: string, most = READ_CHARS): string {
  const short = text.slice(0, most * 2).replace(BLANKS, (run) => (run.includes('\n') ? '\n\n' : '  '))
  let letters = 0
  let end = 0
  for (const character of short) {
    letters += character < '\u0080' ? 1 : Math.max(character.length, character.normalize('NFKD').length)
    if (letters > most) break
    end += character.length
  }
  return short.slice(0, end)
}
