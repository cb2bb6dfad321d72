import type { InboundLog } from '../messaging/index.ts'
import type { LiveBus } from './live-bus.ts'

/** The log of customer messages, of which people hear when one has been recorded. */
export function toldInboundLog(log: InboundLog, live: Pick<LiveBus, 'publish'>): InboundLog {
  return {
    async record(row) {
      const recorded = await log.record(row)
      if (recorded.outcome === 'recorded') {
        live.publish(row.tenantId, { kind: 'conversation', id: recorded.conversationId })
      }
      return recorded
    },
  }
}
