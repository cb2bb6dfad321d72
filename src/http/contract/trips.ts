import { z } from 'zod'
import { TripChange } from '../../domain/trips/schemas/change.ts'
import { StreamEvent } from '../../domain/trips/schemas/event.ts'
import { GivenFacts } from '../../domain/trips/schemas/facts.ts'
import { IntentInput, IntentV1 } from '../../domain/trips/schemas/intent.ts'
import { ItineraryV1 } from '../../domain/trips/schemas/itinerary.ts'
import { PlanV1, Slot } from '../../domain/trips/schemas/plan.ts'
import { RunStatus, TripProgress, TripRun } from '../../domain/trips/schemas/run.ts'
import { Violation } from '../../domain/trips/schemas/violations.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

/** A plan of a week and all the facts of a deep destination. */
const LARGEST_PLAN = 2 * 1024 * 1024

const wanted = z.strictObject(IntentInput.shape).partial().shape

/** What is wanted, in fields or in words: never both. */
export const NewTripWire = z
  .strictObject({
    ...wanted,
    text: Text.min(1).max(4_000).optional(),
    /** In which the trip is told. */
    language: SpokenLang.default('en'),
  })
  .superRefine(({ text, language: _language, ...intent }, check) => {
    const inFields = [intent.city, intent.date_window, intent.budget, intent.budget_usd_cents].some(Boolean)
    if (text !== undefined) {
      if (inFields) check.addIssue({ code: 'custom', path: ['text'], message: 'send words or fields, not both' })
      return
    }
    for (const { path, message } of IntentInput.safeParse(intent).error?.issues ?? []) {
      check.addIssue({ code: 'custom', path: [...path], message })
    }
  })

/** How a run that was begun is followed. */
export const TripStarted = z.strictObject({
  run_id: z.uuid(),
  trip_id: z.uuid(),
  status: RunStatus,
  stream_url: z.string(),
})

/** A run in a list. */
export const TripRow = TripRun.omit({ options: true, relaxations: true, violations: true })

/** Addresses of the plan for who has no account here, until `until`. */
export const TripFiles = z.strictObject({ pdf: z.url(), ics: z.url(), view: z.url(), until: Instant })

/** A run, what it came to, and where that can be read. */
export const TripWire = z.strictObject({
  run: TripRun,
  itinerary: ItineraryV1.nullable(),
  /** By day, the slot in which each of its activities stands: what edits name. */
  slots: z.array(z.array(Slot.shape.slot_id)).nullable(),
  files: TripFiles.nullable(),
})

const reading = { who: REVIEWERS, scope: 'orders:read', idempotent: false, params: ById } as const
const changing = { who: LEADS, scope: 'orders:write', idempotent: true } as const

export const startTrip = defineRoute({
  ...changing,
  name: 'startTrip',
  method: 'POST',
  path: '/v1/trips',
  summary:
    'Begins to plan a trip of what is wanted, in fields or as {"text": ...} in English, Swahili or Sheng; words that leave gaps are 422 with `details.missing`.',
  body: NewTripWire,
  answers: { 202: TripStarted },
  errors: ['not_found'],
})

export const listTrips = defineRoute({
  name: 'listTrips',
  method: 'GET',
  path: '/v1/trips',
  summary: 'The runs of the trips of the shop, the newest first.',
  who: REVIEWERS,
  scope: 'orders:read',
  idempotent: false,
  query: Page.extend({ status: RunStatus.optional(), customer_id: z.uuid().optional(), trip_id: z.uuid().optional() }),
  answers: { 200: z.strictObject({ trips: z.array(TripRow), next_cursor: NextCursor }) },
  errors: ['not_found'],
})

export const getTrip = defineRoute({
  ...reading,
  name: 'getTrip',
  method: 'GET',
  path: '/v1/trips/:id',
  summary: 'A run, its itinerary where it has one, and addresses of that which need no sign-in.',
  answers: { 200: TripWire },
  errors: [],
})

export const getTripStatus = defineRoute({
  ...reading,
  name: 'getTripStatus',
  method: 'GET',
  path: '/v1/trips/:id/status',
  summary: 'How far a run is, where no stream holds: ask every two seconds.',
  answers: { 200: TripProgress },
  errors: [],
})

export const getTripItinerary = defineRoute({
  ...reading,
  name: 'getTripItinerary',
  method: 'GET',
  path: '/v1/trips/:id/itinerary',
  summary:
    'What a run came to. 409 while it runs, and where it came to no plan: `details` then has the reason and what would make it one.',
  answers: { 200: z.strictObject({ itinerary: ItineraryV1 }) },
  errors: ['conflict', 'provider_unavailable'],
})

export const getTripTrace = defineRoute({
  ...reading,
  name: 'getTripTrace',
  method: 'GET',
  path: '/v1/trips/:id/trace',
  summary: 'How a run came to what it came to: its events, and every question that it asked of a source.',
  answers: {
    200: z.strictObject({
      events: z.array(StreamEvent),
      tool_log: z.array(
        z.strictObject({
          tool: z.string(),
          args_digest: z.string(),
          outcome: z.string(),
          degraded: z.string().nullable(),
          items: z.int(),
          latency_ms: z.int(),
          at: Instant,
        }),
      ),
      cost_micro_usd: z.int().nullable(),
    }),
  },
  errors: [],
})

export const cancelTrip = defineRoute({
  ...changing,
  name: 'cancelTrip',
  method: 'DELETE',
  path: '/v1/trips/:id',
  summary: 'Stops a run; one that has ended stays as it is.',
  params: ById,
  answers: { 202: TripStarted },
  errors: [],
})

export const resumeTrip = defineRoute({
  ...changing,
  name: 'resumeTrip',
  method: 'POST',
  path: '/v1/trips/:id/resume',
  summary: 'Takes a run up again that was cancelled, or that failed for a reason that was not in what was wanted.',
  params: ById,
  body: Nothing,
  answers: { 202: TripStarted },
  errors: ['conflict'],
})

export const editTrip = defineRoute({
  ...changing,
  name: 'editTrip',
  method: 'POST',
  path: '/v1/trips/:id/edits',
  summary:
    'Plans a trip anew with some wishes changed, as its next version. `if_version` is the newest that was seen: 409 with `details.current` where there is another by now.',
  params: ById,
  body: z.strictObject({ if_version: z.int().min(1).nullable(), changes: z.array(TripChange).min(1).max(20) }),
  answers: { 202: TripStarted },
  errors: ['stale_version'],
})

export const watchTrip = defineRoute({
  ...changing,
  name: 'watchTrip',
  method: 'POST',
  path: '/v1/trips/:id/watch',
  summary: 'Has a trip of a customer, who has agreed to it, looked at again until it begins.',
  params: ById,
  body: Nothing,
  answers: { 202: z.strictObject({ watching: z.literal(true) }) },
  errors: ['conflict'],
})

export const evaluateTrip = defineRoute({
  name: 'evaluateTrip',
  method: 'POST',
  path: '/v1/trips/evaluate',
  summary:
    'Judges a plan by every rule, against the facts that come with it, or those that a trip of the shop (`trip_id`) was planned with. Keeps nothing.',
  who: REVIEWERS,
  scope: 'orders:read',
  idempotent: false,
  body: {
    kinds: {
      data: z
        .strictObject({
          intent: IntentV1,
          plan: PlanV1,
          facts: GivenFacts.optional(),
          trip_id: z.uuid().optional(),
        })
        .refine(({ facts, trip_id }) => (facts === undefined) !== (trip_id === undefined), {
          path: ['facts'],
          message: 'send either facts or a trip_id',
        }),
      mostBytes: LARGEST_PLAN,
    },
  },
  answers: {
    200: z.strictObject({ stands: z.boolean(), total_usd_cents: z.int(), violations: z.array(Violation) }),
  },
  errors: [],
})

export const TRIP_ROUTES = {
  startTrip,
  listTrips,
  getTrip,
  getTripStatus,
  getTripItinerary,
  getTripTrace,
  cancelTrip,
  resumeTrip,
  editTrip,
  watchTrip,
  evaluateTrip,
}
