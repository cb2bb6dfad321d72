/** What the nodes of this journey hand to each other in one turn. */
export interface SupportScratch {
  /** Whether the retrieved passages are near enough to answer from. */
  snippetsConfident: boolean
  /** What rows or settings of the shop had to do with the question: told already, or the ways to pay are to be read. */
  shopFact: 'told' | 'payment' | null
}

export const freshSupport: SupportScratch = { snippetsConfident: false, shopFact: null }
