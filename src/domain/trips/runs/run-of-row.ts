import type { Prisma } from '../../../../prisma/generated/client.ts'
import { TripRun } from '../schemas/index.ts'

/** What a run is read with. */
export const WITH_VERSION = { itinerary: { select: { version: true } } } as const

/** A stored run, checked on its way out. */
export function runOfRow(row: Prisma.TripRunGetPayload<{ include: typeof WITH_VERSION }>): TripRun {
  const { errorCode, errorMessage } = row
  return TripRun.parse({
    run_id: row.id,
    trip_id: row.tripId,
    parent_run_id: row.parentRunId,
    status: row.status,
    node: row.node,
    principal: row.principal,
    customer_id: row.customerId,
    conversation_id: row.conversationId,
    language: row.language,
    intent: row.intent,
    options: row.options,
    error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' },
    relaxations: row.relaxations,
    violations: row.violations,
    version: row.itinerary?.version ?? null,
    cost_micro_usd: row.costMicroUsd,
    reused: row.reused,
    trace_id: row.traceId,
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  })
}
