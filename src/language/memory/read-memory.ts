import { ACTIVITIES, DIETS, FOODS, MONTHS, NEVER, ROOMS, STYLES, WHEN } from './memory-words.ts'
import type { Signal } from './signal.ts'

export interface MemoryRead {
  /** What is asked of the memory itself: to forget, to say what it has, to keep. Null: nothing. */
  does: 'forget' | 'ask' | 'keep' | null
  signals: readonly Signal[]
  /** The message without what it says of the guest: what is left may still ask something. */
  rest: string
}

const words = (inside: string) => new RegExp(`(?<![\\p{L}\\d])(?:${inside})(?![\\p{L}\\d])`, 'iu')

const FORGET = words(
  'forget (?:me|about me|everything(?: about me| you know)?|all (?:about me|you know about me|my (?:data|details|info\\w*))|what you know about me|my (?:data|details|info\\w*|preferences|profile))|(?:delete|erase|remove|wipe) (?:me|all (?:my|of my) \\w+|my (?:\\w+ )?(?:data|details|info\\w*|profile|memory|history|preferences)|everything (?:about me|you know|you have on me)|what you (?:know|remember) about me)|nisahau\\w*|mnisahau|unisahau|sahau (?:kuhusu )?mimi|sahau (?:yote|kila kitu)(?: kunihusu)?|(?:futa|ondoa|delete|toa) (?:data|taarifa|habari|maelezo|info|details|kumbukumbu) (?:zangu|yangu|yote|zote)|nifute|futa kila kitu kunihusu',
)
const NOT_FORGET = words(
  "(?:do not|don['’]?t|dont|never|please not|usi\\w*|msi\\w*) ?(?:forget|sahau|nisahau|futa)?(?: me)?",
)
const ASK = words(
  "what (?:do|did|can|have) you (?:know|remember|remembered|store|stored|have|keep|kept|saved|save)(?: \\w+){0,2} (?:about|on|of) me|what (?:data|info\\w*|details) (?:do|have) you (?:\\w+ ){0,2}(?:about|on|of) me|what (?:is|s|['’]s) (?:in )?my (?:profile|memory)|(?:do you|you) remember me|unajua (?:nini|gani) (?:kunihusu|kuhusu mimi|about me)|(?:unakumbuka|una ?jua|mnajua) nini (?:kunihusu|kuhusu mimi|about me)|(?:una|mna) (?:data|taarifa|info) (?:gani|zipi) (?:yangu|zangu|kunihusu|about me)|unanikumbuka",
)
const KEEP = words(
  'remember (?:me|that|this|it)|keep (?:that|this|it) in mind(?: for next time)?|note (?:that|this) (?:down )?for next time|kumbuka(?: hilo| hiyo)?|nikumbuke|unikumbuke|uikumbuke|weka akilini',
)
const SENSITIVE = words(NEVER)
const LONG_NUMBER = /\d[\d -]{5,}\d/u

/** A name of a place as it is written: words with capital letters, which a month behind it is none of. */
const MONTH = MONTHS.split('|')
  .map((month) => month.charAt(0).toUpperCase() + month.slice(1))
  .join('|')
const NAME = `(?:\\p{Lu}[\\p{L}'’-]+(?: (?:(?:ya|wa|la|of|de|el|al) )?(?!(?:${MONTH})(?!\\p{L}))\\p{Lu}[\\p{L}'’-]+)*)`
/** "Call me back" names nobody. */
const CALLED =
  /(?<!\p{L})(?:(?:[Mm]y name is|[Nn]aitwa|[Jj]ina langu ni)\s+(\p{L}[\p{L}'’-]{1,30})|(?:[Cc]all me|[Nn]iite|[Mm]niite)\s+(\p{Lu}[\p{L}'’-]{1,30}))(?!\p{L})/u
const WENT =
  "(?:(?:we|i)(?: (?:really|also|both|all|once))? (?:liked|loved|enjoyed|visited|went to|travell?ed to|stayed (?:in|at|on)|were (?:in|at|on)|was (?:in|at|on)|have been (?:to|in)|had a great time (?:in|at))|(?:we|i)[’'](?:ve) been (?:to|in)|(?:tu|ni)li(?:enda|tembelea|kaa|kuwa|penda|ipenda|furahia|ienjoy|enjoy|visit|visitia)|my (?:last )?trip to|our (?:last )?trip to)"
const TRIP_NAMED = new RegExp(
  `(?<!\\p{L})${WENT.replace(/\bwe\b/gu, '[Ww]e').replace(/\bi\b/gu, '[Ii]')}\\s+(?:huko |kule )?(${NAME})`,
  'u',
)
const THEN = new RegExp(`^,?\\s+(${WHEN})`, 'iu')
const TRIP_DATED = new RegExp(
  `(?<!\\p{L})${WENT}\\s+(?:huko |kule )?(\\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)?)[,]?\\s+(${WHEN})`,
  'iu',
)

const OF_ME = "(?:i['’]?m|i am|we['’]?re|we are|am|mimi ni|sisi ni|niko|tuko|me ni)"
const DIET = words(
  `${OF_ME} (?:a |an |strict |strictly |all |both )*(${DIETS})(?: (?:eater|only|diet))?|(?:i|we) (?:only )?eat (?:only )?(${DIETS})(?: (?:food|only))?`,
)
const NO_FOOD = words(
  `(?:i|we) (?:do not|don['’]?t|never) eat (${FOODS})|(?:sili|hatuli|sikuli|huwa sili|si[- ]?eat) (${FOODS})`,
)
const LIKE =
  "(?:(?:i|we)(?: (?:really|always|usually|also|both))* (?:love|like|enjoy|prefer|adore|am into|are into)|(?:i['’]m|we['’]re) into|(?:na|tuna|ni)(?:penda|pendelea|ienjoy|enjoy|feel)|huwa napenda)"
const ACTIVITY = words(`${LIKE} (?:to go |going |kwenda )?(${ACTIVITIES})`)
const ROOM = words(
  `(?:${LIKE}|(?:i|we) always (?:book|take|ask for)|my favou?rite is) (?:a |an |the |having a |kupata |chumba |room )*(${ROOMS})(?: (?:rooms?|beds?|chumba|vyumba))`,
)
const ROOM_SW = words(`${LIKE} (?:chumba|vyumba|room) (${ROOMS})`)
const STYLE = words(
  `(?:(?:i|we)(?: (?:always|usually|mostly|often))? travel|(?:huwa )?(?:na|tuna)safiri)(?: (?:always|usually|mostly|daima))? (${STYLES})`,
)

type Reader = (text: string) => { signal: Signal; said: string } | null

const first = (pattern: RegExp, kind: Signal['kind'], wrap: (value: string) => string = (value) => value): Reader => {
  return (text) => {
    const match = pattern.exec(text)
    const value = match?.slice(1).find((group) => group !== undefined)
    if (match === null || value === undefined) return null
    return { signal: { kind, value: wrap(value.trim()), dates: null }, said: match[0] }
  }
}

/** A place by its name, and when that was; a place in small letters is one where a time stands behind it. */
const trip: Reader = (text) => {
  const named = TRIP_NAMED.exec(text)
  const dated = named === null ? TRIP_DATED.exec(text) : null
  const place = (named ?? dated)?.[1]
  const went = (named ?? dated)?.[0]
  if (place === undefined || went === undefined) return null
  const then = named === null ? null : THEN.exec(text.slice(named.index + went.length))
  const dates = then?.[1] ?? dated?.[2] ?? null
  return { signal: { kind: 'trip', value: place, dates }, said: `${went}${then?.[0] ?? ''}` }
}

const READERS: readonly Reader[] = [
  first(CALLED, 'name', (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  trip,
  first(DIET, 'diet'),
  first(NO_FOOD, 'diet', (food) => `no ${food}`),
  first(ROOM, 'room'),
  first(ROOM_SW, 'room'),
  first(ACTIVITY, 'activity'),
  first(STYLE, 'style'),
]

/**
 * What a message says of the guest who wrote it, and what it wants of our memory. By rules alone; a message that speaks of health,
 * papers or long numbers says nothing that is kept.
 */
export function readMemory(text: string): MemoryRead {
  const does = wishIn(text)
  if (does === 'forget' || does === 'ask') return { does, signals: [], rest: '' }
  if (SENSITIVE.test(text) || LONG_NUMBER.test(text)) return { does: null, signals: [], rest: text }
  const read = READERS.flatMap((reader) => reader(text) ?? [])
  const spoken = read.map(({ said }) => said)
  const wish = does === 'keep' ? [KEEP.exec(text)?.[0] ?? ''] : []
  const rest = [...spoken, ...wish].reduce((left, said) => left.replace(said, ' '), text)
  return { does, signals: read.map(({ signal }) => signal), rest: rest.replace(/\s+/gu, ' ').trim() }
}

function wishIn(text: string): MemoryRead['does'] {
  if (FORGET.test(text)) return NOT_FORGET.test(text) ? null : 'forget'
  if (ASK.test(text)) return 'ask'
  return KEEP.test(text) ? 'keep' : null
}
