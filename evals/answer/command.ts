import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { systemClock } from '../../src/adapters/system/clock.ts'
import { buildEngine } from '../../src/main/engine.ts'
import { readPropertyFile } from '../../src/main/read-property-file.ts'
import type { EvalCommand } from '../eval-command.ts'
import { openHouse } from '../house.ts'
import { mapJsonLines, readJsonLines } from '../json-lines.ts'
import { DocumentLine } from '../retrieve/corpus.ts'
import { WrongUse } from '../wrong-use.ts'
import { answerQuestion, QuestionLine } from './answer-question.ts'
import { openDesks, type PropertyRead } from './open-desks.ts'

const USAGE = `answer DOCS.jsonl Q.jsonl OUT.jsonl [--property FILE] [--now ISO]
  Opens a tenant whose concierge is on, takes the documents {"id", "title", "text", "type", "group", "lang"} of DOCS in through the
  worker and loads the property data of FILE, as "npm run property -- load" does. Each question {"id", "text", "history", "group"}
  of Q is then asked by a guest of her own, who wrote the lines of "history" before, through whole turns without a model. OUT gets
  {"id", "state", "p", "text", "offered", "language", "query_type", "route", "ids", "sources": [{"id", "quote", "page"}], "unbacked",
  "model_calls", "ms"}: what she is told; "known" when rows or documents answer, "unsure" when she is asked which she means;
  what was found, the best first; figures that nothing found says. --now is the instant at which all of it is asked, as
  2026-11-20T15:00:00Z. A "group" is a tenant of its own, with its documents and those of no group. A property of the kind
  "agency" is a travel desk.`

const DOCUMENT = '{"id": "a", "title": "Spa", "text": "The spa opens at nine.", "type": "doc"}'
const QUESTION = '{"id": 1, "text": "When does the spa open?"}'

export const answerCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { property: { type: 'string' }, now: { type: 'string' } },
    })
    const [docs, questions, output, ...more] = positionals
    if (docs === undefined || questions === undefined || output === undefined || more.length > 0) {
      throw new WrongUse(`answer takes exactly three files.\n\n${USAGE}`)
    }
    const now = readInstant(values.now)
    const property = values.property === undefined ? null : propertyIn(values.property, now)
    const documents = await readJsonLines({ input: docs, example: DOCUMENT }, DocumentLine)
    const asked = await readJsonLines({ input: questions, example: QUESTION }, QuestionLine)
    const house = await openHouse({ seed: 1, redisUrl: null })
    try {
      const groups = new Set(asked.map(({ group }) => group))
      const desks = await openDesks(house, { documents, property, groups, now })
      const engine = await buildEngine(house.runtime)
      const file = { input: questions, output, verb: 'asked', example: QUESTION }
      await mapJsonLines(file, QuestionLine, (question) => answerQuestion({ engine, desks }, question))
    } finally {
      await house.stop()
    }
    return true
  },
}

function readInstant(written: string | undefined): Date {
  if (written === undefined) return systemClock.now()
  const read = z.iso.datetime({ offset: true }).safeParse(written)
  if (!read.success) throw new WrongUse(`--now ${written} is no instant: write it as 2026-11-20T15:00:00Z`)
  return new Date(read.data)
}

/** The file of a property, whole. Throws WrongUse with every problem in it. */
function propertyIn(file: string, now: Date): PropertyRead {
  const read = readPropertyFile(bytesOf(file), { isTable: false, category: '', now })
  if (read.outcome === 'read' && read.property !== null) return { ...read, property: read.property }
  const problems = read.outcome === 'refused' ? read.problems : []
  throw new WrongUse(
    `${file} is no property data:\n${problems.map(({ path, problem }) => `${path}: ${problem}`).join('\n')}`,
  )
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new WrongUse(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
