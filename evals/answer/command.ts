import { parseArgs } from 'node:util'
import type { EvalCommand } from '../eval-command.ts'
import { openHouse } from '../house.ts'
import { mapJsonLines, readJsonLines } from '../json-lines.ts'
import { DocumentLine } from '../retrieve/corpus.ts'
import { WrongUse } from '../wrong-use.ts'
import { answerQuestion, QuestionLine } from './answer-question.ts'
import { openShelves } from './open-shelves.ts'

const USAGE = `answer DOCS.jsonl Q.jsonl OUT.jsonl
  Takes the documents {"id", "title", "text", "type", "group"} of DOCS in as a new shop of an embedded database would, asks each
  question {"id", "text", "history", "group"} of Q, and writes {"id", "state", "p", "text", "language", "ids", "sources",
  "unbacked", "model_calls", "statements", "ms"} to OUT: what the customer is told without a model, the documents found, the best first, and
  what the text was taken from. A "group" is a shop of its own, with its documents and those of no group; a question without one
  is asked of a shop that has them all.`

const DOCUMENT = '{"id": "a", "title": "Spa", "text": "The spa opens at nine.", "type": "doc"}'
const QUESTION = '{"id": 1, "text": "When does the spa open?"}'

export const answerCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [docs, questions, output, ...more] = positionals
    if (docs === undefined || questions === undefined || output === undefined || more.length > 0) {
      throw new WrongUse(`answer takes exactly three files.\n\n${USAGE}`)
    }
    const documents = await readJsonLines({ input: docs, example: DOCUMENT }, DocumentLine)
    const asked = await readJsonLines({ input: questions, example: QUESTION }, QuestionLine)
    const house = await openHouse({ seed: 1, redisUrl: null })
    try {
      const shelves = await openShelves(house, documents, new Set(asked.map(({ group }) => group)))
      const file = { input: questions, output, verb: 'asked', example: QUESTION }
      await mapJsonLines(file, QuestionLine, (question) => answerQuestion(shelves, question))
    } finally {
      await house.stop()
    }
    return true
  },
}
