import type { TripPlace } from './trip-said.ts'

const LANGUAGES = ['en', 'sw'] as const

/**
 * The places of a shop by everything that people call them: a country too, where the shop goes to one place of it only. `country` is
 * its ISO code of two letters.
 */
export function tripPlaces(
  destinations: readonly { city: string; also: readonly string[]; country: string }[],
): TripPlace[] {
  return destinations.map(({ city, also, country }) => {
    const isOnly = destinations.filter((one) => one.country === country).length === 1
    return { id: city, names: [...new Set([city, ...also, ...(isOnly ? namesOf(country) : [])])] }
  })
}

function namesOf(country: string): string[] {
  return LANGUAGES.flatMap((language) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? [])
}
