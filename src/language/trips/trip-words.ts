import { PhraseLists } from '../governor/phrase-lists.ts'
import type { TripTheme } from './trip-said.ts'

/** Words of three languages together, because one message mixes them. All lists stand in one net. */
const LISTS = new PhraseLists()

export const THEMES: readonly { theme: TripTheme; list: ReturnType<PhraseLists['add']> }[] = (
  [
    [
      'adventure',
      'adventure; adventures; adventurous; zip line; ziplining; rafting; quad biking; kite surfing; kitesurfing; skydiving; bungee; adrenaline; vituko; mchezo wa hatari; michezo ya majini; water sports; watersports',
    ],
    ['art', 'art; arts; gallery; galleries; painting; paintings; sanaa; michoro'],
    [
      'beach',
      'beach; beaches; seaside; ocean; sea; sand; swim; swimming; dhow; dhow cruise; ufuo; ufukwe; fukwe; pwani; bahari; baharini; bichi; kuogelea; coast',
    ],
    [
      'culture',
      'culture; cultural; cultures; traditions; tradition; local life; museum; museums; makumbusho; utamaduni; tamaduni; mila; desturi; village visit; music; muziki',
    ],
    ['diving', 'dive; dives; diving; scuba; snorkel; snorkeling; snorkelling; kupiga mbizi; mbizi'],
    [
      'food',
      'food; foods; foodie; eat; eating; restaurants; cuisine; street food; seafood; chakula; vyakula; misosi; dishi; nyama choma; wine; cooking class; kula vizuri',
    ],
    [
      'hiking',
      'hike; hikes; hiking; trek; treks; trekking; climb; climbing; mountain; mountains; walks; kupanda mlima; kupanda milima; mlima; milima; kutembea msituni',
    ],
    [
      'history',
      'history; historic; historical; ruins; heritage; fort; old town; historia; magofu; mji mkongwe; mambo ya kale; ya kale',
    ],
    [
      'nature',
      'nature; forest; forests; waterfall; waterfalls; lake; lakes; gardens; scenery; asili; msitu; misitu; maporomoko; ziwa; ndege wa porini; mandhari',
    ],
    [
      'nightlife',
      'nightlife; night life; party; partying; parties; club; clubs; clubbing; bars; raha za usiku; sherehe; bash; kuparty; kuraha; klabu; rave; mziki wa usiku',
    ],
    ['romance', 'romance; romantic; honeymoon; anniversary; mahaba; fungate; mapenzi; asali ya ndoa'],
    [
      'shopping',
      'shopping; shop around; malls; mall; market; markets; souvenirs; masoko; sokoni; manunuzi; kushop; kununua vitu',
    ],
    ['wellness', 'spa; spas; massage; yoga; wellness; masaji; kupumzisha mwili'],
    [
      'wildlife',
      'wildlife; birds; birding; bird watching; safaris; (a|the|our|on|for|wildlife|game|bush|luxury|family|mara|samburu|amboseli|tsavo|serengeti|nakuru) safari; safari (in|at|to|for|trip|tour|package|with); safari drive; safari drives; game drive; game drives; animals; big five; big 5; lions; lion; elephants; elephant; gorilla; gorillas; migration; rhinos; giraffes; wanyama; wanyamapori; simba; ndovu; tembo; nyumbu; mbuga; mbuga za wanyama',
    ],
  ] as const
).map(([theme, phrases]) => ({ theme, list: LISTS.add(phrases) }))

/** What turns around what follows it: "no museums", "sitaki makumbusho". */
export const REFUSES = LISTS.add(
  'no; not; nothing; not into; without; avoid; avoiding; skip; hate; dont want; do not want; dont like; do not like; not interested in; not a fan of; anything but; bila; sitaki; hatutaki; sipendi; hatupendi; si mtu wa; hakuna; tusiende; nisiende; achana na; wachana na; staki; stak',
)

export const PACES = [
  {
    pace: 'relaxed' as const,
    list: LISTS.add(
      'relaxed; relax; relaxing; slow; slowly; slow pace; easy pace; easy (day|days|one|ones) ; take it easy; chill; chilled; chillax; laid back; not rushed; no rush; no rushing; unhurried; not too busy; not too much; not packed; too (packed|tight|rushed|hectic|much walking) ; imejaa sana; inachosha; tunachoka; ni haraka sana; lazy; pole pole; polepole; bila haraka; bila kukimbizana; bila presha; tulivu; kupumzika; kutulia; mapumziko; kurelax; kuchill; tuchill; nichill',
    ),
  },
  {
    pace: 'full' as const,
    list: LISTS.add(
      'packed; jam packed; full days; full day; busy; see everything; see it all; do everything; do it all; as much as possible; as much as we can; as many as possible; every minute; non stop; nonstop; kila kitu; kila mahali; tusipoteze muda; mambo mengi; shughuli nyingi; vitu vingi; fully packed; full on; pack in; pack it in; jaza kila siku; jaza siku; kila dakika',
    ),
  },
  {
    pace: 'normal' as const,
    list: LISTS.add('normal pace; moderate pace; moderate; balanced; not too slow; wastani wa shughuli'),
  },
]

export const TIERS = [
  {
    tier: 'luxury' as const,
    list: LISTS.add(
      'luxury; luxurious; luxe; 5 star; five star; nyota tano; nyota 5; high end; fancy; posh; premium; the best hotel; upmarket; kifahari; ya kifahari; za kifahari; bougie; boujee; top notch; kishua; ya maana',
    ),
  },
  {
    tier: 'mid' as const,
    list: LISTS.add(
      'mid range; midrange; mid (tier|level|class|price|priced|budget|hotel|hotels|lodge|lodges) ; middle range; 3 star; three star; 4 star; four star; nyota tatu; nyota nne; nyota 3; nyota 4; comfortable hotel; standard hotel; standard room; hoteli ya wastani; hotel ya wastani; wastani; ya kati',
    ),
  },
  {
    tier: 'budget' as const,
    list: LISTS.add(
      'cheap; cheapest; cheaply; backpacker; backpackers; backpacking; hostel; hostels; low cost; low budget; budget (hotel|hotels|accommodation|accommodations|lodge|lodges|lodging|stay|room|rooms|place); budget friendly; on a budget; shoestring; affordable; rahisi; bei rahisi; bei nafuu; nafuu; bei ya chini; za bei ya chini; mahali cheap; bei poa; pocket friendly; dormitory',
    ),
  },
]

export const KIDS_TOO = LISTS.add(
  'kid friendly; kids friendly; child friendly; children friendly; family friendly; good for kids; suitable for kids; suitable for children; safe for kids; something for the kids; things for kids; watoto wafurahie; ya watoto; za watoto; inayofaa watoto; zinazofaa watoto; yanayofaa watoto; inafaa watoto; panapofaa watoto; panafaa watoto; zinafaa watoto; pakufaa watoto; poa kwa watoto',
)

export const NO_NIGHT_FLIGHTS = LISTS.add(
  '(no|not|avoid|without|dont want|do not want|hate|bila|sitaki|hatutaki|staki|hakuna|dont|do not|cant) (a|an|any|the|to|fly|flying|take|kusafiri|kuruka|ndege ya|ndege za|flight ya|flights za|) (on|at|by|in|) (overnight|over night|red eye|redeye|night|late night|usiku|usiku wa manane) (flight|flights|ndege|travel|) ; (sitaki|hatutaki|staki|sipendi|hatupendi) (kusafiri|kuruka|kupanda|kutumia|kwenda|) (na|kwa|) (ndege|flight|flights) (ya|za) (usiku|night); day flights only; only day flights; daytime flights; fly during the day; fly in the day; (ndege|flight|flights) (za|ya) mchana ; nisafiri mchana; tusafiri mchana; kusafiri mchana; no flying at night; no flying overnight; ndege isiwe ya usiku; flight isikuwe ya usiku; isiwe usiku',
)

/** Stand beside the sum that a trip may cost. */
export const BUDGET_WORDS = LISTS.add(
  'budget; bajeti; bajet; spend; spending; afford; max; maximum; under; below; up to; upto; at most; less than; not more than; no more than; within; limit; not exceed; not exceeding; exceed; isizidi; nisizidi; tusizidi; isipite; isiexceed; chini ya; ndani ya; mpaka; hadi; to; total; jumla; kutumia; natumia; tutatumia; nina; tuna; niko na; tuko na; nko na; have; pesa; doo; ganji; cash; cost; gharama; punguza; reduce; lower; ongeza; increase',
)

export const PER_PERSON = LISTS.add(
  'per person; per head; a person; a head; each; each person; each of us; pp; pax; per pax; per adult; kila mtu; kwa mtu; kwa kila mtu; kwa kichwa; kila mmoja; kila mmoja wetu; per mtu; kwa mtu mmoja; kila msee; per msee; kwa msee; kwa kila msee; kila mse; per msee mmoja; kila mmoja wenu',
)
export const PER_DAY = LISTS.add('per day; a day; each day; every day; daily; kwa siku; kila siku; per siku')
export const PER_NIGHT = LISTS.add(
  'per night; a night; each night; every night; nightly; kwa usiku; kila usiku; kwa nait; kwa night; per nait; per nite; a nite; kwa usiku mmoja',
)
