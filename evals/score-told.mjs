// node evals/score-told.mjs QUESTIONS.jsonl OUT.jsonl [--show]
// Scores what `npm run eval -- answer` wrote: of the questions that have an answer ("fact", or any of "facts"), how many were
// told it; of those that have none (kind "unanswerable"), how many were answered all the same. An hour is the same however it is
// written: "19:00", "7 pm", "saa moja jioni". --show prints what was missed.
import { readFileSync } from 'node:fs'
import { clocksIn } from './clocks-in.mjs'

const LIST_SHARE = 0.5

const [questions, answers, show] = process.argv.slice(2)
if (questions === undefined || answers === undefined) {
  console.error('node evals/score-told.mjs QUESTIONS.jsonl OUT.jsonl [--show]')
  process.exit(2)
}

const byId = new Map(readLines(questions).map((question) => [String(question.id), question]))
const counts = new Map()
for (const answer of readLines(answers)) {
  const question = byId.get(String(answer.id))
  if (question === undefined) continue
  const right = isRight(question, answer)
  if (right === null) continue
  const count = counts.get(question.kind) ?? { asked: 0, right: 0, known: 0, wrong: 0 }
  counts.set(question.kind, {
    asked: count.asked + 1,
    right: count.right + Number(right),
    known: count.known + Number(answer.state === 'known'),
    wrong: count.wrong + Number(answer.state === 'known' && !right),
  })
  if (!right && show === '--show') console.log(JSON.stringify({ asked: question.text, told: answer.text }))
}

console.table(Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other))))
const answerable = [...counts].filter(([kind]) => kind !== 'unanswerable').map(([, count]) => count)
const [asked, told] = ['asked', 'right'].map((key) => answerable.reduce((sum, count) => sum + count[key], 0))
console.log(`told the right fact: ${told} of ${asked} (${asked === 0 ? 0 : (told / asked).toFixed(3)})`)
const wrong = answerable.reduce((sum, { wrong }) => sum + wrong, 0)
console.log(`told something else as the answer: ${wrong} of ${asked}`)

/** Whether an answer tells what it should, or keeps quiet where it should; null where nothing is to be told. */
function isRight({ kind, fact, facts = [] }, { state, text }) {
  if (kind === 'unanswerable') return state !== 'known'
  const clocks = clocksIn(text)
  const holds = (part) => text.toLowerCase().includes(part.toLowerCase()) || isClock(part, clocks)
  if (kind === 'list' && facts.length > 0 && fact !== undefined) {
    return facts.filter(holds).length >= facts.length * LIST_SHARE
  }
  if (fact !== undefined && fact !== '') return holds(fact)
  return facts.length === 0 ? null : facts.some(holds)
}

function isClock(part, clocks) {
  const [clock, more] = clocksIn(part)
  return clock !== undefined && more === undefined && clocks.has(clock) && !/[a-z]{4}/i.test(part)
}

function readLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
