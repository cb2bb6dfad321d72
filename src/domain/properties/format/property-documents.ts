import type { ExtractedBlock, ExtractedPage } from '../../knowledge/extractor.ts'
import type { ItemCategory, StoredItem } from '../schemas.ts'
import { flatLines } from './flat-lines.ts'
import { writtenHours } from './written-hours.ts'
import { writtenPrice } from './written-price.ts'

/** The text of an item as it is searched. What is told comes from the row. */
export interface PropertyDocument {
  itemId: string
  propertyId: string
  category: ItemCategory
  title: string
  lastUpdated: string
  pages: ExtractedPage[]
}

const HEADINGS: Readonly<Record<ItemCategory, string>> = {
  restaurants: 'Restaurants and bars',
  entertainment: 'Entertainment',
  hotel: 'Rooms',
  amenities: 'Amenities',
  gaming: 'Gaming',
  promotions: 'Promotions',
  faq: 'Questions and answers',
  destination: 'Destinations',
}

/** Each item as a document of its own: its category, its name, and what the row says in sentences that a search can find. */
export function propertyDocuments(items: readonly StoredItem[]): PropertyDocument[] {
  return items.map((item) => {
    const { id, propertyId, category, name, aliases, lastUpdated } = item
    const called = aliases.length === 0 ? [] : [`${name} is also called ${aliases.join(', ')}.`]
    const texts = [...linesOf(item), ...called].map((text): ExtractedBlock => ({ kind: 'text', text }))
    const blocks: ExtractedBlock[] = [
      { kind: 'heading', level: 1, text: HEADINGS[category] },
      { kind: 'heading', level: 2, text: name },
      ...texts,
    ]
    return { itemId: id, propertyId, category, title: name, lastUpdated, pages: [{ number: 1, blocks }] }
  })
}

function linesOf(item: StoredItem): string[] {
  switch (item.category) {
    case 'restaurants':
      return restaurantLines(item.name, item.data)
    case 'hotel':
      return hotelLines(item.name, item.data)
    case 'faq':
      return [item.data.question, item.data.answer]
    default:
      return flatLines(item.data)
  }
}

type DataOf<Category extends ItemCategory> = Extract<StoredItem, { category: Category }>['data']

/** "Pweza Grill: Swahili seafood at the jetty. Open Mon-Sat 12:00-15:00. KES 2,500-4,000 per person. Dress: no beachwear." */
function restaurantLines(name: string, data: DataOf<'restaurants'>): string[] {
  const { cuisine, location, hours, price_range, dress_code, diet, reservation, phone, description } = data
  const what = cuisine === undefined ? name : `${name}: ${cuisine}`
  const [week, ...others] = hours === undefined ? [] : writtenHours(hours)
  return [
    [
      `${what}${location === undefined ? '' : ` at ${location}`}.`,
      ...(week === undefined ? [] : [`Open ${week}.`]),
      ...(price_range === undefined ? [] : [`${writtenPrice(price_range)}.`]),
      ...(dress_code === undefined ? [] : [`Dress: ${dress_code}.`]),
      ...(diet === undefined ? [] : [`Diet: ${diet.join(', ')}.`]),
      ...(reservation === undefined ? [] : [`Reservation ${reservation.replaceAll('_', ' ')}.`]),
      ...(phone === undefined ? [] : [`Phone: ${phone}.`]),
    ].join(' '),
    ...others.map((line) => `Open ${line}.`),
    ...(description === undefined ? [] : [description]),
  ]
}

/** One line per room, with the tower that it is in. */
function hotelLines(name: string, { towers = [], ...rest }: DataOf<'hotel'>): string[] {
  const rooms = towers.flatMap((tower) =>
    tower.room_types.map(
      ({ name: room, ...facts }) => `${name} > ${tower.name} > ${room}: ${flatLines(facts).join('; ')}.`,
    ),
  )
  return [...flatLines(rest), ...rooms]
}
