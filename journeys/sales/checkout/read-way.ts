import type { TurnPatch, TurnState } from '../../turn-state.ts'
import type { CheckoutHeard } from './hear-checkout.ts'
import type { ChooseDelivery } from './pending.ts'
import { placeSaid } from './place-said.ts'
import { deliveryQuestion, resolveDelivery, type Served } from './resolve-delivery.ts'

export interface WaySaid {
  /** Something was said of the way: where it goes, or that she wants it brought. */
  changed: boolean
  asks: ChooseDelivery | null
  patch: TurnPatch
}

/** What was said of the way of the goods, as the session takes it over. */
export function readWay(said: CheckoutHeard['way'], served: Served, state: TurnState): WaySaid {
  if (said === null) return { changed: false, asks: null, patch: {} }
  if ('asks' in said) return { changed: true, asks: deliveryQuestion('where', served), patch: {} }
  if ('choice' in said) return { changed: true, asks: null, patch: { fulfilment: said.choice } }
  const resolved = resolveDelivery(said, served, {
    place: placeSaid(said, state.reading),
    before: state.fulfilment,
    pin: state.pin,
  })
  if ('asks' in resolved) return { changed: true, asks: resolved.asks, patch: {} }
  return { changed: true, asks: null, patch: { fulfilment: resolved.choice } }
}
