import { z } from 'zod'
import { Instant, Ref } from './common.ts'

/** The ten nodes of a run, in the order in which they stand. */
export const RunNode = z.enum([
  'intent',
  'rag',
  'planner',
  'selector',
  'tool_exec',
  'resolve',
  'verifier',
  'repair',
  'synth',
  'responder',
])
export type RunNode = z.infer<typeof RunNode>

/** One line of what a run tells while it runs. */
export const StreamEvent = z.strictObject({
  /** From 1 within its run, without a gap. */
  seq: z.int().min(1),
  trace_id: Ref,
  run_id: Ref,
  node: RunNode,
  status: z.enum(['started', 'running', 'completed', 'error', 'done', 'cancelled']),
  ts: Instant,
  /** sha256 of what the node was given. */
  args_digest: z.string().regex(/^[0-9a-f]{64}$/),
  duration_ms: z.int().min(0).optional(),
  cache_hit: z.boolean().optional(),
  decision_note: z.string().max(300).optional(),
})
export type StreamEvent = z.infer<typeof StreamEvent>
