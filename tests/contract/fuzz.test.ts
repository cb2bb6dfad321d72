import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PLATFORM_TENANT } from '../../src/domain/tenancy/schemas.ts'
import type { Answer } from '../../src/http/contract/bodies.ts'
import type { Route } from '../../src/http/contract/define-route.ts'
import { errorsOf } from '../../src/http/contract/errors-of.ts'
import { ROUTES } from '../../src/http/contract/index.ts'
import { findMarkers } from '../../src/lib/markers.ts'
import { startProduct } from '../support/product.ts'
import { anyCall } from './any-call.ts'
import type { ApiAnswer, ApiCall } from './call-api.ts'
import { openFurnishedShop } from './furnished-shop.ts'
import { markTexts } from './mark-texts.ts'
import { serveAs } from './serve-as.ts'

const CALLS = Number(process.env.FUZZ_CALLS ?? 20_000)
const PER_ROUND = 25
const AT_ONCE = 8
const MOST_PROBLEMS = 10
/** As often an id of the other shop is guessed, among our own. */
const EVERY_NTH = 4

const product = await startProduct({ worker: false })
const { shop, ids: ownIds } = await openFurnishedShop(product)
// Next door, all words have a marker in them, so whatever is told of there is seen.
const { shop: neighbour, ids: foreignIds } = await openFurnishedShop(product)
const { columns } = await markTexts(product.db, neighbour.tenantId)
const ids = [...ownIds, ...foreignIds.filter((_id, place) => place % EVERY_NTH === 0)]
const { as, log } = await serveAs(product)
const seed = fc.readConfigureGlobal().seed ?? 1

const routes: Route[] = Object.values(ROUTES)
const Listed = z.looseObject({ next_cursor: z.string() })

/** What is wrong with an answer by the contract of its route; null for nothing. */
function wrongWith(route: Route, { status, type, text, code }: ApiAnswer): string | null {
  if (findMarkers(text).length > 0) return 'it holds what is another shop’s'
  if (code !== null) {
    // A route says itself where somebody else may be away, or too many are there.
    const declared = status < 500 ? errorsOf(route) : route.errors
    return declared.some((one) => one === code) ? null : `${status} ${code}`
  }
  const answer = Object.entries(route.answers).find(([declared]) => Number(declared) === status)?.[1]
  if (answer === undefined) return `${status} is not declared`
  const schema = schemaOf(answer)
  if (!type.includes('json') || schema === null) return type.includes('json') ? 'JSON is not declared' : null
  const { error } = schema.safeParse(JSON.parse(text))
  return error ? z.prettifyError(error) : null
}

function schemaOf(answer: Answer): z.ZodType | null {
  if ('events' in answer) return null
  return 'csv' in answer ? answer.json : answer
}

describe('whatever is sent to the REST API', () => {
  it(`is answered as its contract says, never with 5xx: ${CALLS} calls of seed ${seed}`, async () => {
    const owner = await as({ tenantId: shop.tenantId, role: 'owner' })
    const cursors: string[] = []
    const problems: object[] = []
    const seen = new Map<string, Set<number>>()
    let made = 0
    const ask = async (route: Route, call: ApiCall) => {
      const answer = await owner(call)
      made += 1
      seen.set(route.name, (seen.get(route.name) ?? new Set()).add(answer.status))
      const wrong = wrongWith(route, answer)
      const told = { wrong, route: route.name, url: call.url.slice(0, 200), body: call.body?.slice(0, 400) }
      if (wrong !== null) problems.push({ ...told, text: answer.text.slice(0, 300) })
      const listed = answer.status === 200 && answer.type.includes('json') && Listed.safeParse(JSON.parse(answer.text))
      if (listed !== false && listed.success) cursors.unshift(listed.data.next_cursor)
    }
    for (let round = 0; made < CALLS && problems.length < MOST_PROBLEMS; round += 1) {
      // Half of them fit, so that they reach the verbs.
      const known = { ids, cursors: cursors.slice(0, 20) }
      const options = { seed: seed + round, numRuns: PER_ROUND }
      const drawn = routes.flatMap((route) =>
        fc.sample(anyCall(route, known, round % 2 === 0), options).map((call) => ({ route, call })),
      )
      const waiting = drawn.values()
      const worker = async () => {
        for (const { route, call } of waiting) await ask(route, call)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    }
    const lines = log.lines.filter(({ event }) => event === 'request_failed').slice(0, 5)
    expect({ seed, problems, lines: problems.length === 0 ? [] : lines }).toEqual({ seed, problems: [], lines: [] })
    expect(made).toBeGreaterThanOrEqual(CALLS)
    // Of the shop next door nothing was met, though its ids were guessed and all its words would have shown it.
    expect(columns).toBeGreaterThan(80)
    expect(await product.db.transaction(PLATFORM_TENANT, (tx) => tx.canaryHit.count())).toBe(0)
    // It reached what lies behind the reading of input, of as many nouns as ids are guessed in so many calls.
    const reached = routes.filter(({ name }) => [...(seen.get(name) ?? [])].some((status) => status < 300))
    expect(reached.length).toBeGreaterThan(routes.length * 0.3)
  }, 900_000)
})
