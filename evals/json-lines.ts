import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface, type Interface } from 'node:readline'
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
  return writeLines({ output, verb, things: 'messages' }, eachJsonLine(file, schema), map)
}

/** The same for lines that are handed on as they stand, whatever is in them; blank ones are left out. */
export async function mapLines(
  { input, ...written }: { input: string } & Written,
  map: (line: string, position: number) => object,
): Promise<number> {
  if (!existsSync(input)) throw new WrongUse(`${input} does not exist: give a file with one JSON object per line`)
  return writeLines(written, eachLine(input), map)
}

interface Written {
  output: string
  /** What is done to each, and what they are, for the line of progress. */
  verb: string
  things: string
}

async function writeLines<Line>(
  { output, verb, things }: Written,
  lines: AsyncGenerator<Line>,
  map: (line: Line, position: number) => object | Promise<object>,
): Promise<number> {
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
  progress.done(`${count} ${things}`)
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
  for await (const line of readLines(input)) {
    number += 1
    if (line.trim() !== '') yield readLine(withoutMark(line), schema, `${input}, line ${number}`, example)
  }
}

async function* eachLine(input: string): AsyncGenerator<string> {
  for await (const line of readLines(input)) if (line.trim() !== '') yield withoutMark(line)
}

function readLines(input: string): Interface {
  return createInterface({ input: createReadStream(input), crlfDelay: Number.POSITIVE_INFINITY })
}

function withoutMark(line: string): string {
  return line.replace(/^\uFEFF/, '')
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
