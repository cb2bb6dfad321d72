import type { LiveBus, LiveNews } from '../../domain/live/index.ts'

/** So many changes of a tenant are kept for who asks again and again. */
const MOST = 200
/** Nobody has asked for so long: then nothing is kept any more. */
const FORGET_MS = 60_000

export interface RecentNews {
  /** Changes since a place; `resync` when this process does not know of all of them. */
  since(tenantId: string, place: string | undefined): { news: LiveNews[]; resync: boolean; next: string }
}

interface Kept {
  /** Tells this keeping apart from an earlier one and from that of another process. */
  name: string
  heard: number
  changes: { at: number; news: LiveNews }[]
  /** Places before this one are not known any more. */
  from: number
  forget: NodeJS.Timeout
  end: () => void
}

/** Keeps the newest changes of the tenants for which somebody polls. */
export function recentNews(bus: LiveBus, newName: () => string): RecentNews {
  const tenants = new Map<string, Kept>()
  const keep = (tenantId: string): Kept => {
    const kept: Kept = {
      ...{ name: newName(), heard: 0, changes: [], from: 0 },
      forget: setTimeout(() => drop(tenantId), FORGET_MS).unref(),
      end: bus.watch(tenantId, (news) => {
        kept.heard += 1
        if (news === 'gap') Object.assign(kept, { from: kept.heard, changes: [] })
        else kept.changes.push({ at: kept.heard, news })
        if (kept.changes.length <= MOST) return
        kept.from = kept.changes.shift()?.at ?? kept.heard
      }),
    }
    tenants.set(tenantId, kept)
    return kept
  }
  const drop = (tenantId: string) => {
    tenants.get(tenantId)?.end()
    tenants.delete(tenantId)
  }
  return {
    since(tenantId, place) {
      const known = tenants.get(tenantId)
      const kept = known ?? keep(tenantId)
      kept.forget.refresh()
      const [name, count] = place?.split('.') ?? []
      const from = name === kept.name ? Number(count) : Number.NaN
      const resync = !(from >= kept.from)
      const news = resync ? [] : kept.changes.filter(({ at }) => at > from).map((change) => change.news)
      return { news, resync, next: `${kept.name}.${kept.heard}` }
    },
  }
}
