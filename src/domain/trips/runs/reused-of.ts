import type { TxCtx } from '../../context.ts'
import { ItineraryV1 } from '../schemas/index.ts'
import type { RunClaim } from './claim-run.ts'

const Before = ItineraryV1.pick({ days: true })

/** How much of an edit is what was there before: percent of its days that are the same. Null for what is no edit. */
export async function reusedOf(ctx: TxCtx, { parentRunId }: RunClaim, itinerary: ItineraryV1): Promise<number | null> {
  if (parentRunId === null) return null
  const [row] = await ctx.statement`
    SELECT data->'days' AS days FROM itineraries WHERE tenant_id = ${ctx.tenantId}::uuid AND run_id = ${parentRunId}::uuid`
  if (row === undefined) return 0
  const before = new Set(Before.parse(row).days.map(visitsOf))
  const same = itinerary.days.filter((day) => before.has(visitsOf(day))).length
  return Math.round((same / Math.max(1, itinerary.days.length)) * 100)
}

/** What is done on a day, and when. */
function visitsOf({ activities }: ItineraryV1['days'][number]): string {
  return activities
    .filter(({ kind }) => kind === 'attraction' || kind === 'lodging')
    .map(({ name, window }) => `${window.start} ${name}`)
    .join('|')
}
