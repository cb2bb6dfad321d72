import { z } from 'zod'
import type { Job } from './define-job.ts'

export const ChannelRef = z.strictObject({ tenantId: z.uuid(), channelId: z.uuid() })
export type ChannelRef = z.infer<typeof ChannelRef>

/** Reads the provider's message list of one channel and records what its webhook never brought. */
export const sweepChannel: Job<ChannelRef> = {
  name: 'sweep-channel',
  payload: ChannelRef,
  attempts: 1,
  backoffMs: 1_000,
  key: ({ channelId }) => channelId,
  parallel: 'one',
}
