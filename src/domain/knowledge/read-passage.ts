import { kindsIn } from './answer-kinds.ts'
import { isRow } from './cut/lines-of.ts'
import { englishStem } from './english-stem.ts'
import { glossed, type Meanings, wordsOf } from './glossary.ts'
import type { KnowledgeLanguage } from './schemas.ts'

/** A passage as it is compared with a question: the meanings in its title, its heading and each of its sentences. */
export interface ReadPassage {
  title: ReadonlySet<string>
  heading: ReadonlySet<string>
  sentences: { text: string; words: readonly Meanings[]; meanings: ReadonlySet<string> }[]
  /** The meanings in all of its sentences. */
  body: ReadonlySet<string>
  /** Its lines are entries beside each other, of which some answer; else it is one thing said in sentences. */
  isList: boolean
}

/** "- Screen: from KES 3,500", "2. Pick an item". */
const ENTRY = /^\s*(?:[>*•-]|\d+[.)])\s+/

/** A heading is a first line that does not end as a sentence does. */
const HEADING = /^[^\n]{3,120}[^.!:\n]$/

/** @param names of places and goods, which are no verbs however they look */
export function readPassage({ title, text, language }: Written, names: ReadonlySet<string>): ReadPassage {
  const known = new Map<string, Meanings>()
  const meaningsIn = (part: string) => wordsOf(part).map((word) => look(word, language, names, known))
  const [first = '', ...rest] = text.split('\n')
  const headed = rest.length > 0 && HEADING.test(first)
  const sentences = (headed ? rest : [first, ...rest]).flatMap(sentencesOf).map((sentence) => {
    const words = meaningsIn(sentence).filter((meanings) => meanings.length > 0)
    return { text: sentence, words, meanings: withKinds(sentence, words) }
  })
  return {
    title: new Set(meaningsIn(title).flat()),
    heading: new Set(headed ? meaningsIn(first).flat() : []),
    isList: text.split('\n').filter((line) => ENTRY.test(line)).length > 1,
    sentences,
    body: new Set(sentences.flatMap(({ meanings }) => [...meanings])),
  }
}

type Written = { title: string; text: string; language: KnowledgeLanguage }

function look(
  word: string,
  language: KnowledgeLanguage,
  names: ReadonlySet<string>,
  known: Map<string, Meanings>,
): Meanings {
  const before = known.get(word)
  if (before !== undefined) return before
  const meanings = glossed(word, language === 'sw' && !names.has(word)) ?? [plain(word)]
  known.set(word, meanings)
  return meanings
}

export function withKinds(text: string, words: readonly Meanings[]): Set<string> {
  const found = new Set(words.flat().filter((meaning) => !meaning.startsWith('?')))
  for (const kind of kindsIn(text)) found.add(kind)
  return found
}

/** How the words of a passage are written that may be names. */
export interface WrittenNames {
  /** With a capital inside a sentence. */
  inside: readonly string[]
  /** With a capital in English, and without. */
  capital: readonly string[]
  small: readonly string[]
}

export function writtenNames({ text, language }: Pick<Written, 'text' | 'language'>): WrittenNames {
  const english = language === 'en' ? (text.match(/[\p{L}']+/gu) ?? []) : []
  const lower = (words: readonly string[]) => [...new Set(words.map((word) => word.toLowerCase()))]
  return {
    inside: lower(text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}']+/gu) ?? []),
    capital: lower(english.filter((word) => /^\p{Lu}/u.test(word))),
    small: lower(english.filter((word) => word === word.toLowerCase())),
  }
}

/** Names of places and goods: what is written with a capital inside a sentence, or in English with one and never without. */
export function namesOf(written: readonly WrittenNames[]): Set<string> {
  const small = new Set(written.flatMap((one) => one.small))
  const capital = written.flatMap((one) => one.capital).filter((word) => !small.has(word))
  return new Set([...written.flatMap(({ inside }) => inside), ...capital])
}

/** A word that the glossary does not know, as it is compared. */
export function plain(word: string): string {
  return /^\d/.test(word) ? word.replace(/\.0$/, '') : englishStem(word)
}

function sentencesOf(line: string): string[] {
  if (isRow(line)) return [line]
  return line
    .replace(/^\s*(?:[>*•-]|\d+[.)])\s+/, '')
    .split(/(?<=[.!?])\s+(?:[-*•]\s+|\d+[.)]\s+)?(?=[\p{Lu}\d"'(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
