import { z } from 'zod'
import type { LiveNews } from '../domain/live/live-bus.ts'

/** News of one thing within this time leaves once. */
const TOGETHER_MS = 100

const Told = z.strictObject({
  tenantId: z.uuid(),
  kind: z.enum(['conversation', 'presence', 'notification']),
  id: z.uuid(),
  presence: z.strictObject({ actor: z.string(), doing: z.enum(['viewing', 'typing']) }).optional(),
  reader: z.string().optional(),
})

export interface ToldNews extends LiveNews {
  tenantId: string
}

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
    waiting.set([tenantId, news.kind, news.id, news.presence?.actor].join(' '), { ...news, tenantId })
  }
}

/** News as another process sent it; null for what no process of ours says. */
export function readNews(text: string): ToldNews | null {
  try {
    const { presence, reader, ...told } = Told.parse(JSON.parse(text))
    return { ...told, ...(presence && { presence }), ...(reader !== undefined && { reader }) }
  } catch {
    return null
  }
}
