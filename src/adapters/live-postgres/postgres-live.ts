import type { Log } from '../../domain/context.ts'
import type { LiveBus, LiveNews } from '../../domain/live/live-bus.ts'
import type { LiveUpdates } from '../../domain/messaging/live-updates.ts'
import { gatherNews, type NewsLag, readNews } from '../gather-news.ts'
import { watchers } from '../watchers.ts'
import { liveConnection } from './live-connection.ts'

export interface PostgresLive {
  /** Of conversations that are held in a browser: their rows tell with their commit, by triggers. */
  updates: LiveUpdates
  /** Of what people of a shop look at: verbs tell after their commit. */
  bus: LiveBus
  close(): Promise<void>
}

/** News over one connection of the process, for visitors and for staff. Whoever waits is woken when it comes back. */
export function postgresLive(deps: { url: string; log: Log; lag: NewsLag }): PostgresLive {
  const conversations = watchers<undefined>()
  const tenants = watchers<LiveNews | 'gap'>()
  const connection = liveConnection(deps, {
    onPayload(payload) {
      if (!payload.startsWith('{')) return conversations.tell(payload, undefined)
      const told = readNews(payload, deps.lag)
      if (told === null) return
      const { tenantId, ...news } = told
      tenants.tell(tenantId, news)
    },
    onBack() {
      conversations.tellAll(undefined)
      tenants.tellAll('gap')
    },
  })
  return {
    updates: {
      isListening: connection.isListening,
      watch(conversationId, onNews) {
        const end = conversations.add(conversationId, onNews)
        connection.open()
        return () => void end()
      },
    },
    bus: {
      publish: gatherNews((told) => connection.notify(told.map((news) => JSON.stringify(news)))),
      watch(tenantId, onNews) {
        const end = tenants.add(tenantId, onNews)
        connection.open()
        return () => void end()
      },
    },
    close: connection.close,
  }
}
