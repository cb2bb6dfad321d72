import { PhraseLists } from '../governor/phrase-lists.ts'

const LISTS = new PhraseLists()
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

export type NamedDay =
  | { kind: 'ahead'; days: number }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'weekend' }
  | { kind: 'week' }
  | { kind: 'date'; month: number; day: number }
  | { kind: 'easter' }

/** Days that have a name of their own. A weekday is counted from 0, Monday. */
export const NAMED_DAYS: readonly { day: NamedDay; list: ReturnType<PhraseLists['add']> }[] = (
  [
    [{ kind: 'ahead', days: 0 }, 'today; leo'],
    [{ kind: 'ahead', days: 1 }, 'tomorrow; tmrw; tomoro; 2moro; kesho; kesh'],
    [{ kind: 'ahead', days: 2 }, 'day after tomorrow; the day after tomorrow; kesho kutwa; keshokutwa'],
    [{ kind: 'ahead', days: 3 }, 'mtondo'],
    [{ kind: 'weekday', weekday: 0 }, 'monday; mon; jumatatu; j3'],
    [{ kind: 'weekday', weekday: 1 }, 'tuesday; tue; tues; jumanne'],
    [
      { kind: 'weekday', weekday: 2 },
      'wednesday; weds; jumatano; (on|this|next|coming|from|to|till|until|hadi|mpaka|kuanzia) wed; wed (to|till|until|hadi|mpaka|thru|morning|evening|next)',
    ],
    [{ kind: 'weekday', weekday: 3 }, 'thursday; thu; thur; thurs; alhamisi'],
    [{ kind: 'weekday', weekday: 4 }, 'friday; fri; ijumaa; furahiday'],
    [{ kind: 'weekday', weekday: 5 }, 'saturday; sat; sato; jumamosi'],
    [{ kind: 'weekday', weekday: 6 }, 'sunday; sunde; jumapili; (on|this|next|to|till|until|hadi|mpaka|and|na|n) sun'],
    [{ kind: 'weekend' }, 'weekend; wknd; wkend; wikendi; wikiendi; mwisho wa wiki'],
    [{ kind: 'week' }, '(next|coming|following) week; week after; wiki (ijayo|jayo|ijao|inayokuja); week ijayo'],
    [{ kind: 'date', month: 12, day: 24 }, '(christmas|xmas) eve; mkesha wa krismasi'],
    [{ kind: 'date', month: 12, day: 25 }, 'christmas; christmas day; xmas; krismasi; krisi; chrismas; chrimbo'],
    [{ kind: 'date', month: 12, day: 26 }, 'boxing day'],
    [{ kind: 'date', month: 12, day: 31 }, 'new (years|year) eve; nye; mkesha wa mwaka mpya'],
    [{ kind: 'date', month: 1, day: 1 }, 'new (years|year) day; new (years|year); mwaka mpya'],
    [{ kind: 'date', month: 12, day: 12 }, 'jamhuri; jamhuri day; siku ya jamhuri'],
    [{ kind: 'date', month: 6, day: 1 }, 'madaraka day; siku ya madaraka'],
    [{ kind: 'date', month: 10, day: 20 }, 'mashujaa; mashujaa day; siku ya mashujaa'],
    [{ kind: 'date', month: 5, day: 1 }, '(labour|labor) day'],
    [{ kind: 'date', month: 2, day: 14 }, 'valentines; valentines day; valentine'],
    [{ kind: 'easter' }, 'easter; pasaka; good friday; ijumaa kuu'],
  ] as const
).map(([day, phrases]) => ({ day, list: LISTS.add(phrases) }))

/** Beside a named day they say that it is that of the week that comes: "next Friday", "wikendi ijayo". */
export const NEXT_BEFORE = setOf('next following')
export const NEXT_BEHIND = setOf('ijayo ujao jayo inayofuata inayokuja next')

/** Between two days they say that the second is the last. */
export const UNTIL = setOf(
  '- to till til until thru through hadi mpaka paka na and & returning return back kurudi turudi nirudi narudi tunarudi narudia tutarudi nitarudi ending leaving home finish finishing end ends conclude concluding wrap wrapping last kumaliza',
)
/** As that, between two bare figures, where "and" and "na" would as well count two things. */
export const TO_DAY = setOf('- to till til until thru through hadi mpaka paka')
/** Before a length of time they say when, and not for how long: "in 5 days", "baada ya wiki mbili". */
export const AFTER_TIME = setOf('in after within baada')
/** Behind it they say the same: "wiki mbili zijazo", "2 weeks from now". */
export const FROM_NOW = setOf('from zijazo ijayo ahead later')

/** Behind a length of time they say that it is over. */
export const PAST = setOf('ago iliyopita zilizopita uliopita past')
export const DAY_UNITS = setOf('day days siku dei days')
export const NIGHT_UNITS = setOf('night nights nite nites usiku nait')
export const WEEK_UNITS = setOf('week weeks wiki wik wks')
export const LONG_WEEKEND = LISTS.add('long weekend; long wikendi; wikendi ndefu')
export const FORTNIGHT = LISTS.add('fortnight; a fortnight')
export const ONE_WEEK = LISTS.add(
  'a week; one week; week-long; weeklong; week long; the week; whole week; full week; wiki moja; week moja; wiki nzima; week mzima',
)

/** The days are a time within which a shorter trip may lie: "3 days any time from 3 to 9 March". */
export const WITHIN = LISTS.add(
  'any time; anytime; some time; sometime; somewhere; between; flexible; wakati wowote; kati ya; saa yoyote; muda wowote',
)
/** The days that are told are those of the month or the year that comes. */
export const NEXT_MONTH = LISTS.add(
  'next month; coming month; following month; mwezi (ujao|unaokuja|ijayo); month ijayo',
)
export const NEXT_YEAR = LISTS.add('next year; mwakani; mwaka (ujao|kesho|unaokuja)')
/** A place that counts something else than days: "our 5th anniversary". */
export const NO_DATE = setOf('anniversary birthday floor time wedding')

/** Stand between a day and its month: "12th of December", "tarehe 12 ya mwezi wa 12". */
export const OF_MONTH = setOf('of ya wa mwezi st nd rd th the')
export const DATE_LABELS = setOf('tarehe trh tar date dates the')
