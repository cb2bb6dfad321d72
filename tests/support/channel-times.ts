import type { ChannelTimes } from '../../src/domain/messaging/message-channel.ts'

/** How slow a provider of a test may be: the product's own numbers. */
export const CHANNEL_TIMES: ChannelTimes = { sendMs: 20_000, lateMs: 180_000, webhookMs: 120_000 }
