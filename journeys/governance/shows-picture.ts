import type { InboundMessage } from '../../src/domain/messaging/schemas.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

/** What says by itself which goods are meant. */
const NAMES: ReadonlySet<string> = new Set(['item', 'brand', 'zone', 'code'])
const POINTING: ReadonlySet<string> = new Set(['it', 'same'])
/** What else may be asked beside a picture, without a word of goods. */
const OF_PICTURE: ReadonlySet<string> = new Set(['unclear', 'not_sold', 'ask_item', 'off_topic', 'recommend'])

/** Whether a message speaks of the picture it came with: "do you have these?" means what only the picture shows. */
export function showsPicture({ reading }: TurnState, { messages }: Pick<TurnContext, 'messages'>): boolean {
  if (reading === null || !messages.some(isPicture)) return false
  if (reading.spans.some(({ kind }) => NAMES.has(kind))) return false
  const points = reading.spans.some(({ kind, meaning }) => kind === 'cue' && POINTING.has(meaning.split(' ')[0] ?? ''))
  const asks = reading.acts.every((act) => OF_PICTURE.has(act.act) || (act.act === 'ask_shop' && act.topic === 'other'))
  return points || asks
}

function isPicture({ payload: { media } }: InboundMessage): boolean {
  const first = Array.isArray(media) ? media[0] : undefined
  const type = typeof first === 'object' && first !== null && !Array.isArray(first) ? first.contentType : undefined
  return typeof type === 'string' && type.startsWith('image/')
}
