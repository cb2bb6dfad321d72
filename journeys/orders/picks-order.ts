import type { Heard } from '../core/define-journey.ts'

/** Whether one of the orders in question is picked, by tap, reference or place in the list. */
export function picksOrder(orders: readonly { reference: string }[], { text, choice, engine }: Heard): boolean {
  const tapped = /^order:(\d+)$/.exec(choice ?? '')?.[1]
  if (tapped !== undefined && Number(tapped) <= orders.length) return true
  const squeezed = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (orders.some(({ reference }) => squeezed.includes(reference.toLowerCase()))) return true
  const { index, words } = engine.parsePick(text)
  return index !== null && words.length === 0 && index <= orders.length
}
