import type { RowQuestion } from '../../properties/index.ts'
import type { KnowledgeLanguage, Snippet } from '../schemas.ts'
import type { RowList } from './list-for-guest.ts'
import type { RowFound } from './tell-unit.ts'

/** What a guest asks, as her words were heard. */
export interface GuestQuestion {
  query: string
  language: KnowledgeLanguage
  /** The question before, for one that leans on it. */
  about: string | null
  asked: RowQuestion
  /**
   * What the talk is of: a thing and the part of it, a passage that she picked, or one that answered, with the title of its document as
   * the part. `isMeant`: her words point at it, as "it" and "there" do; else they may still be of it. Null when nothing was spoken of.
   */
  focus: { itemId: string; part: string | null; isMeant: boolean } | null
}

export interface FoundForGuest {
  /** Rows that answer. */
  rows: RowFound[]
  /** Rows of a kind, for who asks for all that fit. */
  list: RowList | null
  /** Things, or passages by what they are called, of which any may be meant: she is asked which. */
  choices: { itemId: string; name: string }[]
  snippets: Snippet[]
  confident: boolean
  /** The chance that the first one answers, 0 to 1; a row that was asked for does. */
  answerable: number
  /** Two documents that count the same contradict each other over this. */
  disputed?: string
}

export const NOTHING_FOUND: FoundForGuest = {
  rows: [],
  list: null,
  choices: [],
  snippets: [],
  confident: false,
  answerable: 0,
}
