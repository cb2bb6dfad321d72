import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { isForeign, names } from '../goods-phrases.ts'

export function isStranger({ meaning }: Span): boolean {
  return names(meaning) && isForeign(meaning)
}

/** A thing that nobody here sells is named: then just that is answered. */
export function namesStranger({ clause }: Desk): boolean {
  return clause.spans.some((span) => isStranger(span) || isAskedWhether(span, clause.spans))
}

/** "Do you have laptops?", in a shop where only bags are for laptops. */
function isAskedWhether({ from, meaning }: Span, spans: readonly Span[]): boolean {
  if (meaning.kind !== 'category') return false
  return spans.some((span) => span.to <= from && cuesOf(span.meaning).includes('availability'))
}
