import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { Act } from '../../src/language/reading.ts'
import { goOn } from '../core/go-on.ts'
import { intentMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { CASUAL_TURNS } from './thresholds.ts'

/** One thing to say, with what follows from it; silent where another journey goes on at once. */
interface Answer {
  text: string | null
  menu?: Menu
  patch?: TurnPatch
}

/** Answers each act of talk once, in one message. */
export function answerTalk(state: TurnState, turn: TurnContext): TurnPatch {
  const answers = firstOfEach(state.acts).map((act) => answerTo(act, state, turn))
  const text = answers.flatMap((answer) => answer.text ?? []).join('\n')
  const menu = answers.find((answer) => answer.menu !== undefined)?.menu ?? null
  if (text !== '') addReply(turn, text, { menu })
  return Object.assign({}, ...answers.map((answer) => answer.patch ?? {}))
}

function firstOfEach(acts: readonly Act[]): Act[] {
  return acts.filter(({ act }, at) => acts.findIndex((one) => one.act === act) === at)
}

function answerTo(act: Act, state: TurnState, turn: TurnContext): Answer {
  const { responseLanguage: language } = state
  const { name: shop, settings } = turn.tenant
  switch (act.act) {
    case 'pause':
      return pause(state, turn)
    case 'resume':
      return resume(state, turn)
    case 'insult':
      return { text: say(goesOn(state) ? 'insult_and_go_on' : 'insult_met', language) }
    case 'ask_identity':
      return { text: say('identity', language, { bot: settings.botName, shop }) }
    case 'off_topic':
      return { text: say('off_topic', language, { shop }) }
    case 'untrusted':
      return { text: say('untrusted_refused', language) }
    case 'greet':
    case 'small_talk':
      return talk(act, state, turn)
    case 'choose':
    case 'pick_nothing':
      return { text: say('tap_too_late', language) }
    case 'confirm':
      // "Endelea", "okay": after she has put a question aside, a yes is a yes to going on with it.
      return state.parked ? resume(state, turn) : { text: say('nothing_asked', language) }
    default:
      // A no to nothing that was asked, or to all that was offered.
      return { ...pause(state, turn), text: say('nothing_asked', language) }
  }
}

/** The question is put aside by the customer herself: it comes back when she says so. */
function pause(
  { pending, suspended, cart, orderId, responseLanguage }: TurnState,
  { journeys }: Pick<TurnContext, 'journeys'>,
): Answer {
  const kept = pending ?? suspended
  const holds = cart.length > 0 || orderId !== null
  const text = say(holds ? 'paused_cart' : 'paused', responseLanguage)
  // What was only looked at can be taken up by a yes, whenever it comes.
  if (kept !== null && journeys.outlivesDigression(kept) === 'quietly') return { text }
  const patch: TurnPatch = { pending: null, suspended: kept, parked: kept !== null, digression: false }
  return { text, patch }
}

function resume(state: TurnState, turn: TurnContext): Answer {
  const { suspended, cart, orderId, responseLanguage, parked } = state
  // What she put aside herself comes before a menu that was shown since.
  const pending = parked ? (suspended ?? state.pending) : (state.pending ?? suspended)
  const question = pending === null ? null : turn.journeys.questionOf({ ...state, pending })
  if (question !== null) {
    const { text, menu } = question
    return { text, ...(menu && { menu }), patch: { pending, suspended: null, parked: false, digression: false } }
  }
  if (cart.length > 0 || orderId !== null) return { text: null, patch: goOn(state, 'sales', [{ act: 'checkout' }]) }
  return { text: say('nothing_to_resume', responseLanguage) }
}

/** Thanks and farewells are courtesy; other talk is answered as often as the shop likes, then led back to business. */
function talk(act: Extract<Act, { act: 'greet' | 'small_talk' }>, state: TurnState, turn: TurnContext): Answer {
  const { responseLanguage: language, maxChattinessLevel } = state
  if (act.act === 'small_talk' && (act.kind === 'thanks' || act.kind === 'bye') && maxChattinessLevel > 0) {
    return { text: say(act.kind === 'thanks' ? 'thanks_reply' : 'goodbye_reply', language) }
  }
  const casualTurns = state.casualTurns + 1
  if (casualTurns > (CASUAL_TURNS[maxChattinessLevel] ?? 0)) return withMenu(casualTurns, state, turn)
  const opening = act.act === 'greet' && state.sittingMessages <= turn.messages.length
  if (opening && maxChattinessLevel > 1) return withMenu(casualTurns, state, turn, introduction(state, turn))
  const key = act.act === 'small_talk' ? SMALL_TALK[act.kind] : opening ? 'greeting_short' : 'greeting_again'
  return { text: say(key, language), patch: { casualTurns } }
}

const SMALL_TALK = {
  thanks: 'thanks_reply',
  bye: 'goodbye_reply',
  how_are_you: 'how_are_you',
  praise: 'praise_reply',
  other: 'casual_reply',
} as const

/** The shop's own introduction; null when it has written none. */
function introduction({ responseLanguage, botIntro }: TurnState, { tenant }: TurnContext): string | null {
  return tenant.settings.botIntro[responseLanguage] ?? botIntro
}

/** What can be done here, to choose from; while a question of ours waits, only in words. */
function withMenu(casualTurns: number, state: TurnState, turn: TurnContext, opening: string | null = null): Answer {
  const { responseLanguage: language, digression } = state
  const options = turn.journeys.entrances(turn.tenant.settings.journeys)
  const { lines, menu, pending } = intentMenu(options, language, turn.journeys)
  const redirect = () => say('casual_redirect', language, { shop: turn.tenant.name, menu: lines })
  const text = opening === null ? redirect() : `${opening}\n${lines}`
  return digression ? { text, patch: { casualTurns } } : { text, menu, patch: { casualTurns, pending } }
}

/** Something else of the message is answered after this. */
function goesOn({ agenda, digression, acts }: TurnState): boolean {
  return digression || (agenda !== null && agenda.length > 0) || acts.some(({ act }) => act !== 'insult')
}
