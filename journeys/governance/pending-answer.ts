import type { NamedItem } from '../../src/domain/catalog/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { assertNever } from '../../src/lib/assert-never.ts'
import type { Intent, OfflineEngine } from '../../src/llm/offline/types.ts'
import { intentChoice, titleOf } from '../menus.ts'
import type { Pending } from '../pending.ts'
import { hear } from '../sales/hear.ts'
import { readAnswer } from '../sales/read-answer.ts'
import type { TurnState } from '../turn-state.ts'
import { asksQuestion } from './talk-rules.ts'

/**
 * How a message fits what was asked. `answer`: it certainly answers, no classifier is heard. `open`: it may answer, so
 * it goes to whoever asked unless it is clearly about something else. `none`: it is no answer.
 */
export type Fit = 'answer' | 'open' | 'none'

export interface Heard {
  text: string
  choice: string | null
  engine: OfflineEngine
  named?: readonly NamedItem[]
}

/** The intent that the customer chose from a menu of intents, by tap, number or name. */
export function chosenIntent(
  options: readonly Intent[],
  { text, choice, engine }: Heard,
  language: SpokenLang,
): Intent | null {
  const tapped = options.find((intent) => intentChoice(intent) === choice)
  if (tapped !== undefined) return tapped
  const named = options.find((intent) => titleOf(intent, language).toLowerCase() === text.trim().toLowerCase())
  if (named !== undefined) return named
  const { index, words } = engine.parsePick(text)
  if (index === null || words.length > 0) return null
  return options.at(index === -1 ? -1 : index - 1) ?? null
}

/** Whether a message answers the pending question. Taps are checked against it; one that does not fit is only text. */
export function fitPending(pending: Pending, state: TurnState, heard: Heard): Fit {
  switch (pending.kind) {
    case 'clarify_intent':
      return 'none'
    case 'narrow_query':
      return 'open'
    case 'pick_item':
    case 'choose_option':
    case 'choose_quantity':
    case 'await_payment':
      return salesIsCertain(state, heard) ? 'answer' : 'open'
    case 'confirm_order':
    case 'choose_payment':
    case 'confirm_phone':
      // "Can I pay on delivery?" holds the word pay and is not a yes.
      return salesIsCertain(state, heard) && !asksQuestion(heard.text) ? 'answer' : 'open'
    case 'pick_order':
      return picksOrder(pending.orders, heard) ? 'answer' : 'open'
    case 'offer_handoff':
    case 'confirm_cancel_order':
      return saysYesOrNo(heard) ? 'answer' : 'none'
    default:
      return assertNever(pending)
  }
}

/** The journey that asked reads the words itself, and says whether they can mean anything else. */
function salesIsCertain(state: TurnState, { text, choice, engine, named }: Heard): boolean {
  return readAnswer(state, hear(text, choice, engine, named)).certain
}

function saysYesOrNo({ text, choice, engine }: Heard): boolean {
  const numbered = /^\s*[12]\s*[.)]?\s*$/.test(text)
  return choice === 'yes' || choice === 'no' || numbered || engine.parseYesNo(text) !== null
}

function picksOrder(orders: readonly { reference: string }[], { text, choice, engine }: Heard): boolean {
  const tapped = /^order:(\d+)$/.exec(choice ?? '')?.[1]
  if (tapped !== undefined && Number(tapped) <= orders.length) return true
  const squeezed = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (orders.some(({ reference }) => squeezed.includes(reference.toLowerCase()))) return true
  const { index, words } = engine.parsePick(text)
  return index !== null && words.length === 0 && index <= orders.length
}
