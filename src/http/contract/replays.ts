import { z } from 'zod'
import { DiffKind, KindCounts, ReplayDiff, ReplayView, TurnEffect } from '../../domain/replay/schemas.ts'
import { defineRoute } from './define-route.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { ById, Nothing } from './values.ts'

export const ReplayWire = z.strictObject({
  replay_id: z.uuid(),
  draft_version: z.int(),
  status: ReplayView.shape.status,
  conversations: z.strictObject({
    total: z.int(),
    done: z.int(),
    same: z.int(),
    different: z.int(),
    not_comparable: z.int(),
  }),
  turns: z.int(),
  /** How the turns came out with what holds, against how they came out then: the shop has moved on since. */
  fidelity: z.strictObject({ exact: z.int(), unlike: KindCounts }),
  /** How many of the conversations that differ do so in each way. */
  kinds: KindCounts,
  /** No vendor was asked: the assistant answered from its own sentences. */
  engine: z.literal('offline'),
  took_ms: z.int(),
})
export type ReplayWire = z.infer<typeof ReplayWire>

export const ReplayDiffWire = z.strictObject({
  conversation_id: z.uuid(),
  turn_id: z.uuid(),
  /** The worst first. */
  kinds: ReplayDiff.shape.kinds,
  message: z.string(),
  language: z.string(),
  live: TurnEffect,
  draft: TurnEffect,
})

const reading = { method: 'GET', who: REVIEWERS, scope: 'settings:read', idempotent: false, params: ById } as const
const writing = { method: 'POST', who: LEADS, scope: 'settings:write', idempotent: true } as const

export const startReplay = defineRoute({
  ...writing,
  name: 'startReplay',
  path: '/v1/replays',
  summary:
    'Plays the newest conversations of the last thirty days again, with what holds and with the draft. Nothing is sent, charged or kept of it.',
  body: z.strictObject({
    draft_version: z.int().min(1).max(1_000_000_000),
    sample: z.int().min(1).max(500).default(200),
  }),
  answers: { 202: ReplayWire },
  errors: ['conflict'],
})

export const getReplay = defineRoute({
  ...reading,
  name: 'getReplay',
  path: '/v1/replays/:id',
  summary: 'How far a replay is, and what came of it so far.',
  answers: { 200: ReplayWire },
  errors: [],
})

export const listReplayDiffs = defineRoute({
  ...reading,
  name: 'listReplayDiffs',
  path: '/v1/replays/:id/diffs',
  summary:
    'The first turn of each conversation that comes out otherwise with the draft, the worst first. What follows it answered something else and is not compared.',
  query: z.strictObject({ kind: DiffKind.optional() }),
  answers: { 200: z.strictObject({ diffs: z.array(ReplayDiffWire) }) },
  errors: [],
})

export const cancelReplay = defineRoute({
  ...writing,
  name: 'cancelReplay',
  path: '/v1/replays/:id/cancel',
  summary: 'Ends a replay before it is through.',
  params: ById,
  body: Nothing,
  answers: { 200: ReplayWire },
  errors: [],
})

export const REPLAY_ROUTES = { startReplay, getReplay, listReplayDiffs, cancelReplay }
