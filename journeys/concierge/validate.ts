import { answerValidate } from '../../prompts/answer-validate/index.ts'
import { askPrompt } from '../core/ask-prompt.ts'
import { stepNode } from '../core/step-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { sourcesOf } from './answers/sources.ts'
import { faultOfTemplate, faultOfWritten } from './criteria/fault-of.ts'
import { templateFor } from './generate.ts'

/** An answer that does not hold is put together once more; the second one that does not is never said. */
const MOST_RETRIES = 1

/**
 * Holds an answer against six criteria: grounded, on topic, no advice on gambling, read-only, accurate, responsible. Code checks
 * what it can; of words that code finds nothing wrong in and a model wrote, a second model reads them all. Either refuses alone,
 * and where no second model answers, code decides.
 */
export const validateNode = stepNode(async (state, turn): Promise<TurnPatch> => {
  const byCode = codeFault(state, turn)
  const fault = byCode ?? (await reviewFault(state, turn))
  turn.steps.push({ node: 'validate', kind: 'guard', ms: 0, note: fault ?? 'holds' })
  if (fault === null) return { guestVerdict: 'pass', guestFault: null }
  if (state.guestRetries < MOST_RETRIES) return { guestVerdict: 'retry', guestFault: fault }
  return byCode === null ? { guestVerdict: 'fail', guestFault: fault } : lastWord(fault, state, turn)
})

function codeFault(state: TurnState, turn: TurnContext): string | null {
  const { guestAnswer, guestWritten } = state
  if (guestAnswer === null) return 'nothing was put together'
  if (guestWritten === null) return faultOfTemplate(guestAnswer, state, turn)
  return faultOfWritten(guestAnswer, guestWritten, state, turn)
}

async function reviewFault(state: TurnState, turn: TurnContext): Promise<string | null> {
  const { guestAnswer, guestWritten, guestAsked, message, responseLanguage } = state
  if (guestAnswer === null || guestWritten === null) return null
  const sources = sourcesOf(state, turn).map(({ n, from, title, text }) => ({ n, from, title, text }))
  const vars = { question: guestAsked ?? message, answer: guestAnswer.text, language: responseLanguage, sources }
  const asked = await askPrompt(answerValidate, vars, turn)
  return asked.outcome === 'answered' && asked.value.status === 'FAIL' ? asked.value.reason : null
}

/**
 * What is wrong in a model's words is not wrong in our own: when they say the same from the same source and hold, they are said in
 * its place. What was refused as an answer has nothing to fall back on.
 */
function lastWord(fault: string, state: TurnState, turn: TurnContext): TurnPatch {
  if (state.guestWritten === null) return { guestVerdict: 'fail', guestFault: fault }
  const template = templateFor({ ...state, guestRetries: 0 }, turn)
  const problem = faultOfTemplate(template, state, turn)
  turn.steps.push({ node: 'validate', kind: 'guard', ms: 0, note: problem ?? 'our own words hold, and are said' })
  if (problem !== null) return { guestVerdict: 'fail', guestFault: fault }
  return { guestVerdict: 'pass', guestFault: fault, guestAnswer: template, guestWritten: null }
}
