import type { Redis } from 'ioredis'
import type { Log } from '../../domain/context.ts'
import type { LiveBus, LiveNews } from '../../domain/live/live-bus.ts'
import { gatherNews, type NewsLag, readNews } from '../gather-news.ts'
import { watchers } from '../watchers.ts'

export interface RedisLiveBus extends LiveBus {
  close(): void
}

/** News over Redis: a channel for each tenant, hash-tagged with the prefix, so that all are in one slot of a cluster. */
export function redisLiveBus(redis: Redis, prefix: string, { log, lag }: { log: Log; lag: NewsLag }): RedisLiveBus {
  const tenants = watchers<LiveNews | 'gap'>()
  const channelOf = (tenantId: string) => `{${prefix}}:live:${tenantId}`
  const away = (error: Error) => log.warn('live_updates_away', { problem: error.message })
  let reader: Redis | null = null
  const open = (): Redis => {
    if (reader !== null) return reader
    // A connection that is subscribed says nothing else; what it was subscribed to it is again when it comes back.
    reader = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, autoResubscribe: true })
    reader.on('error', () => undefined)
    reader.on('ready', () => tenants.tellAll('gap'))
    reader.on('message', (_channel: string, payload: string) => {
      const told = readNews(payload, lag)
      if (told === null) return
      const { tenantId, ...news } = told
      tenants.tell(tenantId, news)
    })
    return reader
  }
  return {
    publish: gatherNews((told) => {
      for (const news of told) redis.publish(channelOf(news.tenantId), JSON.stringify(news)).catch(away)
    }),
    watch(tenantId, onNews) {
      const isFirst = !tenants.has(tenantId)
      const end = tenants.add(tenantId, onNews)
      if (isFirst) open().subscribe(channelOf(tenantId)).catch(away)
      return () => {
        if (end()) reader?.unsubscribe(channelOf(tenantId)).catch(away)
      }
    },
    close: () => reader?.disconnect(),
  }
}
