import { type PhraseList, PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import { tokenise } from '../text/tokenise.ts'
import type { FieldAsked } from './field-words.ts'
import type { RowOrder } from './kind-words.ts'
import type { Frame, Leant } from './leaning.ts'
import {
  CLASS_VERB,
  OTHER_ONE_WORDS,
  UNNAMED_WORDS,
  WHAT_ABOUT_WORDS,
  WHICH_DAY_WORDS,
  WHICH_ONE_VERB,
} from './leaning-words.ts'
import { pointsBack } from './points-back.ts'
import type { RowQuestion } from './row-question.ts'
import type { WhenAsked } from './when-asked.ts'

const LISTS = new PhraseLists()
const OTHER_ONE = LISTS.add(OTHER_ONE_WORDS)
const UNNAMED = LISTS.add(UNNAMED_WORDS)
const WHAT_ABOUT = LISTS.add(WHAT_ABOUT_WORDS)
const WHICH_DAY = LISTS.add(WHICH_DAY_WORDS)

/** Asked of the whole house, whatever was spoken of before. */
const OF_THE_HOUSE: ReadonlySet<FieldAsked> = new Set(['check_in', 'check_out'])
/** What an age changes: of who is 16 the hours are everybody's. */
const BY_AGE: ReadonlySet<FieldAsked> = new Set(['price', 'age_limit'])

/** The cheapest may be asked for among others; the biggest is another one than "that for children". */
const BY_PRICE: ReadonlySet<RowOrder> = new Set(['cheapest', 'dearest'])

/**
 * A question as it is meant in its talk. The question before is a frame: what the message says fills a part of it, or takes the
 * place of one, and what it leaves open stays as it was. "And on Sunday?" is the same question of another day, "and the gym?" of
 * another thing, "the one by the sea" of another of its kind, "last orders?" another question of the same thing.
 */
export function leanOn(message: string, now: RowQuestion, before: Frame | null): Leant {
  const words = plainWords(tokenise(message))
  const isBack = now.goesOn || pointsBack(message)
  if (before === null) return { asked: now, of: isBack ? 'spoken_of' : 'named', leans: false }
  const own = asSaid(now, words)
  const isKind = own.kinds.length > 0
  // "The little one, he is 3" is a child.
  const other = isKind || own.age !== null || before.kind === null ? null : otherOne(words)
  if (other !== null) return anotherOfKind(own, other, before)
  if (!isKind && namesNothing(own)) {
    const isHouse = own.fields.some((field) => OF_THE_HOUSE.has(field))
    return isHouse ? { asked: now, of: 'named', leans: false } : ofTheSame(own, words, before)
  }
  if (now.goesOn && asksNothing(own)) {
    const asked = { ...withSlots(own, before), fields: before.asked.fields, isList: before.asked.isList }
    return { asked, of: isKind || !before.isOfFocus ? 'named' : 'spoken_of', leans: true }
  }
  // Who has a diet asks for it where the talk is.
  if (!isKind && before.isOfFocus && own.fields.includes('diet')) return { asked: own, of: 'spoken_of', leans: true }
  const asked = now.goesOn && isKind ? { ...now, age: now.age ?? before.asked.age } : now
  // "And the pool?" is another thing; "do they bring it to the room?" is of them still.
  const isOther = isKind && now.goesOn
  return { asked, of: isBack && !isOther ? 'spoken_of' : 'named', leans: false }
}

/** Without what is only supposed: that who asks for a diet wants a restaurant, and who says "what about" a list. */
function asSaid(now: RowQuestion, words: readonly string[]): RowQuestion {
  return {
    ...now,
    kinds: now.kindWords === '' ? [] : namedKinds(now.kinds),
    isList: now.isList && !WHAT_ABOUT.find(words).some(({ from }) => from <= 1),
  }
}

/** "For children" says more of a kind that is named, and is one only where none is. */
function namedKinds(kinds: RowQuestion['kinds']): RowQuestion['kinds'] {
  const named = kinds.filter((kind) => kind !== 'kids')
  return named.length > 0 ? named : kinds
}

/** Nothing is named that could be asked about: only when, for whom, or what of it. */
function namesNothing({ content }: RowQuestion): boolean {
  const words = content.split(' ').filter((word) => word !== '')
  const covered = placesOf(UNNAMED, words)
  return words.every((word, at) => covered.has(at) || word.length < 2 || /^\d+$/.test(word) || CLASS_VERB.test(word))
}

/** It names something, and leaves open what is asked of it. */
function asksNothing({ fields, age, isThere, isList, claimed, order }: RowQuestion): boolean {
  const asks = fields.filter((field) => field !== 'age_limit' || age === null)
  return asks.length === 0 && !isThere && !isList && claimed === null && order === null
}

/** The same thing: asked the same of it with another day or age, or something else. */
function ofTheSame(now: RowQuestion, words: readonly string[], before: Frame): Leant {
  const { asked: frame, isOfFocus } = before
  const fields = now.age === null ? now.fields : now.fields.filter((field) => field !== 'age_limit')
  const isSame = fields.length === 0 && now.claimed === null
  const isOfAge = now.age !== null && now.when === null
  // The thing is known by itself; else its kind, or its own words, are what is left of it.
  const kinds = namedKinds(frame.kinds)
  const isOfWords = isSame || (!isOfFocus && kinds.length === 0)
  const subject = {
    kinds: isSame || !isOfFocus ? kinds : [],
    kindWords: isSame || !isOfFocus ? frame.kindWords : '',
    content: isOfWords ? frame.content : '',
  }
  const asked: RowQuestion = {
    ...withSlots(now, before),
    // Who asks on which days it is does not ask of the day before.
    ...(WHICH_DAY.has(words) && { when: now.when, timeWords: now.timeWords }),
    ...subject,
    fields: isSame ? (isOfAge ? ofAge(frame.fields) : frame.fields) : fields,
    isList: now.isList || (isSame && frame.isList),
    isThere: now.isThere || (isSame && frame.isThere),
    order: now.order ?? (isSame ? frame.order : null),
    age: now.age ?? (isSame || fields.some((field) => BY_AGE.has(field)) ? frame.age : null),
  }
  return { asked, of: isOfFocus ? 'spoken_of' : 'named', leans: true }
}

/** Of somebody of an age it is asked what she pays where the price was asked, else whether she may come. */
function ofAge(fields: readonly FieldAsked[]): FieldAsked[] {
  const asked = fields.filter((field) => BY_AGE.has(field))
  return asked.length > 0 ? asked : ['age_limit']
}

/** Another of the same kind: `said` is what tells which. */
function anotherOfKind(now: RowQuestion, said: readonly string[], before: Frame): Leant {
  const { asked: frame, kind } = before
  const fields = now.fields.filter((field) => field !== 'age_limit' || now.age !== null)
  const times = new Set(now.timeWords.split(' '))
  const content = new Set(now.content.split(' '))
  const tells = said.filter((word) => !times.has(word) && (now.order === null || content.has(word)))
  const asked: RowQuestion = {
    ...withSlots(now, before),
    fields: fields.length > 0 ? fields : frame.fields,
    kinds: kind === null ? [] : [kind],
    kindWords: frame.kindWords,
    content: tells.join(' '),
    isList: frame.isList || now.order !== null || tells.length === 0,
    order: now.order ?? (frame.order !== null && BY_PRICE.has(frame.order) ? frame.order : null),
  }
  return { asked, of: 'kind', leans: true }
}

/** When, for whom and within what: what was not said again holds on. */
function withSlots(now: RowQuestion, { asked: frame }: Frame): RowQuestion {
  return {
    ...now,
    when: mergedWhen(now.when, frame.when),
    timeWords: [now.timeWords, frame.timeWords].filter((words) => words !== '').join(' '),
    isYesNo: now.isYesNo || (now.fields.length === 0 && frame.isYesNo),
    atMost: now.atMost ?? frame.atMost,
    atLeast: now.atLeast ?? frame.atLeast,
    people: now.people ?? frame.people,
    age: now.age ?? frame.age,
  }
}

function mergedWhen(now: WhenAsked | null, before: WhenAsked | null): WhenAsked | null {
  if (now === null || before === null) return now ?? before
  return {
    day: now.day ?? before.day,
    minutes: now.minutes.length > 0 ? now.minutes : now.part === null ? before.minutes : [],
    part: now.part ?? (now.minutes.length > 0 ? null : before.part),
    isHoliday: now.day === null ? before.isHoliday : now.isHoliday,
  }
}

/** Words that say which other one is meant, empty when any; null where no other one is spoken of. */
function otherOne(words: readonly string[]): string[] | null {
  const verb = words.findIndex((word) => WHICH_ONE_VERB.test(word))
  if (verb >= 0) return words.length > verb + 1 ? words.slice(verb + 1) : words.slice(verb)
  const [match] = OTHER_ONE.find(words).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  if (match === undefined) return null
  const noise = placesOf(UNNAMED, words)
  return words.filter((_, at) => (at >= match.to || at > match.from) && (at >= match.to || !noise.has(at)))
}

function placesOf(list: PhraseList, words: readonly string[]): ReadonlySet<number> {
  return new Set(
    list.find(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  )
}
