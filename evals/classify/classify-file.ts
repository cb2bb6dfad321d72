import { z } from 'zod'
import type { Llm } from '../../src/llm/llm.ts'
import { mapJsonLines } from '../json-lines.ts'
import { classifyMessage } from './governance-pass.ts'

/** What a line must have; whatever else it carries (gold labels) is not looked at. */
const Line = z.looseObject({ id: z.union([z.string(), z.number()]).optional(), text: z.string() })

const EXAMPLE = '{"id": 1, "text": "habari"}'

/** Reads JSON lines with `text` (and `id`, else the position counts from 0), writes one classification per line. */
export async function classifyFile(llm: Llm, input: string, output: string): Promise<number> {
  return mapJsonLines(
    { input, output, verb: 'classified', example: EXAMPLE },
    Line,
    async ({ id, text }, position) => ({
      id: id ?? position,
      ...(await classifyMessage(llm, text)),
    }),
  )
}
