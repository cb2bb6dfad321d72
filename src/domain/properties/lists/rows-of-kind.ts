import { foldWords } from '../../../lib/fold-words.ts'
import type { ItemFound } from '../answers/find-items.ts'
import type { GuestKind } from '../answers/row-question.ts'
import type { PropertyItem } from '../schemas.ts'

const BAR = /\b(?:bars?|lounge|pub|cocktails?|wines?|beers?|baa)\b/

/** The rows that are of a kind; of rooms each, because a guest sleeps in one. */
export function rowsOfKind<Item extends PropertyItem>(items: readonly Item[], kind: GuestKind): ItemFound<Item>[] {
  return items.flatMap((item): ItemFound<Item>[] => {
    if (!isOfKind(item, kind)) return []
    const rooms = item.category === 'hotel' ? (item.data.towers ?? []).flatMap(({ room_types }) => room_types) : []
    return rooms.length > 0 ? rooms.map(({ name }) => ({ item, part: name })) : [{ item, part: null }]
  })
}

function isOfKind(item: PropertyItem, kind: GuestKind): boolean {
  const { category } = item
  switch (kind) {
    case 'restaurants':
      return category === 'restaurants'
    case 'bars':
      return (
        category === 'restaurants' && BAR.test(foldWords([item.name, ...item.aliases, item.data.cuisine].join(' ')))
      )
    case 'rooms':
      return category === 'hotel'
    case 'shows':
      return category === 'entertainment'
    case 'gaming':
      return category === 'gaming'
    case 'offers':
      return category === 'promotions'
    case 'destinations':
      return category === 'destination'
    case 'activities':
      return category === 'entertainment' || (category === 'amenities' && isDone(item.data))
    case 'amenities':
      return category === 'amenities'
    case 'kids':
      return isForChildren(item)
    default:
      return category === 'amenities' && item.data.kind === kind
  }
}

/** Whether a guest takes part: of what has no kind of its own, what is paid by head or by time, or has an age. */
function isDone({
  kind,
  price,
  price_list = [],
  age_limit,
}: Extract<PropertyItem, { category: 'amenities' }>['data']): boolean {
  if (kind !== 'other') return kind !== 'transfer' && kind !== 'shopping'
  const units = [price, ...price_list.map((one) => one.price)].map((one) => one?.per)
  return age_limit !== undefined || units.some((per) => per !== undefined && BY_HEAD.has(per))
}

const BY_HEAD: ReadonlySet<string> = new Set(['person', 'adult', 'child', 'couple', 'hour', 'round', 'session'])
const CHILDHOOD = 17

/** What is made for children, or has an age that only they are of. */
function isForChildren(item: PropertyItem): boolean {
  if (item.category === 'amenities') return item.data.kind === 'kids' || isYoung(item.data.age_limit)
  return item.category === 'entertainment' && isYoung(item.data.age_limit)
}

function isYoung(ages: { min?: number | undefined; max?: number | undefined } | undefined): boolean {
  if (ages === undefined) return false
  return ages.max !== undefined ? ages.max <= CHILDHOOD : (ages.min ?? CHILDHOOD) < CHILDHOOD - 4
}
