import type { DeliveryLog } from '../messaging/index.ts'
import type { LiveBus } from './live-bus.ts'

/** The log of deliveries, of which people hear when a message has come further. */
export function toldDeliveryLog(log: DeliveryLog, live: Pick<LiveBus, 'publish'>): DeliveryLog {
  return {
    async record(news) {
      const recorded = await log.record(news)
      if ('conversationId' in recorded) {
        live.publish(news.tenantId, { kind: 'conversation', id: recorded.conversationId })
      }
      return recorded
    },
  }
}
