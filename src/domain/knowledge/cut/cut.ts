/** A stretch of a document that is given to the model whole: what stands around a passage. */
export interface Parent {
  ordinal: number
  headingPath: string[]
  /** Counted from 1; of a file without pages, 1. */
  pageFrom: number
  pageTo: number
  text: string
}

/** What is searched and quoted: whole sentences, at most 80 words. */
export interface CutPassage {
  ordinal: number
  parentOrdinal: number
  /** "Title > Heading > Heading": searched with the text, and not quoted. */
  prefix: string
  text: string
  page: number
  /** Of a document in several languages: which of its sections this is, counted from 0. */
  section: number
  /** Whether it goes on where the passage before it was cut off, under the same heading or question. */
  continues: boolean
  /** The same for passages of which one stands for all: those of one parent, while each question stands alone. */
  stretch: number
}

export interface CutDocument {
  parents: Parent[]
  passages: CutPassage[]
}
