import { CONCEPTS } from './lexicon/concepts.ts'
import { BORROWED_VERBS } from './lexicon/english-words.ts'

const EXACT = new Map<string, string[]>()
const ENDINGS: Array<{ start: string; concept: string }> = []

for (const [concept, words] of Object.entries(CONCEPTS)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) ENDINGS.push({ start: word.slice(0, -1), concept })
    else EXACT.set(word, [...(EXACT.get(word) ?? []), concept])
  }
}

const PHRASE_STARTS = new Set(
  [...EXACT.keys()].filter((word) => word.includes('_')).map((word) => word.split('_', 1)[0]),
)

/** Takes Swahili subject, tense and object off a verb, leaving what may be its root. */
const CONJUGATED =
  /^(?:(?:ni|u|a|tu|m|wa|i|zi|ki|vi|li|ya|ku|mu|si|ha|hu|hatu|ham|hawa|hai)?(?:nge|na|li|ta|me|ka|ki|ja|ku|mesha)|(?:n|nt|nt?a)(?=a)|ni|u|tu|m|mu|wa|ku|si|hu)(?:ni|ku|m|tu|wa|i|zi|ki|vi|li|ya|ji)?(?=[a-z]{3})/
const BORROWED = new RegExp(`(?:${BORROWED_VERBS})(?=(?:ie|iwa|ia|ed|i|iwe|wa)?$)`)
const NONE: readonly string[] = []

/** Meanings of one word, by the word itself, its start, or its root inside Swahili affixes. */
export function conceptsOf(token: string): readonly string[] {
  const known = EXACT.get(token)
  if (known !== undefined) return known
  const started = ENDINGS.find(({ start }) => token.startsWith(start))
  return started === undefined ? rootConcepts(token) : [started.concept]
}

/** Meanings of a two- or three-word phrase. */
export function phraseConcepts(tokens: readonly string[], at: number): readonly string[] {
  if (!PHRASE_STARTS.has(tokens[at] ?? '')) return NONE
  const pair = `${tokens[at]}_${tokens[at + 1]}`
  return EXACT.get(`${pair}_${tokens[at + 2]}`) ?? EXACT.get(pair) ?? NONE
}

/** Every single word with a meaning, for spelling correction. */
export function conceptWords(): string[] {
  return [...EXACT.keys()].filter((word) => !word.includes('_'))
}

function rootConcepts(token: string): readonly string[] {
  if (token.length < 5) return NONE
  const prefix = CONJUGATED.exec(token)?.[0] ?? ''
  for (let length = prefix.length; length >= 2; length -= 1) {
    const root = token.slice(length)
    const found = EXACT.get(root) ?? EXACT.get(BORROWED.exec(root)?.[0] ?? '') ?? EXACT.get(applied(root))
    if (found !== undefined) return found
  }
  return NONE
}

/** "letea", "lipia", "letewa" say what "leta", "lipa" say. */
function applied(root: string): string {
  return root.replace(/(?:ie|ea|ia|ee|iwa|ewa|wa|isha|esha|e)$/, 'a')
}
