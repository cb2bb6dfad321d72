import { parseArgs } from 'node:util'
import { z } from 'zod'
import { localEmbedder } from '../../src/adapters/embed/local-embedder.ts'
import { rememberQuestions } from '../../src/adapters/embed/remember-questions.ts'
import { jsonLog } from '../../src/adapters/system/log.ts'
import type { Embedder } from '../../src/domain/knowledge/embedder.ts'
import { glossaryFiles } from '../../src/main/glossary-files.ts'
import { readDictionary } from '../../src/main/read-dictionary.ts'
import type { EvalCommand } from '../eval-command.ts'
import { mapJsonLines, readJsonLines } from '../json-lines.ts'
import { WrongUse } from '../wrong-use.ts'
import { ask, makeNames, QuestionLine, type Searcher } from './ask.ts'
import { DocumentLine, openCorpus } from './corpus.ts'
import { fitCalibration, type Judged } from './fit-calibration.ts'
import { printFit } from './print-fit.ts'

const USAGE = `retrieve DOCS.jsonl Q.jsonl OUT.jsonl [--lexical] [--no-focus] [--dictionary PATH] [--fit]
  Cuts and indexes the documents {"id", "title", "text", "type", "group", "lang"} of DOCS, looks for the answer to each question {"id",
  "text", "history", "group", "lang"} of Q, and writes {"id", "ids", "scores", "p", "state", "focus", "ms"} to OUT: at most ten
  documents, the best first, and the chance that the first one answers. "group" of a question says what it is about; else what
  the talk names is looked for, which --no-focus leaves. --lexical goes by words alone. --dictionary reads a dictd dictionary
  from Swahili to English behind the glossary. --fit also reads the "gold" of the questions, a list of documents, and prints the
  weights of the calibration that fit them: only for questions that nothing else is measured on.`

const DOCUMENT = '{"id": "a", "title": "Spa", "text": "The spa opens at nine.", "type": "doc"}'
const QUESTION = '{"id": 1, "text": "When does the spa open?"}'
const MOST = 10
const Gold = z.looseObject({ gold: z.array(z.union([z.string(), z.number()]).transform(String)) })

export const retrieveCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        lexical: { type: 'boolean', default: false },
        'no-focus': { type: 'boolean', default: false },
        dictionary: { type: 'string' },
        fit: { type: 'boolean', default: false },
      },
    })
    const [docs, questions, output, ...more] = positionals
    if (docs === undefined || questions === undefined || output === undefined || more.length > 0) {
      throw new WrongUse(`retrieve takes exactly three files.\n\n${USAGE}`)
    }
    const documents = await readJsonLines({ input: docs, example: DOCUMENT }, DocumentLine)
    const local = localEmbedder({ log: jsonLog('silent') })
    const embedder = values.lexical ? null : rememberQuestions(local)
    const searcher = await openSearcher(documents, embedder, values.dictionary ?? null, values['no-focus'])
    const file = { input: questions, output, verb: 'asked', example: QUESTION }
    if (values.fit) printFit(await fitTo(searcher, file.input))
    await mapJsonLines(file, QuestionLine, (question) => answer(searcher, question))
    await local.close()
    return true
  },
}

async function openSearcher(
  documents: DocumentLine[],
  embedder: Embedder | null,
  dictionary: string | null,
  noFocus: boolean,
): Promise<Searcher> {
  const glossary = glossaryFiles(dictionary === null ? '' : await readDictionaryAt(dictionary))
  const corpus = await openCorpus(documents, { embedder, glossary })
  return { corpus, glossary, embedder, names: noFocus ? null : makeNames(corpus) }
}

async function readDictionaryAt(file: string): Promise<string> {
  return readDictionary(file).catch((error: unknown) => {
    throw new WrongUse(`the dictionary cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
}

async function answer(searcher: Searcher, question: QuestionLine): Promise<object> {
  const from = performance.now()
  const { found, focus } = await ask(searcher, question)
  const ms = Number((performance.now() - from).toFixed(2))
  const scores = new Map<string, number>()
  for (const { passage, score } of found.scored) {
    const { id } = searcher.corpus.documentOf(passage)
    if (!scores.has(id) && scores.size < MOST) scores.set(id, Number(score.toFixed(4)))
  }
  return {
    id: question.id,
    ids: [...scores.keys()],
    scores: [...scores.values()],
    p: Number(found.chance.toFixed(4)),
    state: found.state,
    ...(focus.length > 0 ? { focus } : {}),
    ms,
  }
}

/** Each question as it is, and with its gold taken away: what then comes first answers nothing. */
async function fitTo(
  searcher: Searcher,
  input: string,
): Promise<{ judged: Judged[]; fit: ReturnType<typeof fitCalibration> }> {
  const lines = await readJsonLines({ input, example: QUESTION }, z.intersection(QuestionLine, Gold))
  const judged: Judged[] = []
  for (const line of lines) {
    const gold = new Set(line.gold)
    for (const without of gold.size === 0 ? [gold] : [new Set<string>(), gold]) {
      const { found } = await ask(searcher, line, without)
      const [first] = found.scored
      if (first === undefined) continue
      const isAnswerable = without.size === 0 && gold.size > 0
      const isRight = isAnswerable && gold.has(searcher.corpus.documentOf(first.passage).id)
      judged.push({ features: found.features, chance: found.chance, isRight, isAnswerable })
    }
  }
  return { judged, fit: fitCalibration(judged) }
}
