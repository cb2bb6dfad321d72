import { z } from 'zod'
import { LIVE_KINDS, type LiveNews } from '../domain/live/live-bus.ts'

/** News of one thing within this time leaves once. */
const TOGETHER_MS = 100

const Told = z.strictObject({
  tenantId: z.uuid(),
  kind: z.enum(LIVE_KINDS),
  id: z.uuid(),
  presence: z.strictObject({ actor: z.string(), doing: z.enum(['viewing', 'typing']) }).optional(),
  reader: z.string().optional(),
  /** When it was told, in ms of the clock. */
  at: z.number(),
})

export interface ToldNews extends LiveNews {
  tenantId: string
  at: number
}

/** Hears how many seconds ago news was told that has just arrived. */
export type NewsLag = (seconds: number) => void

/** Holds news back for a moment, so that what changes often is told once; `send` gets what has gathered. */
export function gatherNews(send: (told: ToldNews[]) => void): (tenantId: string, news: LiveNews) => void {
  const waiting = new Map<string, ToldNews>()
  return (tenantId, news) => {
    if (waiting.size === 0) {
      setTimeout(() => {
        const told = [...waiting.values()]
        waiting.clear()
        send(told)
      }, TOGETHER_MS).unref()
    }
    const key = [tenantId, news.kind, news.id, news.presence?.actor].join(' ')
    waiting.set(key, { ...news, tenantId, at: waiting.get(key)?.at ?? Date.now() })
  }
}

/** News as another process sent it; null for what no process of ours says. */
export function readNews(text: string, lag: NewsLag): Omit<ToldNews, 'at'> | null {
  try {
    const { presence, reader, at, ...told } = Told.parse(JSON.parse(text))
    lag(Math.max(0, Date.now() - at) / 1_000)
    return { ...told, ...(presence && { presence }), ...(reader !== undefined && { reader }) }
  } catch {
    return null
  }
}
