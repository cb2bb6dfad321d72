import type { Thread, ThreadAnswer, ThreadQuestion } from '../../domain/messaging/index.ts'
import type { ServerEvent } from '../event-stream.ts'
import { type Place, WHOLE, writePlace } from './place.ts'
import { sentencesOf } from './sentences-of.ts'

/** Between two messages of one answer. */
const GAP = '\n\n'

/**
 * What a talk has to tell behind a place in it, in its order. A message of an answer comes in sentences (`token`, each with its
 * place in the whole answer; a fixed one as `replace`, the answer so far), then its menu or file; what the visitor wrote in another tab, a person, or a notice is one
 * `message`. With `whole`, as a page is opened, everything is.
 */
export function threadNews(
  thread: Thread,
  { from, whole }: { from: Place; whole: boolean },
): { events: ServerEvent[]; to: Place } {
  const to = { ...from }
  const answers = thread.answers.filter(({ seq }) => seq > from.seq || (seq === from.seq && from.part < WHOLE))
  const events = inOrder(thread.questions, answers).flatMap((one): ServerEvent[] => {
    if (!('seq' in one)) {
      to.epoch = one.epoch
      return [{ name: 'message', id: writePlace(to), data: questionWire(one) }]
    }
    const told = one.seq === from.seq ? from.part : 0
    to.seq = one.seq
    to.part = WHOLE
    if (whole || one.turnId === null || one.from === 'person') {
      return [{ name: 'message', id: writePlace(to), data: answerWire(one) }]
    }
    return inParts(one, { told, before: beforeIn(one, thread.answers), epoch: to.epoch })
  })
  return { events, to }
}

/** Both sides by time, each of them in its own order whatever the clocks said. */
function inOrder(
  questions: readonly ThreadQuestion[],
  answers: readonly ThreadAnswer[],
): (ThreadQuestion | ThreadAnswer)[] {
  const left = [...answers]
  const merged: (ThreadQuestion | ThreadAnswer)[] = []
  for (const question of questions) {
    while (left[0] !== undefined && left[0].at < question.at) merged.push(...left.splice(0, 1))
    merged.push(question)
  }
  return [...merged, ...left]
}

function inParts(
  answer: ThreadAnswer,
  { told, before, epoch }: { told: number; before: string; epoch: number },
): ServerEvent[] {
  const { id: message, seq, menu, file } = answer
  const parts = wordsOf(answer, before)
  if (file !== null) parts.push({ name: 'file', data: { ...file, message } })
  if (menu !== null) parts.push({ name: 'menu', data: { ...menu, message } })
  const last = parts.length - 1
  return parts
    .map((part, index) => ({ ...part, id: writePlace({ epoch, seq, part: index === last ? WHOLE : index + 1 }) }))
    .slice(told)
}

type Part = Pick<ServerEvent, 'name' | 'data'>

/** In sentences; what always stands as it is comes at once, with what the answer said before it. */
function wordsOf({ id: message, text, isFixed }: ThreadAnswer, before: string): Part[] {
  const words = before === '' ? text : GAP + text
  if (isFixed) return [{ name: 'replace', data: { content: before + words, at: before.length, message } }]
  let at = before.length
  return sentencesOf(words).map((content) => {
    const token = { name: 'token', data: { content, at, message } }
    at += content.length
    return token
  })
}

/** What the same answer says before this message. */
function beforeIn(answer: ThreadAnswer, all: readonly ThreadAnswer[]): string {
  const same = all.filter(({ turnId, seq }) => turnId === answer.turnId && seq < answer.seq)
  return same.map(({ text }) => text).join(GAP)
}

function questionWire({ id, text, at }: ThreadQuestion): object {
  return { id, from: 'guest', content: text, at: at.toISOString() }
}

function answerWire({ id, from, text, menu, file, at }: ThreadAnswer): object {
  return { id, from, content: text, menu, file, at: at.toISOString() }
}
