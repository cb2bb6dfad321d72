import type { DayAsked, DayPart } from './when-asked.ts'

/** Days and parts of days as guests write them, all languages together, because one message mixes them. */
export const DAY_WORDS: readonly { day: DayAsked; phrases: string; isHoliday?: true }[] = [
  {
    day: { kind: 'ahead', days: 0 },
    phrases: 'today; tonight; tonite; 2nite; this (morning|afternoon|evening); leo; usiku huu; jioni hii',
  },
  { day: { kind: 'ahead', days: 1 }, phrases: 'tomorrow; tmrw; tomoro; 2moro; kesho; kesh' },
  { day: { kind: 'ahead', days: 2 }, phrases: 'day after tomorrow; kesho kutwa; keshokutwa' },
  { day: { kind: 'weekday', weekday: 'mon' }, phrases: 'monday; mondays; mon; jumatatu; j3' },
  { day: { kind: 'weekday', weekday: 'tue' }, phrases: 'tuesday; tuesdays; tue; tues; jumanne' },
  { day: { kind: 'weekday', weekday: 'wed' }, phrases: 'wednesday; wednesdays; wed; weds; jumatano' },
  { day: { kind: 'weekday', weekday: 'thu' }, phrases: 'thursday; thursdays; thu; thur; thurs; alhamisi' },
  { day: { kind: 'weekday', weekday: 'fri' }, phrases: 'friday; fridays; fri; ijumaa; furahiday' },
  { day: { kind: 'weekday', weekday: 'sat' }, phrases: 'saturday; saturdays; sat; sato; jumamosi' },
  { day: { kind: 'weekday', weekday: 'sun' }, phrases: 'sunday; sundays; (on|this|next|every) sun; sunde; jumapili' },
  { day: { kind: 'weekend' }, phrases: 'weekend; weekends; wknd; wkend; wikendi; wikiendi; mwisho wa wiki' },
  { day: { kind: 'week' }, phrases: 'this week; coming week; wiki hii; hii wiki' },
  {
    day: { kind: 'date', month: 12, day: 24, year: null },
    phrases: '(christmas|xmas) eve; mkesha wa krismasi',
    isHoliday: true,
  },
  {
    day: { kind: 'date', month: 12, day: 25, year: null },
    phrases: 'christmas; christmas day; xmas; krismasi; krisi; chrismas',
    isHoliday: true,
  },
  { day: { kind: 'date', month: 12, day: 26, year: null }, phrases: 'boxing day', isHoliday: true },
  {
    day: { kind: 'date', month: 12, day: 31, year: null },
    phrases: 'new (years|year) eve; nye; mkesha wa mwaka mpya',
    isHoliday: true,
  },
  {
    day: { kind: 'date', month: 1, day: 1, year: null },
    phrases: 'new (years|year) day; new (years|year); mwaka mpya',
    isHoliday: true,
  },
  { day: { kind: 'date', month: 12, day: 12, year: null }, phrases: 'jamhuri; jamhuri day', isHoliday: true },
  { day: { kind: 'date', month: 6, day: 1, year: null }, phrases: 'madaraka; madaraka day', isHoliday: true },
  { day: { kind: 'date', month: 10, day: 20, year: null }, phrases: 'mashujaa; mashujaa day', isHoliday: true },
  { day: { kind: 'date', month: 5, day: 1, year: null }, phrases: '(labour|labor) day', isHoliday: true },
  { day: { kind: 'date', month: 2, day: 14, year: null }, phrases: 'valentines; valentines day; valentine' },
]

/** The longest is heard: "late at night" is later than "night". A night that is paid for is none: "per night". */
export const PART_WORDS: readonly { part: DayPart; phrases: string }[] = [
  { part: 'morning', phrases: 'morning; mornings; asubuhi; asubui; alfajiri; morno' },
  { part: 'midday', phrases: 'lunch time; lunchtime; midday; adhuhuri' },
  { part: 'afternoon', phrases: 'afternoon; afternoons; mchana; alasiri' },
  { part: 'evening', phrases: 'evening; evenings; jioni; eve' },
  { part: 'night', phrases: 'tonight; tonite; 2nite; at night; at nite; night; nights; usiku' },
  {
    part: 'late',
    phrases: 'late; late at night; late night; usiku sana; usiku wa manane; past midnight; after midnight',
  },
]

/** Not a part of a day: what is paid by the night, and how many of them. */
export const COUNTED_NIGHTS =
  '(per|a|each|every|kwa|kila) (night|nite|usiku); # (night|nights|nites); usiku #; good (morning|afternoon|evening|night); (habari|za) (za|ya) (asubuhi|jioni|mchana)'

/** Meals say which half of the day an hour is of, and are looked for besides. */
export const MEAL_PARTS: readonly { part: DayPart; phrases: string }[] = [
  { part: 'morning', phrases: 'breakfast; brekkie; kifungua kinywa; chai ya asubuhi' },
  { part: 'midday', phrases: 'lunch; chakula cha mchana' },
  { part: 'evening', phrases: 'dinner; supper; sundowner; sundowners; chakula cha jioni' },
]

/** Minutes to or past an hour, before it: "quarter past nine", "half 10". */
export const BEFORE_HOUR: readonly { phrase: readonly string[]; minutes: number }[] = [
  { phrase: ['quarter', 'past'], minutes: 15 },
  { phrase: ['half', 'past'], minutes: 30 },
  { phrase: ['half'], minutes: 30 },
  { phrase: ['quarter', 'to'], minutes: -15 },
]
/** And behind it: "saa nne kasorobo". */
export const BEHIND_HOUR: readonly { phrase: readonly string[]; minutes: number }[] = [
  { phrase: ['kasoro', 'robo'], minutes: -15 },
  { phrase: ['kasorobo'], minutes: -15 },
  { phrase: ['kasarobo'], minutes: -15 },
  { phrase: ['na', 'robo'], minutes: 15 },
  { phrase: ['na', 'nusu'], minutes: 30 },
  { phrase: ['u', 'nusu'], minutes: 30 },
]
/** What makes a number an hour, roughly: "7ish". */
export const ABOUT_HOUR = 'ish'

export const MIDNIGHT = 'midnight; saa sita usiku; saa 6 usiku'
export const NOON = 'noon; 12 noon; saa sita mchana; saa 6 mchana'

const MONTHS = [
  'january jan januari',
  'february feb februari',
  'march mar machi',
  'april apr aprili',
  'may mei',
  'june jun juni',
  'july jul julai',
  'august aug agosti',
  'september sep sept septemba',
  'october oct oktoba',
  'november nov novemba',
  'december dec desemba disemba',
]
export const MONTH_WORDS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
)
/** Months that are words of something else as well: only where what stands before them leads to a month. */
export const DOUBTFUL_MONTHS: ReadonlySet<string> = new Set(['may', 'mar', 'march', 'jan', 'sep', 'dec'])
export const LEADS_TO_MONTH: ReadonlySet<string> = new Set(
  'in of during this next from till until mwezi ya wa mid early late end'.split(' '),
)
/** "At 6", "by 8": a bare number behind these is an hour. */
export const LEADS_TO_HOUR: ReadonlySet<string> = new Set(
  'at by till until past after before around from since @ saa'.split(' '),
)
