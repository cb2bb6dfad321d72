const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A text in whole sentences, which together are the text again. */
export function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment)
}
