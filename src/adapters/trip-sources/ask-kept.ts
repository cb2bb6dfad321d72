import { z } from 'zod'
import type { Clock, Log } from '../../domain/context.ts'
import { Provenance, type TripTool } from '../../domain/trips/schemas/common.ts'
import type { SourceAnswer, SourceCall } from '../../domain/trips/sources.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { Json } from '../../lib/json.ts'
import { parseJson } from '../../lib/parse-json.ts'
import { sha256 } from '../../lib/sha256.ts'
import { unlessAborted } from '../../lib/unless-aborted.ts'
import type { Resilience } from '../resilience.ts'
import { type Attempt, type AttemptTimes, attemptGuarded } from './attempt.ts'
import type { FactCache } from './fact-cache.ts'
import { oneFlight } from './one-flight.ts'
import { noAnswer, tell } from './tell.ts'

export interface AskDeps {
  resilience: Resilience
  cache: FactCache
  clock: Clock
  log: Log
  times: AttemptTimes
}

/** One question to a source. */
export interface Question<Found extends object> {
  tool: TripTool
  /** What names it: equal questions are one. */
  request: object
  /** How long an answer is as good as asked, and how much longer it is better than nothing. */
  life: { freshSeconds: number; staleSeconds: number }
  item: z.ZodType<Found & { provenance: Provenance }>
  refOf: (item: Found) => string
  attempt: (signal: AbortSignal, timeoutMs: number) => Promise<Attempt<Found>>
}

export type Told<Found extends object> = SourceAnswer<Found & { provenance: Provenance }>

/**
 * Asks sources of which each equal question is asked once: what was answered is kept, and who asks what is being asked waits for
 * that answer. Only answers are kept, never that there was none; what is too old is told where the source is away, as `cache`.
 */
export function askKept(deps: AskDeps) {
  const joined = oneFlight()
  return async <Found extends object>(question: Question<Found>, call: SourceCall): Promise<Told<Found>> => {
    const key = `${question.tool}:${sha256(canonicalJson(Json.parse(question.request)))}`
    // Nobody who goes away ends it: others may wait for the same, and what is answered is kept.
    const asked = joined(`${call.tenantId} ${key}`, () => ask(deps, question, call.tenantId, key))
    return unlessAborted(call.signal, asked).catch((error: unknown) => {
      if (call.signal.aborted) return noAnswer('unavailable')
      throw error
    })
  }
}

async function ask<Found extends object>(
  deps: AskDeps,
  question: Question<Found>,
  tenantId: string,
  key: string,
): Promise<Told<Found>> {
  const { tool, life, refOf } = question
  const began = performance.now()
  const kept = await readKept(deps, question, tenantId, key)
  const log = (outcome: string) =>
    deps.log.info('trip_source', { tool, outcome, ms: Math.round(performance.now() - began) })
  if (kept?.isFresh) {
    log('kept')
    return kept.answer
  }
  const answer = await attemptGuarded(deps.resilience, { tool, tenantId, attempt: question.attempt, times: deps.times })
  log(answer.outcome)
  if (answer.outcome !== 'ok') {
    if (answer.outcome === 'unavailable' && kept !== null) return kept.answer
    return noAnswer(answer.outcome, answer.outcome === 'unavailable' ? answer.retryAfterS : undefined)
  }
  const now = deps.clock.now()
  const told = tell(answer.found, { tool, now, degraded: null, refOf, sourceUrl: answer.sourceUrl })
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  const text = JSON.stringify({ items: told.items, provenance: told.provenance })
  const [freshUntil, keepUntil] = [after(life.freshSeconds), after(life.freshSeconds + life.staleSeconds)]
  await deps.cache.write(tenantId, [{ key, text, freshUntil, keepUntil }])
  return told
}

async function readKept<Found extends object>(
  { cache, clock }: AskDeps,
  { item }: Question<Found>,
  tenantId: string,
  key: string,
): Promise<{ isFresh: boolean; answer: Told<Found> } | null> {
  const kept = (await cache.read(tenantId, [key])).get(key)
  const shape = z.strictObject({ items: z.array(item), provenance: Provenance })
  const read = kept && shape.safeParse(parseJson(kept.text))
  if (!kept || !read?.success) return null
  const isFresh = kept.freshUntil > clock.now()
  const degraded = isFresh ? null : 'cache'
  const again = (provenance: Provenance): Provenance => ({ ...provenance, cache_hit: true, degraded })
  const items = read.data.items.map((item) => ({ ...item, provenance: again(item.provenance) }))
  return { isFresh, answer: { outcome: 'ok', items, provenance: again(read.data.provenance), degraded } }
}
