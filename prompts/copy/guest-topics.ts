import type { CopyTable } from './copy-table.ts'

/** What each category of a property is called to its guests. */
export const guestTopicsCopy = {
  guest_topic_restaurants: { en: 'restaurants and bars', sw: 'migahawa na baa', sheng: 'mahoteli za food na bar' },
  guest_topic_entertainment: { en: 'shows and events', sw: 'burudani na maonyesho', sheng: 'show na events' },
  guest_topic_hotel: { en: 'rooms', sw: 'vyumba', sheng: 'rooms' },
  guest_topic_amenities: { en: 'spa, pools and services', sw: 'spa, mabwawa na huduma', sheng: 'spa, pool na huduma' },
  guest_topic_gaming: { en: 'the gaming area', sw: 'eneo la michezo ya kamari', sheng: 'place ya gaming' },
  guest_topic_promotions: { en: 'offers and membership', sw: 'ofa na uanachama', sheng: 'offer na membership' },
  guest_topic_faq: { en: 'rules of the house', sw: 'taratibu za hapa', sheng: 'rules za hapa' },
  guest_topic_destination: { en: 'destinations', sw: 'maeneo ya kutembelea', sheng: 'places za kutembelea' },
  guest_topic_desk_amenities: {
    en: 'what our desk can do',
    sw: 'huduma za ofisi yetu',
    sheng: 'vitu desk yetu inafanya',
  },
  guest_topic_desk_faq: { en: 'our terms', sw: 'masharti yetu', sheng: 'terms zetu' },
} as const satisfies CopyTable
