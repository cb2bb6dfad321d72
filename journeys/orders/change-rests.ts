import type { TurnPatch, TurnState } from '../turn-state.ts'

/** What was to be different of an order that stays as it is, or that only a person may change, is no wish for other goods. */
export function changeRests({ agenda, ordersWish }: Pick<TurnState, 'agenda' | 'ordersWish'>): TurnPatch {
  return ordersWish?.kind === 'change' && agenda !== null ? { agenda: agenda.filter(({ to }) => to !== 'sales') } : {}
}
