import type { RoomType } from '../categories/offerings.ts'
import type { Reservation } from '../categories/places.ts'
import type { Ages } from '../data/ages.ts'
import type { Price } from '../data/price.ts'
import type { Hours } from '../hours/hours.ts'
import type { Schedule } from '../hours/schedule.ts'
import type { PropertyItem } from '../schemas.ts'
import type { WordsField } from './row-fact.ts'

/** What the rows of all categories say, by one set of names. */
export interface RowView {
  words: Partial<Record<WordsField, string | readonly string[] | undefined>>
  counts: Partial<Record<'capacity' | 'sleeps' | 'size_m2' | 'flight_hours', number | undefined>>
  clocks: Partial<Record<'check_in' | 'check_out', string | undefined>>
  hours?: Hours | undefined
  /** `of` names what costs it, where that is not the item itself. */
  prices: { of: string | null; price: Price }[]
  shows: { title: string; schedule?: Schedule | undefined }[]
  tiers: { name: string; benefits: readonly string[] }[]
  ages?: Ages | undefined
  booking?: Reservation | undefined
}

const NOTHING = { counts: {}, clocks: {}, prices: [], shows: [], tiers: [] }

/** A row as what it says. With `part`, the name of one of its rooms, shows, tiers or listed services, only what is of that. */
export function rowView(item: PropertyItem, part: string | null): RowView {
  const isMeant = ({ name }: { name: string }) => part === null || part === name
  switch (item.category) {
    case 'restaurants':
      return restaurantView(item.data)
    case 'entertainment': {
      const shows = (item.data.shows ?? []).filter(({ title }) => isMeant({ name: title }))
      const { hours, age_limit: ages, capacity, venue, location, description: about, phone } = item.data
      const prices = shows.flatMap(({ title, price }) => (price === undefined ? [] : [{ of: title, price }]))
      return {
        ...NOTHING,
        words: { location: venue ?? location, about, phone },
        counts: { capacity },
        hours,
        ages,
        shows,
        prices,
      }
    }
    case 'hotel': {
      const { towers = [], check_in, check_out, location, description: about } = item.data
      const rooms = towers.flatMap(({ name, room_types }) =>
        room_types.filter((room) => isMeant(room) || part === name),
      )
      const tower = towers.find(({ name }) => name === part)
      const whole = part === null ? { words: { location, about } } : {}
      return {
        ...roomsView(rooms, part),
        clocks: { check_in, check_out },
        ...(tower === undefined ? whole : { words: { location: tower.location } }),
      }
    }
    case 'amenities':
      return amenityView(item.data, isMeant, part)
    case 'gaming': {
      const { area, location, games, hours, min_age, phone, description: about } = item.data
      const ages = min_age === undefined ? undefined : { min: min_age }
      return { ...NOTHING, words: { location: area ?? location, games, phone, about }, hours, ages }
    }
    case 'promotions': {
      const { program, tiers = [], terms, price, description } = item.data
      return {
        ...NOTHING,
        words: { about: description ?? program, terms },
        tiers: tiers.filter(isMeant),
        prices: whole(price),
      }
    }
    case 'faq':
      return { ...NOTHING, words: { answer: item.data.answer, about: item.data.answer } }
    case 'destination': {
      const { highlights, best_season, visa, flight_hours, description: about } = item.data
      return { ...NOTHING, words: { about, highlights, best_season, visa }, counts: { flight_hours } }
    }
  }
}

type DataOf<Category extends PropertyItem['category']> = Extract<PropertyItem, { category: Category }>['data']

function restaurantView(data: DataOf<'restaurants'>): RowView {
  const { hours, price_range, reservation, cuisine, location, dress_code, diet, phone, description: about } = data
  const words = { cuisine, location, dress_code, diet, phone, about }
  return { ...NOTHING, words, hours, prices: whole(price_range), booking: reservation }
}

function amenityView(
  data: DataOf<'amenities'>,
  isMeant: (one: { name: string }) => boolean,
  part: string | null,
): RowView {
  const { hours, price, price_list = [], booking_needed, age_limit: ages, location, phone, description: about } = data
  const listed = price_list.filter(isMeant).map(({ name, price }) => ({ of: part === null ? name : null, price }))
  const booking = booking_needed === undefined ? undefined : booking_needed ? 'required' : 'not_needed'
  return {
    ...NOTHING,
    words: { location, phone, about },
    hours,
    ages,
    booking,
    prices: [...(part === null ? whole(price) : []), ...listed],
  }
}

/** Of several rooms only the prices are told, room by room: a size belongs to one. */
function roomsView(rooms: readonly RoomType[], part: string | null): RowView {
  const [room, ...others] = rooms
  const isOne = room !== undefined && others.length === 0 && part !== null
  const prices = rooms.flatMap(({ name, rates = [] }) => rates.map((price) => ({ of: isOne ? null : name, price })))
  if (!isOne) return { ...NOTHING, words: {}, prices }
  const { beds, view, amenities, sleeps, size_m2 } = room
  return { ...NOTHING, words: { beds, view, amenities }, counts: { sleeps, size_m2 }, prices }
}

function whole(price: Price | undefined): RowView['prices'] {
  return price === undefined ? [] : [{ of: null, price }]
}
