import type { Act, Reading } from '../../../src/language/reading.ts'

/** The place that an act names, in her own words and written as a name; null when it names none. */
export function placeSaid(act: Act, reading: Reading | null): string | null {
  const at = reading?.acts.indexOf(act) ?? -1
  const spans = reading?.spans.filter((span) => span.kind === 'zone' && span.act === at) ?? []
  const name = spans[0]?.text.trim() ?? ''
  return at < 0 || name === '' ? null : name.charAt(0).toUpperCase() + name.slice(1)
}

/** "Kilimani (Zone B)": the place as she calls it, and the zone where that says more. */
export function namePlace(place: string | null, zoneName: string): string {
  if (place === null) return zoneName
  return zoneName.toLowerCase().includes(place.toLowerCase()) ? place : `${place} (${zoneName})`
}
