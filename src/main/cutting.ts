import type { TellingRows } from '../domain/knowledge/claim-reader.ts'
import type { Conflict } from '../domain/knowledge/conflicts/find-conflicts.ts'
import type { CutWhole, ReadDocument } from '../domain/knowledge/cutter.ts'
import type { SpokenPassage } from '../domain/knowledge/segment-of.ts'

/** What the thread that cuts is asked. */
export type CutQuestion =
  | { kind: 'cut'; document: ReadDocument }
  | { kind: 'index'; passages: readonly SpokenPassage[] }
  | { kind: 'claims'; passages: string }
  | { kind: 'conflicts'; documents: readonly string[]; rows: TellingRows }

export type CutAnswer =
  | { kind: 'cut'; whole: CutWhole }
  | { kind: 'index'; segment: Uint8Array }
  | { kind: 'claims'; pieces: string[] }
  | { kind: 'conflicts'; conflicts: Conflict[] }
