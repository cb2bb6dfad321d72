import { z } from 'zod'
import { Ages } from '../data/ages.ts'
import { Price } from '../data/price.ts'
import { Hours } from '../hours/hours.ts'
import { Schedule } from '../hours/schedule.ts'
import { writtenHours, writtenSchedule } from './written-hours.ts'
import { writtenPrice } from './written-price.ts'

const price = (value: unknown) => writtenPrice(Price.parse(value))

/** Keys whose value is one thing, although it has parts. */
const WRITTEN: Readonly<Record<string, (value: unknown) => string>> = {
  hours: (value) => writtenHours(Hours.parse(value)).join('; '),
  schedule: (value) => writtenSchedule(Schedule.parse(value)),
  price,
  price_range: price,
  rates: (value) => z.array(Price).parse(value).map(writtenPrice).join(', '),
  age_limit: (value) => writtenAges(Ages.parse(value)),
}

/** Names of things in a list stand in the path of what is said of them. */
const NAMES = new Set(['name', 'title'])

/** Every fact of a row with its path: "tiers > Pearl > benefits: room upgrade, airport transfer". */
export function flatLines(value: object, path: readonly string[] = []): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (path.length > 0 && NAMES.has(key)) return []
    const here = [...path, key.replaceAll('_', ' ')]
    const leaf = leafText(key, inner)
    if (leaf !== null) return [`${here.join(' > ')}: ${leaf}`]
    const parts = Array.isArray(inner) ? inner.map((one: unknown) => [...here, ...nameOf(one)]) : [here]
    const things: unknown[] = Array.isArray(inner) ? inner : [inner]
    return things.flatMap((one, at) => (typeof one === 'object' && one !== null ? flatLines(one, parts[at]) : []))
  })
}

function leafText(key: string, value: unknown): string | null {
  const written = WRITTEN[key]
  if (written !== undefined) return written(value)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const texts = z.array(z.string()).safeParse(value)
  return texts.success ? texts.data.join(', ') : null
}

function writtenAges({ min, max }: Ages): string {
  if (max === undefined) return `from ${min ?? 0}`
  return min === undefined ? `up to ${max}` : `${min} to ${max}`
}

function nameOf(value: unknown): string[] {
  const named = z
    .object({ name: z.string() })
    .or(z.object({ title: z.string() }))
    .safeParse(value)
  if (!named.success) return []
  return ['name' in named.data ? named.data.name : named.data.title]
}
