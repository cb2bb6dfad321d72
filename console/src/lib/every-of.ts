/**
 * A list of the words of a union in the order a page shows them; one too many or one missing does not compile. The schemas that
 * own such unions stay out of the browser, and only their types come in.
 */
export function everyOf<Word extends string>() {
  return <const Words extends readonly Word[]>(
    words: Words & (Exclude<Word, Words[number]> extends never ? unknown : { missing: Exclude<Word, Words[number]> }),
  ): Words => words
}
