import type { ChoiceKind, FactQuality, ItineraryV1, TripTool, ViolationCode } from '../../domain/trips/schemas/index.ts'
import type { SpokenLang } from '../../lib/languages.ts'

type CostLine = Exclude<
  keyof ItineraryV1['cost_breakdown'],
  'total_usd_cents' | 'per_person_usd_cents' | 'local' | 'currency_disclaimer'
>

/** Everything on an itinerary that is no name and no figure. */
export interface ItineraryWords {
  /** BCP 47, of dates. Sheng has no tag of its own. */
  locale: string
  title: string
  version: string
  /** "Times are those of" the timezone that follows. */
  times: string
  headings: { costs: string; advice: string; sources: string }
  columns: { time: string; what: string; price: string; sure: string }
  kinds: Record<ChoiceKind, string>
  facts: Record<FactQuality, string>
  costs: Record<CostLine, string>
  total: string
  perPerson: string
  locked: string
  asOf: string
  banner: string
  disclaimer: string
  tools: Record<TripTool, string>
  /** What stands before the colon of a note, as the itinerary has it in English. */
  notes: Record<string, string>
  unknown: string
  ownMeals: { lunch: string; dinner: string }
  /** What only advises, and may happen to a plan that stands. */
  advice: Partial<Record<ViolationCode, string>>
  otherAdvice: string
}

const EN: ItineraryWords = {
  locale: 'en-GB',
  title: 'Your trip to',
  version: 'Version',
  times: 'Times are local:',
  headings: { costs: 'What it costs', advice: 'Good to know', sources: 'Where this comes from' },
  columns: { time: 'Time', what: 'What', price: 'Price', sure: 'How sure' },
  kinds: { flight: 'Flight', lodging: 'Stay', attraction: 'Visit', transit: 'Way', meal: 'Meal' },
  facts: { real: 'confirmed by a source', fixture: 'estimate', omitted: 'not known' },
  costs: {
    flights_usd_cents: 'Flights',
    lodging_usd_cents: 'Stay',
    attractions_usd_cents: 'Visits',
    transit_usd_cents: 'Getting around',
    daily_spend_usd_cents: 'Food and small things',
  },
  total: 'Total',
  perPerson: 'Per person',
  locked: 'fixed by you',
  asOf: 'as of',
  banner: 'Limited data available. Some information is estimated.',
  disclaimer: 'Prices and times are estimates; verify before booking.',
  tools: {
    weather: 'Weather',
    flights: 'Flights',
    lodging: 'Stays',
    attractions: 'Places to visit',
    transit: 'Ways',
    fx: 'Exchange rate',
    geocode: 'Places on the map',
  },
  notes: {},
  unknown: 'Information not available.',
  ownMeals: { lunch: 'Lunch where you like', dinner: 'Dinner where you like' },
  advice: {
    over_budget_within_slippage: 'The total is a little above your budget.',
    transit_unknown: 'How long some ways take is not known.',
    nonexistent_local_time: 'Clocks change on one of the days: times have moved.',
    uncertain_weather: 'The weather may be bad, and nobody knows whether a place is under a roof.',
    bad_climate: 'It often rains or blows there in this month.',
    weather_unknown: 'The weather of some days is not known yet.',
    not_kid_friendly: 'Some places may not suit children.',
    theme_not_served: 'Something that you wished for has no place in the plan.',
    wish_unmet: 'A wish could not be met.',
    day_too_full: 'Some days are very full.',
    degraded_fact: 'Some prices and times are estimates or were looked up earlier.',
    cost_unknown: 'Some prices are not known.',
  },
  otherAdvice: 'Something in the plan is not ideal: ask us.',
}

const SW: ItineraryWords = {
  locale: 'sw-KE',
  title: 'Safari yako ya',
  version: 'Toleo',
  times: 'Saa ni za huko:',
  headings: { costs: 'Gharama', advice: 'Mambo ya kujua', sources: 'Taarifa zimetoka wapi' },
  columns: { time: 'Saa', what: 'Shughuli', price: 'Bei', sure: 'Uhakika' },
  kinds: { flight: 'Ndege', lodging: 'Malazi', attraction: 'Matembezi', transit: 'Njia', meal: 'Chakula' },
  facts: { real: 'imethibitishwa na chanzo', fixture: 'makadirio', omitted: 'haijulikani' },
  costs: {
    flights_usd_cents: 'Ndege',
    lodging_usd_cents: 'Malazi',
    attractions_usd_cents: 'Matembezi',
    transit_usd_cents: 'Usafiri',
    daily_spend_usd_cents: 'Chakula na mahitaji madogo',
  },
  total: 'Jumla',
  perPerson: 'Kwa kila mtu',
  locked: 'umeichagua',
  asOf: 'hadi',
  banner: 'Taarifa ni chache. Baadhi yake ni makadirio.',
  disclaimer: 'Bei na saa ni makadirio; hakikisha kabla ya kuweka nafasi.',
  tools: {
    weather: 'Hali ya hewa',
    flights: 'Ndege',
    lodging: 'Malazi',
    attractions: 'Maeneo ya kutembelea',
    transit: 'Njia',
    fx: 'Kiwango cha ubadilishaji fedha',
    geocode: 'Maeneo kwenye ramani',
  },
  notes: {
    Price: 'Bei',
    Open: 'Wazi',
    Kind: 'Aina',
    Weather: 'Hali ya hewa',
    Flight: 'Ndege',
    'Check-in': 'Kuingia',
    Way: 'Njia',
    Distance: 'Umbali',
  },
  unknown: 'Taarifa haipatikani.',
  ownMeals: { lunch: 'Chakula cha mchana popote upendapo', dinner: 'Chakula cha jioni popote upendapo' },
  advice: {
    over_budget_within_slippage: 'Jumla imezidi bajeti yako kidogo.',
    transit_unknown: 'Muda wa baadhi ya njia haujulikani.',
    nonexistent_local_time: 'Saa zinabadilishwa siku moja: nyakati zimesogezwa.',
    uncertain_weather: 'Hali ya hewa huenda ikawa mbaya, na haijulikani kama mahali pana paa.',
    bad_climate: 'Mwezi huu mara nyingi kuna mvua au upepo huko.',
    weather_unknown: 'Hali ya hewa ya baadhi ya siku bado haijulikani.',
    not_kid_friendly: 'Baadhi ya maeneo huenda yasiwafae watoto.',
    theme_not_served: 'Kitu ulichotamani hakimo kwenye mpango.',
    wish_unmet: 'Ombi moja halikuweza kutimizwa.',
    day_too_full: 'Baadhi ya siku zina shughuli nyingi sana.',
    degraded_fact: 'Baadhi ya bei na saa ni makadirio au zilitafutwa mapema.',
    cost_unknown: 'Baadhi ya bei hazijulikani.',
  },
  otherAdvice: 'Kuna jambo kwenye mpango ambalo si kamili: tuulize.',
}

const SHENG: ItineraryWords = {
  ...SW,
  title: 'Trip yako ya',
  version: 'Version',
  times: 'Time ni za huko:',
  headings: { costs: 'Doh zote', advice: 'Za kujua', sources: 'Info imetoka wapi' },
  columns: { time: 'Time', what: 'Plan', price: 'Bei', sure: 'Ni sure?' },
  kinds: { flight: 'Flight', lodging: 'Place ya kulala', attraction: 'Kutembea', transit: 'Njia', meal: 'Food' },
  facts: { real: 'imeconfirmiwa', fixture: 'ni estimate', omitted: 'haijulikani' },
  costs: {
    flights_usd_cents: 'Flights',
    lodging_usd_cents: 'Kulala',
    attractions_usd_cents: 'Kutembea',
    transit_usd_cents: 'Fare',
    daily_spend_usd_cents: 'Food na vitu ndogo',
  },
  total: 'Total',
  perPerson: 'Kila mtu',
  locked: 'uliichagua',
  banner: 'Info ni kidogo. Zingine ni estimate.',
  disclaimer: 'Bei na time ni estimate; confirm kabla ubook.',
  ownMeals: { lunch: 'Lunch place unapenda', dinner: 'Supper place unapenda' },
  otherAdvice: 'Kuna kitu kwa plan si poa sana: tuulize.',
}

export const ITINERARY_WORDS: Readonly<Record<SpokenLang, ItineraryWords>> = { en: EN, sw: SW, sheng: SHENG }
