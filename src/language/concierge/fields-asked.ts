import { findForms } from '../forms/find-forms.ts'
import { type Match, type PhraseList, PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Span, Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { FIELD_WORDS, type FieldAsked } from './field-words.ts'
import { isYear } from './is-year.ts'

const LISTS = new PhraseLists()
const PHRASES = Object.entries(FIELD_WORDS).map(([field, phrases]): { field: FieldAsked; phrases: PhraseList } => ({
  field: field as FieldAsked,
  phrases: LISTS.add(phrases),
}))

/** Fields whose words are what a thing has, and so also what is looked for in its row: "do you have wifi". */
const OF_THINGS: ReadonlySet<FieldAsked> = new Set([
  'amenities',
  'diet',
  'games',
  'beds',
  'view',
  'highlights',
  'benefits',
  'phone',
  'schedule',
  'sleeps',
  'capacity',
])

/** What of a thing a question asks, and the words of it that ask. */
export interface FieldsHeard {
  /** Those said in most words first. */
  fields: FieldAsked[]
  matches: Match[]
}

/** What of a thing a question asks, whatever thing it is: the fields whose words it has, those said in most words first. */
export function fieldsAsked(message: string): FieldAsked[] {
  return fieldsHeard(tokenise(message)).fields
}

/** The same, with the words that only ask and say nothing of the thing. */
export function fieldsHeard(tokens: readonly Token[]): FieldsHeard {
  const words = plainWords(tokens)
  const heard = PHRASES.flatMap(({ field, phrases }) => {
    const matches = phrases.find(words)
    const longest = Math.max(0, ...matches.map(({ from, to }) => to - from))
    return longest === 0 ? [] : [{ field, longest, matches }]
  })
  const fields = heard.toSorted((a, b) => b.longest - a.longest).map(({ field }) => field)
  const matches = heard.flatMap((one) => (OF_THINGS.has(one.field) ? [] : one.matches))
  return {
    fields:
      fields.length === 0 && findForms(tokens).some((span) => isSum(span) && !isYear(tokens[span.from]?.text ?? ''))
        ? ['price']
        : fields,
    matches,
  }
}

/** "Is it 5,000?": who names a sum wants to know what it costs. */
const LEAST_SUM = 100

function isSum({ meaning }: Span): boolean {
  return meaning.kind === 'price' || (meaning.kind === 'number' && meaning.value >= LEAST_SUM)
}
