import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ChannelRef = z.strictObject({ tenantId: z.uuid(), channelId: z.uuid() })
export type ChannelRef = z.infer<typeof ChannelRef>

/** Reads the provider's message list of one channel and records what its webhook never brought. */
export const sweepChannelJob: SweptJob<ChannelRef> = {
  name: 'sweep-channel',
  payload: ChannelRef,
  attempts: 1,
  backoffMs: 1_000,
  key: ({ channelId }) => channelId,
  parallel: 'one',
  due: {
    rows: 'channels',
    age: 'channel',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, channelId: subjectId }),
  },
  deadAfter: 175,
}
