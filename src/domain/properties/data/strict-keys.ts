import { z } from 'zod'
import { nearestWord } from '../../../lib/nearest-word.ts'
import { quoted } from './sentence-of.ts'

/** Keys that every item may have beside those of its category. */
export const HEAD_KEYS = ['name', 'aliases', 'last_updated', 'valid_from', 'valid_until'] as const

/** What people write for what we call otherwise. */
const CALLED: Readonly<Record<string, string>> = {
  min: 'min_minor',
  max: 'max_minor',
  amount: 'amount_minor',
  rate: 'rates',
  opening_hours: 'hours',
  reservations: 'reservation',
  price: 'price_range',
  season: 'best_season',
}

/**
 * An object that has these keys and no other: a fact under a key that nobody reads would be silently lost. The refusal names
 * the key that was meant, or those that there are.
 * @param refuse gives the sentence about keys that are refused for another reason
 */
export function strictKeys<Shape extends z.ZodRawShape>(
  shape: Shape,
  { head = false, refuse = () => null }: { head?: boolean; refuse?: (key: string) => string | null } = {},
): z.ZodObject<Shape, z.core.$strict> {
  const known = [...(head ? HEAD_KEYS : []), ...Object.keys(shape)]
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined
      const refused = issue.keys.map(refuse).find((sentence) => sentence !== null)
      return refused ?? unknownKeys(issue.keys, known)
    },
  })
}

function unknownKeys(keys: readonly string[], known: readonly string[]): string {
  const meant = keys.flatMap((key) => {
    const called = CALLED[key]
    const near = called !== undefined && known.includes(called) ? called : nearestWord(key, known, 2)
    return near === null ? [] : [near]
  })
  const advice =
    meant.length === keys.length ? `write ${quoted(meant)}` : `take it out; the keys here are ${known.join(', ')}`
  return `unknown key ${quoted(keys)}: ${advice}`
}
