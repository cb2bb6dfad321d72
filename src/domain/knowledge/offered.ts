import type { KnowledgeLanguage, Snippet } from './schemas.ts'

/** A passage that may be what is meant, by what it is called. */
export interface Offered {
  chunkId: string
  title: string
}

const MOST = 3
/** What a row of a menu holds beside its number. */
const LONGEST = 72

type Named = Pick<Snippet, 'chunkId' | 'title' | 'heading' | 'text' | 'language'>

/**
 * What of the passages that come nearest can be asked back, "do you mean …?": by the question that each answers, the heading that
 * it stands under, or its document. Each name once, and none with a figure in it: a menu tells nothing. In the language
 * that is spoken where one of them is.
 */
export function offeredOf(nearest: readonly Named[], spoken: KnowledgeLanguage): Offered[] {
  const own = nearest.filter(({ language }) => language === spoken)
  const found = (own.length > 0 ? own : nearest).flatMap(({ chunkId, ...passage }) => {
    const title = nameOf(passage)
    return title === undefined ? [] : [{ chunkId, title }]
  })
  return found.filter(({ title }, at) => found.findIndex((one) => one.title === title) === at).slice(0, MOST)
}

function nameOf({ title, heading, text }: Pick<Snippet, 'title' | 'heading' | 'text'>): string | undefined {
  const [first = ''] = text.split('\n')
  const question = /\?["'”’)]*$/u.test(first) ? [first] : []
  const names = [...question, ...heading.split(' > ').toReversed(), title].map((name) =>
    name.replace(NUMBERED, '').trim(),
  )
  return names.find((name) => name !== '' && name.length <= LONGEST && !/\p{N}/u.test(name))
}

/** "3. Visitors", "2.1 Refunds". */
const NUMBERED = /^\p{N}+(?:[.)]\p{N}*)*\s+/u
