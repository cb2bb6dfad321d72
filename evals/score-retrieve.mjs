#!/usr/bin/env node
/**
 * Scores the answers of `npm run eval -- retrieve`: node evals/score-retrieve.mjs Q.jsonl OUT.jsonl [DOCS.jsonl].
 * Q holds {"id", "gold": [document ids], "answers"?: [strings]}; gold [] is a question that no document answers. With DOCS it
 * also says how often the first document holds one of the answer strings.
 */
import { readFileSync } from 'node:fs'

const [questionFile, outFile, documentFile] = process.argv.slice(2)
if (!questionFile || !outFile) {
  process.stderr.write('node evals/score-retrieve.mjs Q.jsonl OUT.jsonl [DOCS.jsonl]\n')
  process.exit(2)
}

const read = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
const share = (part, all) => (all === 0 ? null : Number((part / all).toFixed(4)))

const answers = new Map(read(outFile).map((line) => [String(line.id), line]))
const rows = read(questionFile).map((question) => {
  const given = answers.get(String(question.id)) ?? { ids: [], p: 0, state: 'unknown', ms: 0 }
  const place = given.ids.findIndex((id) => question.gold.map(String).includes(id))
  return { question, given, place }
})
const answerable = rows.filter(({ question }) => question.gold.length > 0)
const unanswerable = rows.filter(({ question }) => question.gold.length === 0)
const isKnown = ({ given }) => given.state === 'known'
const within = (most) => answerable.filter(({ place }) => place >= 0 && place < most)
const known = answerable.filter(isKnown)
const reciprocal = within(5).reduce((sum, { place }) => sum + 1 / (place + 1), 0)

/** The chance that a right first document was given a higher p than a wrong one or an answer to the unanswerable. */
function auc() {
  const judged = rows.map(({ given, place }) => ({ p: given.p, right: place === 0 })).sort((a, b) => a.p - b.p)
  let rank = 0
  let sum = 0
  for (let at = 0; at < judged.length; at = rank) {
    while (rank < judged.length && judged[rank].p === judged[at].p) rank += 1
    const mean = (at + 1 + rank) / 2
    for (let one = at; one < rank; one += 1) sum += judged[one].right ? mean : 0
  }
  const right = judged.filter((one) => one.right).length
  const wrong = judged.length - right
  return right === 0 || wrong === 0 ? null : Number(((sum - (right * (right + 1)) / 2) / (right * wrong)).toFixed(4))
}

const ms = rows.map(({ given }) => given.ms).sort((a, b) => a - b)
const figures = {
  questions: rows.length,
  unanswerable: unanswerable.length,
  r1: share(within(1).length, answerable.length),
  r5: share(within(5).length, answerable.length),
  mrr5: share(reciprocal, answerable.length),
  offered3: share(within(3).length, answerable.length),
  auc: auc(),
  answered: share(known.length, answerable.length),
  wrong_given_answered: share(known.filter(({ place }) => place !== 0).length, known.length),
  unsure: share(answerable.filter(({ given }) => given.state === 'unsure').length, answerable.length),
  false_answers: share(unanswerable.filter(isKnown).length, unanswerable.length),
  ms_p50: ms[Math.floor(ms.length / 2)],
  ms_p95: ms[Math.floor(ms.length * 0.95)],
}
if (documentFile) {
  const texts = new Map(read(documentFile).map(({ id, text }) => [String(id), text.toLowerCase()]))
  const asked = answerable.filter(({ question }) => Array.isArray(question.answers))
  const held = asked.filter(({ question, given }) =>
    question.answers.some((answer) => texts.get(given.ids[0])?.includes(answer.toLowerCase())),
  )
  figures.answer_held = share(held.length, asked.length)
}
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
