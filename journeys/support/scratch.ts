/** What the nodes of this journey hand to each other in one turn. */
export interface SupportScratch {
  /** Whether the retrieved passages are near enough to answer from. */
  snippetsConfident: boolean
  /** Over what two documents contradict each other, so that neither is told; null where none do. */
  disputed: string | null
  /** What the documents are asked, and the question before it, which it goes on with. */
  supportQuery: { words: string; about: string | null }
  /** The item that is asked about: its row is read before the documents. */
  askedItemId: string | null
  /** What was asked of an item just before: "and the lentils?" asks it again. */
  askedBefore: string | null
  /** What rows or settings of the shop had to do with the question: told already, to be read, or told where documents are silent. */
  shopFact: 'told' | 'payment' | 'hours' | null
}

export const freshSupport: SupportScratch = {
  snippetsConfident: false,
  disputed: null,
  supportQuery: { words: '', about: null },
  askedItemId: null,
  askedBefore: null,
  shopFact: null,
}
