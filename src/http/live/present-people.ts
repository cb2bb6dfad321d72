import type { Clock } from '../../domain/context.ts'
import type { LiveBus } from '../../domain/live/index.ts'

/** Who has not said again for so long that she is there is not. */
const GONE_MS = 20_000
/** Nobody has asked for so long: then nothing is kept any more. */
const FORGET_MS = 60_000
/** Of one shop. */
const MOST = 2_000

export interface Present {
  actor: string
  doing: 'viewing' | 'typing'
}

export interface PresentPeople {
  /** Who is at a conversation now, as far as this process has heard since somebody of the shop asked first. */
  at(tenantId: string, conversationId: string): Present[]
}

interface Kept {
  seen: Map<string, Present & { conversationId: string; at: number }>
  forget: NodeJS.Timeout
  end: () => void
}

/** Remembers the presences of the shops for which somebody asks: they are in no row. */
export function presentPeople(bus: LiveBus, clock: Clock): PresentPeople {
  const tenants = new Map<string, Kept>()
  const now = () => clock.now().getTime()
  const drop = (tenantId: string) => {
    tenants.get(tenantId)?.end()
    tenants.delete(tenantId)
  }
  const keep = (tenantId: string): Kept => {
    const kept: Kept = {
      seen: new Map(),
      forget: setTimeout(() => drop(tenantId), FORGET_MS).unref(),
      end: bus.watch(tenantId, (news) => {
        if (news === 'gap' || news.presence === undefined) return
        const name = `${news.id} ${news.presence.actor}`
        // The newest stand last, so that the first is the one to forget.
        kept.seen.delete(name)
        kept.seen.set(name, { ...news.presence, conversationId: news.id, at: now() })
        const [oldest] = kept.seen.keys()
        if (kept.seen.size > MOST && oldest !== undefined) kept.seen.delete(oldest)
      }),
    }
    tenants.set(tenantId, kept)
    return kept
  }
  return {
    at(tenantId, conversationId) {
      const kept = tenants.get(tenantId) ?? keep(tenantId)
      kept.forget.refresh()
      return [...kept.seen.values()]
        .filter((one) => one.conversationId === conversationId && one.at > now() - GONE_MS)
        .map(({ actor, doing }) => ({ actor, doing }))
    },
  }
}
