import { haversineMetres } from '../../../lib/geo.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { computeLeg } from '../facts/compute-leg.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { legRef, pointKey } from '../facts/leg-ref.ts'
import type { Geo, Provenance, TransitLeg, TransitMode } from '../schemas/index.ts'

/** Farther than this nobody is sent on foot. */
const WALK_METRES = 1_500
const RIDES: readonly TransitMode[] = ['taxi', 'bus', 'matatu', 'metro', 'boat']

/**
 * The same book, in which a way that no source knows is computed when it is asked for, and remembered. Legs with an avoided
 * mode stand behind all others.
 * @param at when it is computed, as an instant
 */
export function withComputedLegs(book: FactBook, avoided: ReadonlySet<string>, at: string): FactBook {
  const computed = new Map<string, TransitLeg>()
  const ways = new Map<string, readonly TransitLeg[]>()
  const ride = RIDES.find((mode) => !avoided.has(mode)) ?? 'taxi'
  const find = (from: Geo, to: Geo): readonly TransitLeg[] => {
    const known = book.legs(from, to)
    if (known.length > 0) return known.toSorted((a, b) => Number(avoided.has(a.mode)) - Number(avoided.has(b.mode)))
    const onFoot = !avoided.has('walk') && haversineMetres(from, to) <= WALK_METRES
    const leg = computeLeg(onFoot ? 'walk' : ride, from, to, computedAt(from, to, at))
    computed.set(legRef(leg), leg)
    return [leg]
  }
  const legs = (from: Geo, to: Geo): readonly TransitLeg[] => {
    const key = `${pointKey(from)}>${pointKey(to)}`
    const known = ways.get(key) ?? find(from, to)
    ways.set(key, known)
    return known
  }
  const leg = (ref: string): TransitLeg | null => book.leg(ref) ?? computed.get(ref) ?? null
  return {
    ...book,
    legs,
    leg,
    placeOf: (choice) => {
      if (choice.kind !== 'transit') return book.placeOf(choice)
      const found = leg(choice.option_ref)
      return found && { from: found.from_geo, to: found.to_geo }
    },
  }
}

function computedAt(from: Geo, to: Geo, at: string): Provenance {
  return {
    source: 'tool',
    tool: 'transit',
    fetched_at: at,
    cache_hit: false,
    response_digest: sha256(`${pointKey(from)}>${pointKey(to)}`),
    degraded: 'fixture',
  }
}
