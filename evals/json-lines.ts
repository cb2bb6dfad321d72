import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { z } from 'zod'
import { startProgress } from './progress.ts'
import { WrongUse } from './wrong-use.ts'

interface JsonFile {
  input: string
  /** What a line looks like, shown to whoever wrote another. */
  example: string
}

/**
 * Makes one JSON line of each JSON line, in the same order; gives their number. Lines stream through: a file may be larger
 * than memory. Throws WrongUse that names the line when one cannot be read; lines written before it stay.
 */
export async function mapJsonLines<Line>(
  { output, verb, ...file }: JsonFile & { output: string; verb: string },
  schema: z.ZodType<Line>,
  map: (line: Line, position: number) => object | Promise<object>,
): Promise<number> {
  const lines = eachJsonLine(file, schema)
  const folder = path.dirname(output)
  if (!existsSync(folder)) throw new WrongUse(`the folder ${folder} does not exist: make it, or write elsewhere`)
  const out = createWriteStream(output)
  const progress = startProgress(verb, null)
  let count = 0
  try {
    for await (const line of lines) {
      const written = out.write(`${JSON.stringify(await map(line, count))}\n`)
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

/** All lines of a file. Throws WrongUse that names the line that cannot be read. */
export async function readJsonLines<Line>(file: JsonFile, schema: z.ZodType<Line>): Promise<Line[]> {
  const lines: Line[] = []
  for await (const line of eachJsonLine(file, schema)) lines.push(line)
  return lines
}

function eachJsonLine<Line>(file: JsonFile, schema: z.ZodType<Line>): AsyncGenerator<Line> {
  if (existsSync(file.input)) return linesIn(file, schema)
  throw new WrongUse(`${file.input} does not exist: give a file with one JSON object per line`)
}

async function* linesIn<Line>({ input, example }: JsonFile, schema: z.ZodType<Line>): AsyncGenerator<Line> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(input), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (line.trim() !== '') yield readLine(line.replace(/^\uFEFF/, ''), schema, `${input}, line ${number}`, example)
  }
}

function readLine<Line>(line: string, schema: z.ZodType<Line>, at: string, example: string): Line {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new WrongUse(`${at} is not JSON (${why}). Each line must be one object such as ${example}.`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new WrongUse(`${at}: ${z.prettifyError(parsed.error)}. Each line must be one object such as ${example}.`)
}
