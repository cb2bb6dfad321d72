import type { OwnContacts } from './mask-contacts.ts'
import type { SpokenCut } from './passage-language.ts'
import type { KnowledgeLanguage, KnowledgeType } from './schemas.ts'
import type { SpokenPassage } from './segment-of.ts'

/** A document as it was read, on its way to passages. */
export interface ReadDocument {
  title: string
  type: KnowledgeType
  language: KnowledgeLanguage
  /** Its `ExtractedPage`s as JSON, as they are stored: who hands them on has no use for what is in them. */
  pages: string
  /** What is told of the shop's own phones and addresses. */
  own: OwnContacts
}

/** What a document was cut into, with its part of the index. */
export interface CutWhole {
  cut: SpokenCut
  segment: Uint8Array
  /** The page of everything that was left out because it gives orders to the assistant. */
  leftOut: number[]
}

/**
 * Cuts and indexes documents beside the turns: a book of 500 pages is seconds of computing. Fails when it is ended early, by
 * `signal` or because what it was given is more than it may take.
 */
export interface Cutter {
  cut(document: ReadDocument, signal: AbortSignal): Promise<CutWhole>
  /** The part of the index of passages that are stored already. Nobody who waits for it ends it: the next one needs it too. */
  index(passages: readonly SpokenPassage[]): Promise<Uint8Array>
}
