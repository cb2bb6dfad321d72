import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import type { Pending } from '../../pending.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { isCheckoutPending } from '../checkout/pending.ts'
import type { OpenLine } from '../slice.ts'

/** What tasks may change of a turn. */
const CHANGED = [
  'cart',
  'openLines',
  'search',
  'salient',
  'lastQuestion',
  'lastCatalogResults',
  'pending',
  'suspended',
  'parked',
  'said',
  'item',
  'gone',
  'asks',
  'cartChanged',
  'orderId',
  'orderTotals',
  'paymentRequestId',
  'paymentStatus',
  'changingOrderId',
  'unanswered',
  'clarificationLoops',
] as const

/** A turn at work: `now` is what was changed so far, in place; it is written back as one patch. */
export interface Desk {
  now: Pick<TurnState, (typeof CHANGED)[number]>
  readonly language: SpokenLang
  readonly turn: TurnContext
  /** An item read in this turn; null when it could not be. */
  read(itemId: string): ItemDetail | null
  tell(...sentences: (string | null)[]): void
  /** Asks, if this turn has asked nothing but what is wanted; else the wish behind the question waits for its turn. */
  ask(pending: Pending, open: OpenLine | null): void
  /** Whether a question between the cart and the money stands, which nothing lighter replaces. */
  readonly inCheckout: boolean
}

export function openDesk(state: TurnState, turn: TurnContext): Desk {
  const now = pick(state)
  return {
    now,
    turn,
    language: state.responseLanguage,
    inCheckout: isCheckoutPending(state.pending),
    read: (itemId) => state.items.find((item) => item.itemId === itemId) ?? null,
    tell: (...sentences) => {
      now.said = [
        ...now.said,
        ...sentences.filter((sentence): sentence is string => sentence !== null && sentence !== ''),
      ]
    },
    ask: (pending, open) => {
      if (!now.asks || now.pending?.kind === 'narrow_query') {
        now.pending = pending
        now.asks = true
      } else if (open !== null) now.openLines = [...now.openLines, open]
    },
  }
}

/** What the tasks changed, for the turn. */
export function closeDesk({ now }: Desk): TurnPatch {
  return now
}

function pick(state: TurnState): Desk['now'] {
  const fields = Object.entries(state).filter(([field]) => (CHANGED as readonly string[]).includes(field))
  // Every field of CHANGED is a field of the state, so that together they are all there.
  return Object.fromEntries(fields) as Desk['now']
}
