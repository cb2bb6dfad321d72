import type { OptionValue, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk } from '../desk.ts'
import { wantedOf } from '../wanted.ts'

/** The lines of the cart with one of these items, and with these values where any are said. */
export function linesOf(desk: Desk, itemIds: readonly string[], values: readonly OptionValue[]): number[] {
  const lines = desk.context.cart.flatMap(({ itemId }, line) => (itemIds.includes(itemId) ? [line] : []))
  const said = lines.filter((line) => {
    const has = Object.values(desk.context.cart[line]?.values ?? {}).map(fold)
    return values.every(({ value }) => has.includes(fold(value)))
  })
  return values.length > 0 && said.length > 0 ? said : lines
}

export function fold(text: string): string {
  return text.toLowerCase()
}

/** The line that is talked about: of what was named last, else the one put in last. */
export function lastLine({ context }: Desk): number {
  const talked = context.cart.findLastIndex(({ itemId }) => itemId === context.salient[0])
  return talked === -1 ? context.cart.length - 1 : talked
}

/** The line that goods take the place of where none is named: the last one of their kind, else the one talked about. */
export function lineOfKind({ itemIds, categories }: Wanted, desk: Desk): number {
  const categoryOf = (id: string) => desk.shop.item(id)?.category ?? ''
  const kinds = new Set([...categories, ...itemIds.map(categoryOf)])
  const alike = desk.context.cart.findLastIndex(({ itemId }) => kinds.has(categoryOf(itemId)))
  return alike === -1 ? lastLine(desk) : alike
}

/**
 * The line that sizes and colours without a name are said of: the one talked about, where it comes in such, else the last
 * that does. A 43 is no count of brushes beside a shoe.
 */
export function lineToldOf(spans: readonly Span[], desk: Desk): number {
  const { cart } = desk.context
  const last = lastLine(desk)
  if (cart.length < 2) return last
  const others = cart.map((_line, at) => at).filter((at) => at !== last)
  const fits = (line: number) => {
    const { itemId = '' } = cart[line] ?? {}
    const options = desk.shop.item(itemId)?.options ?? {}
    const { values } = wantedOf(spans, desk.tokens, desk.shop, [itemId])
    return values.length > 0 && values.every(({ option, value }) => options[option ?? '']?.includes(value) === true)
  }
  return [last, ...others.reverse()].find(fits) ?? last
}
