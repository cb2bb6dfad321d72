import { z } from 'zod'
import type { FigureReader } from '../figure-reader.ts'
import { inPieces } from '../in-pieces.ts'
import { readClaims } from './read-claims.ts'

const Passages = z.array(z.object({ passageId: z.uuid(), prefix: z.string(), text: z.string() }))

/** What the passages of a version state in figures, as JSON: pieces of the rows that are stored of it. */
export function claimRows(passages: string, reader: FigureReader): string[] {
  const claims = readClaims(Passages.parse(JSON.parse(passages)), reader)
  const rows = claims.map(({ passageId, ...claim }, ordinal) => ({ ordinal, passage_id: passageId, claim }))
  return inPieces(rows).map((piece) => JSON.stringify(piece))
}
