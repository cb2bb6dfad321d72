import { z } from 'zod'
import { segment } from '../../grammar/segment.ts'
import { findLinks } from '../../linking/find-links.ts'
import { ShopTopic } from '../../reading.ts'
import { tokenise } from '../../text/tokenise.ts'
import type { ActRule } from '../act-of.ts'
import type { Bench } from '../bench.ts'
import { goodsMeant } from '../goods-meant.ts'
import type { ModelAct, ModelActName } from '../model-reading.ts'
import { topicIn } from './topic.ts'

const Aspect = z.enum(['fee', 'time', 'area', 'pickup', 'free', 'other'])
const Kind = z.enum(['delivery', 'pickup'])
const ADDRESS_CHARS = 160

/** The shop, where it delivers to, and what it has on offer. */
export const PLACES = {
  ask_shop: ({ topic, said }) => ({ act: 'ask_shop', topic: topicIn(ShopTopic, topic, 'other'), words: said }),
  ask_delivery: (act, bench) => ({
    act: 'ask_delivery',
    aspect: topicIn(Aspect, act.topic, 'other'),
    ...(placeOf(act, bench) ?? { zoneId: bench.context.lastQuestion?.zoneId ?? null, elsewhere: null }),
    spendMinor: bench.evidence.amount(act.near_price ?? act.min_price ?? act.max_price),
    words: act.said,
  }),
  set_delivery: (act, bench) => {
    const kind = topicIn(Kind, act.topic, 'delivery')
    const place = placeOf(act, bench)
    const invented = act.place !== undefined && place === null
    if (kind === 'delivery' && invented) return null
    const address = kind === 'pickup' ? null : addressOf(act, bench)
    return { act: 'set_delivery', kind, zoneId: place?.zoneId ?? null, elsewhere: place?.elsewhere ?? null, address }
  },
  bargain: (act, bench) => {
    const wanted = goodsMeant(act, bench)
    const offerMinor = wanted.nearPriceMinor ?? wanted.maxPriceMinor
    return { act: 'bargain', wanted: { ...wanted, nearPriceMinor: null, maxPriceMinor: null }, offerMinor }
  },
  ask_offers: (act, bench) => ({ act: 'ask_offers', wanted: goodsMeant(act, bench), words: act.said }),
  apply_coupon: ({ code }, { evidence }) => {
    const said = evidence.code(code)
    return said === null ? null : { act: 'apply_coupon', code: said }
  },
} as const satisfies Partial<Record<ModelActName, ActRule>>

/** The zone of a place that was named; a place that no zone has is elsewhere. */
function placeOf(
  { place }: ModelAct,
  { evidence, shop }: Bench,
): { zoneId: string | null; elsewhere: string | null } | null {
  if (place === undefined || !evidence.says(place)) return null
  const tokens = tokenise(place)
  const zones = segment(findLinks(tokens, shop), tokens).flatMap(({ meaning }) =>
    meaning.kind === 'zone' ? [meaning] : [],
  )
  const zone = zones.find(({ zoneId }) => zoneId !== null)
  return zone === undefined ? { zoneId: null, elsewhere: place } : { zoneId: zone.zoneId, elsewhere: null }
}

function addressOf({ address, place }: ModelAct, { evidence }: Bench): string | null {
  const said = [address, place].find((words) => words !== undefined && evidence.says(words))
  return said === undefined ? null : said.slice(0, ADDRESS_CHARS)
}
