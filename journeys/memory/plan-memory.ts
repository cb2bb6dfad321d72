import { say } from '../../prompts/copy/index.ts'
import type { MemorySaid } from '../../src/domain/customers/schemas.ts'
import type { Act } from '../../src/language/reading.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { memoryLines } from './memory-lines.ts'
import { MOST_HELD } from './slice.ts'

type MemoryAct = Extract<Act, { act: 'memory' }>

/** Messages in which she must have said something of herself before she is asked. */
const ASKED_FROM = 2
const MOST_VALUE = 120
const MOST_DATES = 60

/** What follows from a yes or a no to our question, and from what she says of herself or wants of our memory. */
export function planMemory(state: TurnState, turn: TurnContext): TurnPatch {
  const { acts, pending, memoryHeld } = state
  const act = acts.find((one): one is MemoryAct => one.act === 'memory')
  if (act === undefined && pending?.kind === 'memory_consent') {
    const yes = acts.some((one) => one.act === 'confirm')
    return yes ? keep(memoryHeld) : { ...FORGET, memorySays: 'declined' }
  }
  const told = (act?.told ?? []).map((one) => saidBy(one, turn))
  switch (act?.does) {
    case 'forget':
      // What is in short of the talk may hold what she said of herself.
      return { ...FORGET, memorySays: 'forgotten', guestLines: [], guestSummary: null }
    case 'keep':
      return keep([...memoryHeld, ...told])
    case 'ask':
      return list(state, turn)
    default:
      return hearTold(told, state, turn)
  }
}

const FORGET = { pending: null, memoryHeld: [], memoryAsked: true, memoryChange: { memory: false } } satisfies TurnPatch

function keep(remember: readonly MemorySaid[]): TurnPatch {
  const memoryChange = { memory: true, remember: remember.slice(-MOST_HELD) }
  return { pending: null, memoryHeld: [], memoryAsked: true, memoryChange, memorySays: 'kept' }
}

function list({ memories, responseLanguage: language }: TurnState, turn: TurnContext): TurnPatch {
  const text =
    memories.length === 0
      ? say('memory_nothing', language)
      : say('memory_list', language, { what: memoryLines(memories) })
  addReply(turn, text)
  return {}
}

/** Who has agreed is remembered; who has not been asked is asked once, where nothing else is open. */
function hearTold(told: readonly MemorySaid[], state: TurnState, turn: TurnContext): TurnPatch {
  const { memoryOptIn, memoryAsked, pending, suspended, escalationRequired, responseLanguage: language } = state
  if (told.length === 0) return {}
  const alone = turn.replies.length === 0
  if (memoryOptIn === true) {
    return { memoryChange: { remember: [...told] }, memorySays: alone ? 'kept' : 'quiet' }
  }
  if (alone) addReply(turn, say('memory_heard', language))
  if (memoryOptIn === false || memoryAsked) return {}
  const memoryHeld = [...state.memoryHeld, ...told].slice(-MOST_HELD)
  const times = new Set(memoryHeld.map(({ messageId }) => messageId)).size
  const open = pending !== null || suspended !== null || escalationRequired
  if (times < ASKED_FROM || open) return { memoryHeld }
  addReply(turn, say('memory_ask', language, { what: memoryLines(memoryHeld) }), { menu: yesNoMenu(language) })
  return { memoryHeld, memoryAsked: true, pending: { kind: 'memory_consent' } }
}

/** With the message that says it; of several the last, unless another one has the words. */
function saidBy({ kind, value, dates }: MemoryAct['told'][number], { messages }: TurnContext): MemorySaid {
  const message = messages.find(({ body }) => body.includes(value)) ?? messages.at(-1)
  if (message === undefined) throw new Error('a turn has a message')
  return { kind, value: value.slice(0, MOST_VALUE), dates: dates?.slice(0, MOST_DATES) ?? null, messageId: message.id }
}
