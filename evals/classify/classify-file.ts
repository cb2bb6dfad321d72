import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { z } from 'zod'
import type { Llm } from '../../src/llm/llm.ts'
import { startProgress } from '../progress.ts'
import { WrongUse } from '../wrong-use.ts'
import { classifyMessage } from './governance-pass.ts'

/** What a line must have; whatever else it carries (gold labels) is not looked at. */
const Line = z.looseObject({ id: z.union([z.string(), z.number()]).optional(), text: z.string() })

/**
 * Reads JSON lines with `text` (and `id`, else the position counts from 0), writes one classification per line, in the
 * same order. Lines stream through: a file may be larger than memory. Gives the number of lines classified.
 * Throws WrongUse that names the line when one cannot be read; lines written before it stay.
 */
export async function classifyFile(llm: Llm, input: string, output: string): Promise<number> {
  if (!existsSync(input)) throw new WrongUse(`${input} does not exist: give a file with one JSON object per line`)
  const folder = path.dirname(output)
  if (!existsSync(folder)) throw new WrongUse(`the folder ${folder} does not exist: make it, or write elsewhere`)
  const out = createWriteStream(output)
  const progress = startProgress('classified', null)
  let number = 0
  let count = 0
  try {
    for await (const line of createInterface({ input: createReadStream(input), crlfDelay: Number.POSITIVE_INFINITY })) {
      number += 1
      if (line.trim() === '') continue
      const { id, text } = readLine(line.replace(/^\uFEFF/, ''), number, input)
      const found = await classifyMessage(llm, text)
      const written = out.write(`${JSON.stringify({ id: id ?? count, ...found })}\n`)
      if (!written) await new Promise<void>((resolve) => out.once('drain', () => resolve()))
      count += 1
      progress.step()
    }
  } finally {
    out.end()
    await finished(out)
  }
  progress.done(`${count} messages`)
  return count
}

function readLine(line: string, number: number, file: string): z.infer<typeof Line> {
  const at = `${file}, line ${number}`
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new WrongUse(`${at} is not JSON (${why}). Each line must be one object such as {"id": 1, "text": "habari"}.`)
  }
  const parsed = Line.safeParse(value)
  if (parsed.success) return parsed.data
  throw new WrongUse(`${at}: ${z.prettifyError(parsed.error)}. Each line needs a "text"; "id" is a number or a text.`)
}
