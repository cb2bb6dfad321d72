import { z } from 'zod'
import { editTrip, TripChange } from '../src/domain/trips/index.ts'
import { defineTool } from './define-tool.ts'

export const tripEdit = defineTool({
  name: 'trip_edit',
  access: 'write',
  description:
    'Plans a trip of this customer anew with some wishes changed; the new plan is said in this conversation. `if_version` is the newest she was shown: `stale` when there is another. Books nothing.',
  input: {
    parent_run_id: z.uuid(),
    if_version: z.int().min(1).nullable(),
    changes: z.array(TripChange).min(1).max(10),
  },
  output: z.strictObject({ outcome: z.enum(['started', 'stale', 'refused', 'unknown']) }),
  async run(ctx, { parent_run_id, if_version, changes }) {
    const { outcome } = await editTrip(ctx, {
      runId: ctx.ids.derive(`trip:${ctx.requestId}`),
      parentRunId: parent_run_id,
      ifVersion: if_version,
      changes,
      principal: `customer:${ctx.customerId}`,
      conversationId: ctx.conversationId,
    })
    return { outcome }
  },
})
