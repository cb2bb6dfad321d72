import { z } from 'zod'
import type { Desk } from '../../src/language/concierge/guest-reading.ts'
import { readGuest } from '../../src/language/concierge/read-guest.ts'
import { mapJsonLines } from '../json-lines.ts'

/** What a line must have; whatever else it carries (gold labels) is not looked at. */
const Line = z.looseObject({ id: z.union([z.string(), z.number()]).optional(), text: z.string() })

const EXAMPLE = '{"id": 1, "text": "what time does the pool close"}'

/** Reads JSON lines with `text` (and `id`, else the position counts from 0), writes one reading per line. */
export async function routeFile(input: string, output: string, desk: Desk): Promise<number> {
  return mapJsonLines({ input, output, verb: 'routed', example: EXAMPLE }, Line, ({ id, text }, position) => {
    const { queryType, route, confidence, stage, guard } = readGuest({ text }, desk)
    return { id: id ?? position, query_type: queryType, route, confidence, stage, guard }
  })
}
