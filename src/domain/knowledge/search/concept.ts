/** One thing that a question asks about, in all the ways in which a passage may say it. */
export interface Concept {
  /** The word or phrase of the question, folded. */
  said: string
  /** What an embedder of English reads for it. */
  english: string
  /** How much it counts beside the others, 0 to 1: what only asks says little of what is asked about. */
  weight: number
  alternatives: Alternative[]
}

export interface Alternative {
  /** All of them must be in the passage. */
  terms: readonly string[]
  /** 0 to 1: how surely it is meant. */
  weight: number
}
