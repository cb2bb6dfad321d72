import type { Degraded, Provenance, TripTool } from '../../domain/trips/schemas/common.ts'
import type { SourceAnswer } from '../../domain/trips/sources.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { Json } from '../../lib/json.ts'
import { sha256 } from '../../lib/sha256.ts'

/** An answer and every thing in it, with where it comes from. `refOf` names a thing as its source does. */
export function tell<Found extends object>(
  found: readonly Found[],
  from: {
    tool: TripTool
    now: Date
    degraded: Degraded | null
    sourceUrl?: string | undefined
    refOf?: (item: Found) => string
  },
): SourceAnswer<Found & { provenance: Provenance }> {
  const { tool, now, degraded, sourceUrl, refOf } = from
  const provenance: Provenance = {
    ...{ source: 'tool', tool, fetched_at: now.toISOString(), cache_hit: false, degraded },
    ...(sourceUrl !== undefined && { source_url: sourceUrl }),
    response_digest: sha256(canonicalJson(Json.parse(found))),
  }
  const items = found.map((item) => ({
    ...item,
    provenance: refOf === undefined ? provenance : { ...provenance, ref_id: refOf(item) },
  }))
  return { outcome: 'ok', items, provenance, degraded }
}

/** No answer, and when asking again makes sense. */
export function noAnswer(outcome: 'unavailable' | 'refused', retryAfterS?: number): SourceAnswer<never> {
  const answer = { outcome, items: [], provenance: null, degraded: 'omitted' } as const
  return { ...answer, items: [], ...(retryAfterS !== undefined && { retry_after_s: retryAfterS }) }
}
