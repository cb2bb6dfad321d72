import type { Span } from '../../span.ts'
import type { Desk, Found } from '../desk.ts'
import { inquiry } from '../inquiry.ts'
import { unheardIn } from '../unheard.ts'

/** Paying where nothing is ordered: for the one thing that is talked about, or a question of how one pays. */
export function nothingToPay(desk: Desk, cues: readonly Span[]): Found | null {
  const { shown, salient } = desk.context
  const uses = [...cues, ...desk.cues('want', 'yes', 'it', 'money', 'can_i')]
  if (desk.clause.question && unheardIn(desk).length > 0) return inquiry(desk, 'paying')
  const [only, ...others] = shown.length > 0 ? shown : salient.slice(0, 1)
  if (only === undefined || others.length > 0) return { act: { act: 'checkout' }, uses }
  return {
    act: { act: 'pick', wanted: { ...desk.nothing, itemIds: [only], exact: true, words: desk.clause.words } },
    uses,
  }
}
