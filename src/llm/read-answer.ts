import { z } from 'zod'
import type { TextOutput } from './define-prompt.ts'
import type { ModelReply } from './model-port.ts'

export type RejectReason = 'empty' | 'cut_off' | 'too_long' | 'not_json' | 'not_words' | 'wrong_shape' | 'failed_check'

/** Signs of data that no sentence to a customer has. */
const CODE = /[{}]|```/

/** `problem` is told to the model; `reason` is the short word for logs, free of anybody's text. */
export type Reading<Out> = { ok: true; value: Out } | { ok: false; reason: RejectReason; problem: string; text: string }

/** Parses a vendor's reply by the prompt's output and holds it against `check`. A text is never shortened to fit. */
export function readAnswer<Out>(
  output: z.ZodType<Out> | TextOutput<Out>,
  reply: ModelReply,
  check: (value: Out) => string | null,
): Reading<Out> {
  const text = reply.text.trim()
  const reject = (reason: RejectReason, problem: string): Reading<Out> => ({ ok: false, reason, problem, text })
  if (text === '') return reject('empty', 'The answer was empty.')
  if (reply.stop === 'length') return reject('cut_off', 'The answer was cut off. Give a much shorter one.')
  if (!(output instanceof z.ZodType) && text.length > output.text) {
    return reject('too_long', `The answer has ${text.length} characters; at most ${output.text} are allowed.`)
  }
  if (!(output instanceof z.ZodType) && CODE.test(text)) {
    return reject('not_words', 'The answer held data or code. Answer the customer in plain sentences.')
  }
  const json = output instanceof z.ZodType ? parseJson(text) : text
  if (json === undefined) return reject('not_json', 'The answer was not one JSON value and nothing else.')
  const parsed = (output instanceof z.ZodType ? output : output.schema).safeParse(json)
  if (!parsed.success) return reject('wrong_shape', z.prettifyError(parsed.error))
  const problem = check(parsed.data)
  return problem === null ? { ok: true, value: parsed.data } : reject('failed_check', problem)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
