import type { Snippet } from '../../src/domain/knowledge/schemas.ts'
import { givesPlantedOrders } from '../../src/language/governor/planted-orders.ts'

/** A passage that gives orders to the assistant is nobody's answer, whoever put it into a document. */
export function isSound({ text, answer }: Snippet): boolean {
  return !givesPlantedOrders(text) && !givesPlantedOrders(answer)
}
