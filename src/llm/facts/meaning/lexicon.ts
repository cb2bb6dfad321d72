import { COLOUR_WORDS, VARIANT_WORDS } from '../words/goods.ts'
import { GRANT_WORDS } from '../words/grants.ts'
import { HARMLESS_PHRASES } from '../words/harmless.ts'
import { PROPERTY_WORDS } from '../words/properties.ts'
import { ROLE_WORDS } from '../words/roles.ts'
import { STATE_WORDS } from '../words/states.ts'
import { TOPIC_WORDS } from '../words/topics.ts'
import type { ConceptWords } from './concept.ts'
import { readSwahiliVerb, type SwahiliVerb } from './swahili-verb.ts'
import type { Token } from './tokens.ts'

export type Kind = 'state' | 'grant' | 'topic' | 'property' | 'value' | 'role' | 'harmless'

/** A concept found in a text: from the token `from` to before the token `to`. */
export interface Mention {
  id: string
  kind: Kind
  from: number
  to: number
  verb: SwahiliVerb | null
}

interface Entry {
  id: string
  kind: Kind
  phrase: readonly string[]
}

const TABLES: readonly (readonly [Kind, readonly ConceptWords[]])[] = [
  ['state', STATE_WORDS],
  ['grant', GRANT_WORDS],
  ['topic', TOPIC_WORDS],
  ['property', PROPERTY_WORDS],
  ['value', [...COLOUR_WORDS, ...VARIANT_WORDS]],
  ['role', ROLE_WORDS],
  ['harmless', [{ id: 'harmless', words: HARMLESS_PHRASES }]],
]

const PHRASES = new Map<string, Entry[]>()
const STEMS = new Map<string, Entry[]>()

for (const [kind, concepts] of TABLES) {
  for (const { id, words } of concepts) {
    for (const written of words.split(';').map((part) => part.trim().replace(/\s+/g, ' '))) {
      if (written === '') continue
      const [table, key, phrase] = written.startsWith('~')
        ? [STEMS, written.slice(1), []]
        : [PHRASES, written.split(' ')[0] ?? '', written.split(' ')]
      table.set(key, [...(table.get(key) ?? []), { id, kind, phrase }])
    }
  }
}

/** Every concept of the tokens; one that lies inside a longer phrase is part of that. A role stays what it is in any phrase but a harmless one. */
export function findMentions(tokens: readonly Token[]): Mention[] {
  const found = tokens.flatMap((_, at) => mentionsAt(tokens, at))
  return found.filter((one) => !found.some((other) => isInside(one, other)))
}

function isInside(one: Mention, other: Mention): boolean {
  const inside = other.to - other.from > one.to - one.from && other.from <= one.from && other.to >= one.to
  const keeps = one.kind === 'role' || one.kind === 'grant'
  return inside && (!keeps || other.kind === one.kind || other.kind === 'harmless' || other.kind === 'property')
}

function mentionsAt(tokens: readonly Token[], at: number): Mention[] {
  const word = tokens[at]?.word ?? ''
  const phrases = [word, ...(word.endsWith('s') && word.length > 3 ? [word.slice(0, -1)] : [])].flatMap(
    (form) => PHRASES.get(form) ?? [],
  )
  const mentions: Mention[] = phrases
    .filter(({ phrase }) => phrase.every((part, offset) => offset === 0 || tokens[at + offset]?.word === part))
    .map(({ id, kind, phrase }) => ({ id, kind, from: at, to: at + phrase.length, verb: null }))
  if (word.length < 4 || tokens[at]?.kind !== 'word') return mentions
  const verb = readSwahiliVerb(word, (stem) => STEMS.has(stem))
  const read = verb === null ? [] : (STEMS.get(verb.stem) ?? [])
  return [...mentions, ...read.map(({ id, kind }) => ({ id, kind, from: at, to: at + 1, verb }))]
}
