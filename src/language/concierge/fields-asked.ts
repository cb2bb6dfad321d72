import { findForms } from '../forms/find-forms.ts'
import { type PhraseList, PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Span } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { FIELD_WORDS, type FieldAsked } from './field-words.ts'

const LISTS = new PhraseLists()
const PHRASES = Object.entries(FIELD_WORDS).map(([field, phrases]): { field: FieldAsked; phrases: PhraseList } => ({
  field: field as FieldAsked,
  phrases: LISTS.add(phrases),
}))

/** What of a thing a question asks, whatever thing it is: the fields whose words it has, those said in most words first. */
export function fieldsAsked(message: string): FieldAsked[] {
  const tokens = tokenise(message)
  const words = plainWords(tokens)
  const heard = PHRASES.flatMap(({ field, phrases }) => {
    const longest = Math.max(0, ...phrases.find(words).map(({ from, to }) => to - from))
    return longest === 0 ? [] : [{ field, longest }]
  })
  const fields = heard.sort((a, b) => b.longest - a.longest).map(({ field }) => field)
  return fields.length === 0 && findForms(tokens).some(isSum) ? ['price'] : fields
}

/** "Is it 5,000?": who names a sum wants to know what it costs. */
const LEAST_SUM = 100

function isSum({ meaning }: Span): boolean {
  return meaning.kind === 'price' || (meaning.kind === 'number' && meaning.value >= LEAST_SUM)
}
