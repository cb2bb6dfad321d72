import type { CopyTable } from './copy-table.ts'

/** Several rows of a kind, a line each. */
export const rowListsCopy = {
  list_heading: { en: '*{kind}*', sw: '*{kind}*', sheng: '*{kind}*' },
  list_prices: { en: '*{kind}*: {prices}', sw: '*{kind}*: {prices}', sheng: '*{kind}*: {prices}' },
  list_yes: { en: 'Yes. {heading}', sw: 'Ndiyo. {heading}', sheng: 'Eeh. {heading}' },
  list_line: { en: '- {name}: {said}', sw: '- {name}: {said}', sheng: '- {name}: {said}' },
  list_name: { en: '- {name}', sw: '- {name}', sheng: '- {name}' },
  list_more: { en: 'and {n} more', sw: 'na nyingine {n}', sheng: 'na zingine {n}' },
  list_kind_restaurants: { en: 'Restaurants and bars', sw: 'Migahawa na baa', sheng: 'Place za kula na bar' },
  list_kind_bars: { en: 'Bars', sw: 'Baa', sheng: 'Bar' },
  list_kind_rooms: { en: 'Rooms', sw: 'Vyumba', sheng: 'Rooms' },
  list_kind_pool: { en: 'Pools', sw: 'Mabwawa', sheng: 'Pool' },
  list_kind_spa: { en: 'Spa', sw: 'Spa', sheng: 'Spa' },
  list_kind_fitness: { en: 'Fitness', sw: 'Mazoezi', sheng: 'Mazoezi' },
  list_kind_golf: { en: 'Golf', sw: 'Gofu', sheng: 'Golf' },
  list_kind_kids: { en: 'For children', sw: 'Kwa watoto', sheng: 'Ya watoi' },
  list_kind_transfer: { en: 'Transfers', sw: 'Usafiri', sheng: 'Transport' },
  list_kind_shopping: { en: 'Shops', sw: 'Maduka', sheng: 'Maduka' },
  list_kind_shows: { en: 'Shows and events', sw: 'Burudani na maonyesho', sheng: 'Show na events' },
  list_kind_gaming: { en: 'Gaming', sw: 'Michezo ya kamari', sheng: 'Gaming' },
  list_kind_offers: { en: 'Offers and membership', sw: 'Ofa na uanachama', sheng: 'Offer na membership' },
  list_kind_destinations: { en: 'Destinations', sw: 'Maeneo ya kutembelea', sheng: 'Places za kutembelea' },
  list_kind_activities: { en: 'Things to do', sw: 'Mambo ya kufanya', sheng: 'Vitu za kufanya' },
  list_kind_amenities: { en: 'Amenities and services', sw: 'Huduma', sheng: 'Huduma' },
} as const satisfies CopyTable
