import type { Clock } from '../../domain/context.ts'
import type { ResearchAnswer, ResearchQuery, ResearchSource } from '../../domain/research/research-source.ts'
import { JsonObject } from '../../lib/json.ts'
import type { SpokenLang } from '../../lib/languages.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import { type HttpReply, httpSender } from '../http-reply.ts'
import type { GuardedCall, Resilience } from '../resilience.ts'
import { AnswerShape } from './answer-shape.ts'
import { readPages } from './read-pages.ts'

export interface SearxngOptions {
  /** Where the metasearch engine stands, without a trailing slash. */
  baseUrl: string
  clock: Clock
  resilience: Resilience
  /** Of one try, and of all of them; a guest waits for no search any longer. */
  times?: { softMs: number; hardMs: number }
  fetch?: typeof fetch
}

const TIMES = { softMs: 2_000, hardMs: 4_000 }
/** Twenty results are some fifty kilobytes. */
const MOST_BYTES = 1_000_000
/** Sheng is of two languages. */
const LANGUAGES: Record<SpokenLang, string> = { en: 'en', sw: 'sw', sheng: 'all' }

/**
 * SearXNG over its JSON API, one of our own: a public one gives no JSON. Tried twice within the time, behind a circuit; no
 * redirect is followed, wherever it leads, and no result is opened.
 */
export function searxngResearchSource(options: SearxngOptions): ResearchSource {
  const { baseUrl, clock, resilience, times = TIMES } = options
  const send = httpSender(boundedFetch(MOST_BYTES, options.fetch), JsonObject)
  return {
    async search(asked) {
      const guarded = await resilience.run(guard(asked, times.hardMs), (signal) => {
        const ends = AbortSignal.any([asked.signal, signal])
        return send(addressOf(baseUrl, asked), { method: 'GET', headers: HEADERS }, times.softMs, ends)
      })
      if (guarded.circuit === 'open') return unavailable(`the circuit is open for ${guarded.retryInMs} ms`)
      return read(guarded.answer, asked, clock)
    },
  }
}

const HEADERS = { accept: 'application/json' }

function addressOf(baseUrl: string, { query, locale }: ResearchQuery): string {
  const asked = new URLSearchParams({ q: query, format: 'json', language: LANGUAGES[locale], safesearch: '2' })
  return `${baseUrl}/search?${asked}`
}

function guard({ signal }: ResearchQuery, hardMs: number): GuardedCall<HttpReply> {
  return {
    operation: 'searxng.search',
    account: 'installation',
    // Who went away says nothing about the search.
    isFailure: (reply) => !signal.aborted && (reply.kind !== 'json' || reply.status >= 500 || reply.status === 429),
    repeat: { tries: 2, firstWaitMs: 100, deadlineMs: hardMs, mayPass },
  }
}

/** Who sends too much, or wants what is not given, is not helped by asking again. */
function mayPass(reply: HttpReply): boolean {
  return reply.kind === 'no_reply' || reply.status >= 500
}

function read(reply: HttpReply, { limit }: ResearchQuery, clock: Clock): ResearchAnswer {
  if (reply.kind !== 'json') return unavailable(reply.problem)
  if (reply.status !== 200) return unavailable(`HTTP ${reply.status}`)
  const answer = AnswerShape.safeParse(reply.body)
  if (!answer.success) return unavailable('an answer of another shape')
  const { results, unresponsive_engines: silent } = answer.data
  // Nobody found nothing: nobody looked.
  if (results.length === 0 && silent.length > 0) return unavailable(`${silent.length} engines did not answer`)
  return { outcome: 'found', results: readPages(results, clock.now()).slice(0, limit) }
}

function unavailable(problem: string): ResearchAnswer {
  return { outcome: 'unavailable', problem }
}
