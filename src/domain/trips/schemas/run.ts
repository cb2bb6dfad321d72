import { z } from 'zod'
import { Json } from '../../../lib/json.ts'
import { Instant, Ref } from './common.ts'
import { RunNode } from './event.ts'
import { Relaxation } from './relaxation.ts'
import { Violation } from './violations.ts'

export const RunStatus = z.enum(['queued', 'running', 'completed', 'error', 'cancelled'])
export type RunStatus = z.infer<typeof RunStatus>

/** Why a run came to no plan. Only what lies with sources or with us may be taken up again. */
export const RunError = z.enum([
  'invalid_intent',
  'no_destination',
  'infeasible',
  'sources_unavailable',
  'invalid_model_output',
  'internal',
])
export type RunError = z.infer<typeof RunError>

/** How a run is to be done, beyond what is wanted. */
export const RunOptions = z.strictObject({
  /** Ends the run where a model answers twice with what cannot be read, instead of going on without it. */
  strict_model: z.boolean().default(false),
  /** Ids of venues that the customer has been shown before: they stay where they are as good as others. */
  known: z.array(Ref).max(200).default([]),
  /** Ids of venues that she does not want. */
  avoid: z.array(Ref).max(200).default([]),
})
export type RunOptions = z.infer<typeof RunOptions>

/** A run as its rows say it. */
export const TripRun = z.strictObject({
  run_id: z.uuid(),
  /** All runs of one trip share it: it is the id of the first. */
  trip_id: z.uuid(),
  parent_run_id: z.uuid().nullable(),
  status: RunStatus,
  /** The latest node that was begun. */
  node: RunNode.nullable(),
  /** Who asked: "customer:<id>", or an actor of the audit trail. */
  principal: z.string(),
  customer_id: z.uuid().nullable(),
  conversation_id: z.uuid().nullable(),
  language: z.string(),
  /** As it was asked: it is checked when the run begins. */
  intent: Json,
  options: RunOptions,
  error: z.strictObject({ code: RunError, message: z.string() }).nullable(),
  /** Of a run that came to a no: what would make it a plan. */
  relaxations: z.array(Relaxation),
  /** What blocks, or what is only told. */
  violations: z.array(Violation),
  /** Of the itinerary; null: there is none. */
  version: z.int().min(1).nullable(),
  /** Millionths of a US dollar; null: nobody knows. */
  cost_micro_usd: z.int().min(0).nullable(),
  /** Percent of an edit that was taken over from its parent; null: it is no edit. */
  reused: z.int().min(0).max(100).nullable(),
  trace_id: z.uuid(),
  created_at: Instant,
  completed_at: Instant.nullable(),
})
export type TripRun = z.infer<typeof TripRun>

/** How far a run is, for whoever only asks now and then. */
export const TripProgress = z.strictObject({
  status: RunStatus,
  progress_pct: z.int().min(0).max(100),
  latest_node: RunNode.nullable(),
})
export type TripProgress = z.infer<typeof TripProgress>
