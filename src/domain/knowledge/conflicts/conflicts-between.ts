import type { TellingRows } from '../claim-reader.ts'
import type { FigureReader } from '../figure-reader.ts'
import { type Conflict, findConflicts } from './find-conflicts.ts'
import { rowClaims } from './row-claims.ts'
import { statedInDocuments } from './stated-in-documents.ts'

/** What cannot all be true of what documents and rows state. @param documents of each what `documentClaims` reads */
export function conflictsBetween(documents: readonly string[], rows: TellingRows, reader: FigureReader): Conflict[] {
  return findConflicts([...statedInDocuments(documents), ...rowClaims(rows, reader)])
}
