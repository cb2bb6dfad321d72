import { MEANING_WORDS } from './meaning-words.ts'

const EXACT = new Map<string, string[]>()
const BEGINNINGS: Array<{ start: string; meaning: string }> = []

for (const [meaning, words] of Object.entries(MEANING_WORDS)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) BEGINNINGS.push({ start: word.slice(0, -1), meaning })
    else EXACT.set(word, [...(EXACT.get(word) ?? []), meaning])
  }
}

const PHRASE_STARTS = new Set(
  [...EXACT.keys()].filter((word) => word.includes('_')).map((word) => word.split('_', 1)[0]),
)

/** Subject, tense and object in front of a Swahili root. */
const CONJUGATED =
  /^(?:(?:ni|u|a|tu|m|wa|i|zi|ki|vi|li|ya|ku|mu|si|ha|hu|hatu|ham|hawa|hai)?(?:nge|na|li|ta|me|ka|ki|ja|ku|mesha|sha)|(?:n|nt|nt?a)(?=a)|ni|u|tu|m|mu|wa|ku|si|hu)(?:ni|ku|m|tu|wa|i|zi|ki|vi|li|ya|ji)?(?=[a-z]{3})/
const NONE: readonly string[] = []

/** What one word means, by itself, by its beginning, or by its root inside Swahili affixes ("haijareflect", "mtaniletea"). */
export function meaningsOf(word: string): readonly string[] {
  const known = EXACT.get(word)
  if (known !== undefined) return known
  const begun = BEGINNINGS.find(({ start }) => word.startsWith(start))
  return begun === undefined ? rootMeanings(word) : [begun.meaning]
}

/** What a phrase of two or three words means. */
export function phraseMeanings(words: readonly string[], at: number): readonly string[] {
  if (!PHRASE_STARTS.has(words[at] ?? '')) return NONE
  const pair = `${words[at]}_${words[at + 1]}`
  return EXACT.get(`${pair}_${words[at + 2]}`) ?? EXACT.get(pair) ?? NONE
}

/** Every single word with a meaning. */
export function meaningfulWords(): string[] {
  return [...EXACT.keys()].filter((word) => !word.includes('_'))
}

function rootMeanings(word: string): readonly string[] {
  if (word.length < 5) return NONE
  const prefix = CONJUGATED.exec(word)?.[0] ?? ''
  for (let length = prefix.length; length >= 2; length -= 1) {
    const root = word.slice(length)
    const found = EXACT.get(root) ?? EXACT.get(withoutExtension(root)) ?? EXACT.get(anglicised(root))
    if (found !== undefined) return found
  }
  return NONE
}

/** "letea", "lipia", "letewa" say what "leta", "lipa" say. */
function withoutExtension(root: string): string {
  return root.replace(/(?:ie|ea|ia|ee|iwa|ewa|wa|isha|esha|e)$/, 'a')
}

/** "deliveria", "orderiwa", "cancelie": an English verb with a Swahili ending. */
function anglicised(root: string): string {
  return root.replace(/(?:iwa|iwe|ia|ie|a|i)$/, '')
}
