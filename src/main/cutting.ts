import type { CutWhole, ReadDocument } from '../domain/knowledge/cutter.ts'
import type { SpokenPassage } from '../domain/knowledge/segment-of.ts'

/** What the thread that cuts is asked. */
export type CutQuestion =
  | { kind: 'cut'; document: ReadDocument }
  | { kind: 'index'; passages: readonly SpokenPassage[] }

export type CutAnswer = { kind: 'cut'; whole: CutWhole } | { kind: 'index'; segment: Uint8Array }
