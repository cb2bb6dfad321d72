import fc from 'fast-check'
import { isObject, type Json, type JsonObject } from '../../src/lib/json.ts'

/** What a caller knows of a shop: its ids, and the cursors that it was given. */
export interface Known {
  ids: readonly string[]
  cursors: readonly string[]
}

const WORDS = ['Rules of the pool', 'twende', 'asante', 'KES 1,700', 'karibu_10', 'Is there a library?']
const INSTANTS = ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']
const LONG = 'x'.repeat(70_000)

/** What no field asks for: other types, edges of numbers, and texts that no column takes. */
const ODD: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '😀',
    '{{1}}',
    "' OR 1=1 --",
    '../..',
  ),
  fc.constantFrom<Json>(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, LONG, LONG.repeat(15)),
  fc.constantFrom<Json>([], {}, [[]], [null], { constructor: 1 }, deep(200)),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** Values for a JSON Schema; with `odd` every part of one may be something else, be missing, or have fields beside it. */
export function anyValue(schema: Json | undefined, known: Known, odd: boolean): fc.Arbitrary<Json> {
  const fitting = fits(isObject(schema) ? schema : {}, known, odd)
  return odd ? fc.oneof({ weight: 14, arbitrary: fitting }, { weight: 1, arbitrary: ODD }) : fitting
}

function fits(schema: JsonObject, known: Known, odd: boolean): fc.Arbitrary<Json> {
  const { anyOf, oneOf, type } = schema
  const options = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : null
  if (options !== null) return fc.oneof(...options.map((option) => anyValue(option, known, odd)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (type === 'object') return anObject(schema, known, odd)
  if (type === 'array') {
    const { minItems = 0, maxItems = 3, items } = schema
    const [minLength, most] = [Number(minItems), Number(maxItems)]
    return fc.array(anyValue(items, known, odd), { minLength, maxLength: Math.max(minLength, Math.min(most, 3)) })
  }
  if (type === 'string') return aText(schema, known)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type !== 'integer' && type !== 'number')
    return fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)))
  const [min, max] = [Number(schema.minimum ?? -1_000_000), Number(schema.maximum ?? 1_000_000_000)]
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

function anObject(schema: JsonObject, known: Known, odd: boolean): fc.Arbitrary<Json> {
  const { properties, required, additionalProperties, propertyNames } = schema
  const named = Object.entries(isObject(properties) ? properties : {})
  const needed = Array.isArray(required) ? required : []
  const fields = Object.fromEntries(named.map(([name, field]) => [name, anyValue(field, known, odd)]))
  const present = fc.record(fields, {
    requiredKeys: odd ? [] : named.map(([name]) => name).filter((name) => needed.includes(name)),
  })
  const whole = fc.record(fields)
  const more = isObject(additionalProperties)
    ? fc.dictionary(
        isObject(propertyNames) ? anyValue(propertyNames, known, false).map(String) : fc.constantFrom('en', 'sw'),
        anyValue(additionalProperties, known, odd),
        { maxKeys: 3 },
      )
    : fc.constant({})
  const object = fc.tuple(fc.oneof(whole, present), more).map(([fixed, rest]) => ({ ...fixed, ...rest }))
  if (!odd) return object
  const beside = object.map((fixed) => ({ ...fixed, neverHeardOf: 1 }))
  return fc.oneof({ weight: 12, arbitrary: object }, { weight: 1, arbitrary: beside })
}

function aText(schema: JsonObject, known: Known): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known.ids), fc.uuid({ version: 4 }))
  if (format === 'date-time') return fc.constantFrom(...INSTANTS)
  if (format === 'date') return fc.constantFrom(...INSTANTS.map((instant) => instant.slice(0, 10)))
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const [least, most] = [Number(minLength), Number(maxLength)]
  const sized = (text: string) => text.slice(0, most).padEnd(least, 'a')
  const cursors =
    known.cursors.length > 0 && Number(maxLength) === 1_000
      ? fc.constantFrom(...known.cursors)
      : fc.constantFrom(...WORDS)
  return fc
    .oneof(cursors, fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }))
    .map(sized)
}

function deep(levels: number): Json {
  let value: Json = 1
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}
