/** One thing that may be said of business, in all its words: phrases of three languages between semicolons. "~" leads the stem of a verb that takes Swahili prefixes. */
export interface ConceptWords {
  id: string
  words: string
}
