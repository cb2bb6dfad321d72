import { foldedWords, stemOf } from './terms.ts'

/** What words of Kenya's languages mean in English, and which English words stand for each other. Data that is handed in. */
export interface Glossary {
  /** Alternatives in English, best first, by the folded word or phrase. */
  swahili: ReadonlyMap<string, readonly string[]>
  sheng: ReadonlyMap<string, readonly string[]>
  /** Expressions of several words that mean something together, of both languages. */
  phrases: ReadonlyMap<string, readonly string[]>
  /** All members of the groups that an English expression is in, by its stems. */
  same: ReadonlyMap<string, readonly string[]>
  /** Swahili words that say nothing about a topic. */
  stop: ReadonlySet<string>
  /** The stems of all English words that stand in the glossary: whoever types one has not mistyped another. */
  english: ReadonlySet<string>
}

/** The files of a glossary: a line is an entry, alternatives stand behind a tab and between commas. */
export interface GlossaryTexts {
  swahili: string
  sheng: string
  phrases: string
  /** Names of countries, languages and months. */
  names: string
  same: string
  stop: string
  /** Entries of a dictionary beside the glossary, behind its own. */
  dictionary: string
}

/** Lines without a tab, and empty ones, are passed over: whoever writes a glossary sees what is missing by what is not found. */
export function readGlossary(texts: GlossaryTexts): Glossary {
  const entries = [texts.names, texts.swahili, texts.dictionary].flatMap(readEntries)
  const isPhrase = ([key]: Entry) => key.includes(' ')
  const sheng = readEntries(texts.sheng)
  const same = readGroups(texts.same)
  const english = [...entries, ...sheng, ...readEntries(texts.phrases)].flatMap(([, meanings]) => meanings)
  return {
    swahili: merged(entries.filter((entry) => !isPhrase(entry))),
    sheng: merged(sheng.filter((entry) => !isPhrase(entry))),
    phrases: merged([...readEntries(texts.phrases), ...[...entries, ...sheng].filter(isPhrase)]),
    same,
    stop: new Set(linesOf(texts.stop).map((line) => foldedWords(line).join(' '))),
    english: new Set([...same.values(), english].flat().flatMap(foldedWords).map(stemOf)),
  }
}

type Entry = readonly [key: string, meanings: readonly string[]]

function readEntries(text: string): Entry[] {
  return linesOf(text).flatMap((line) => {
    const [head = '', meanings = ''] = line.split('\t')
    const key = foldedWords(head).join(' ')
    return key === '' || meanings === '' ? [] : [[key, listOf(meanings)] as const]
  })
}

function merged(entries: readonly Entry[]): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [key, meanings] of entries) all.set(key, [...new Set([...(all.get(key) ?? []), ...meanings])])
  return all
}

function readGroups(text: string): Map<string, string[]> {
  const groups = linesOf(text).map(listOf)
  return merged(groups.flatMap((group) => group.map((member) => [stemKey(foldedWords(member)), group] as const)))
}

/** English words as a group of the same meaning knows them. */
export function stemKey(words: readonly string[]): string {
  return words.map(stemOf).join(' ')
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
