import fc from 'fast-check'
import { TourData, TourIntent, type TourMode } from '../../../../src/domain/trips/schemas/tour.ts'

const CUISINES = ['Thai', 'Greek']
const DATES = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']

/** Problems so small that every plan can be looked at: two or three places, a few of everything, prices that often tie. */
export const smallTours = fc
  .record({
    places: fc.integer({ min: 2, max: 3 }),
    nights: fc.integer({ min: 1, max: 3 }),
    stops: fc.integer({ min: 1, max: 2 }),
    people: fc.integer({ min: 1, max: 3 }),
    budget: fc.integer({ min: 20, max: 160 }),
    wishes: fc.subarray(['Thai', 'Greek', 'room', 'car']),
    links: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 3 }),
        to: fc.integer({ min: 0, max: 3 }),
        mode: fc.constantFrom<TourMode>('flight', 'car', 'taxi'),
        depart: fc.constantFrom('06:00', '11:00', null),
        arrive: fc.constantFrom('14:00', '22:30', null),
        price: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 14, maxLength: 24 },
    ),
    lodging: fc.array(
      fc.record({
        place: fc.integer({ min: 1, max: 3 }),
        name: fc.integer({ min: 0, max: 2 }),
        price: fc.integer({ min: 1, max: 9 }),
        shared: fc.boolean(),
        nights: fc.integer({ min: 1, max: 2 }),
        guests: fc.integer({ min: 1, max: 3 }),
        rating: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 5, maxLength: 8 },
    ),
    meals: fc.array(
      fc.record({
        place: fc.integer({ min: 1, max: 3 }),
        price: fc.integer({ min: 1, max: 9 }),
        cuisines: fc.subarray(CUISINES),
        rating: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 6, maxLength: 12 },
    ),
    sights: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 }),
  })
  .map((drawn) => {
    const name = (place: number) => (place === 0 ? 'Home' : `Place ${1 + ((place - 1) % drawn.places)}`)
    const stops = Math.min(drawn.stops, drawn.nights, drawn.places)
    const intent = TourIntent.parse({
      origin: 'Home',
      dest: { kind: 'region', name: 'Coast' },
      dates: DATES.slice(0, drawn.nights + 1),
      stops,
      party: drawn.people,
      budget: drawn.budget,
      wishes: drawn.wishes.map((wish) =>
        wish === 'room'
          ? { key: 'room_type', value: 'not shared room' }
          : wish === 'car'
            ? { key: 'avoid_mode', value: 'car' }
            : { key: 'cuisine', value: wish },
      ),
    })
    const data = TourData.parse({
      places: Array.from({ length: drawn.places }, (_, at) => ({ name: name(at + 1), region: 'Coast' })),
      links: drawn.links.map(({ from, to, mode, depart, arrive, price }, at) => ({
        ...{ mode, id: `L${at}`, from: name(from), to: name(to), depart, arrive, price_minor: price },
        ...(mode === 'flight' ? { per: 'person' } : { per: 'vehicle', seats: 2 }),
      })),
      lodging: drawn.lodging.map((house, at) => ({
        ...{ id: `H${at}`, name: `House ${house.name}`, place: name(house.place), price_minor: house.price },
        ...{ room_type: house.shared ? 'Shared room' : 'Private room', min_nights: house.nights },
        ...{ max_guests: house.guests, rating: house.rating },
      })),
      meals: drawn.meals.map((meal, at) => ({
        ...{ id: `M${at}`, name: `Meal ${at}`, place: name(meal.place), price_minor: meal.price },
        ...{ cuisines: meal.cuisines, rating: meal.rating },
      })),
      sights: drawn.sights.map((place, at) => ({ id: `S${at}`, name: `Sight ${at}`, place: name(place) })),
    })
    return { intent, data }
  })
