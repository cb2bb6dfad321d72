import type { Source } from './answers/sources.ts'

/** A sentence that a model wrote, with the sources that it says it is from. */
export interface WrittenSentence {
  says: string
  sources: readonly Source[]
}

/** What the nodes hand to each other of an answer that a model wrote. */
export interface WrittenScratch {
  /** The sentences of the answer; null when our templates wrote it. */
  guestWritten: readonly WrittenSentence[] | null
  /** The question in plain English, as the model that sorted the message put it; null when none was asked. */
  guestSearch: string | null
}
