import { AFTER, GOODS } from './asked-goods.ts'
import { SENDING, SERVICE } from './asked-service.ts'
import { ACTS, QUIET } from './asked-talk.ts'
import { englishStem } from './english-stem.ts'
import { BEFORE_ROOT, borrowedParts, type Meanings, meaningOf } from './glossary.ts'

/** What a word of a customer may mean; null when nobody knows it. */
export type Hear = (word: string, isVerb: boolean) => Meanings | null

type Entry = [word: string, meanings: Meanings]

const topics = [SERVICE, SENDING, AFTER, GOODS].flatMap(families)
const acts = families(ACTS)
const quiet = [...QUIET.trim().split(/\s+/), ...acts.map(([word]) => word)].map((word): Entry => [word, []])

/** What a word means beside what the glossary of the documents says. */
export const askedAs = hearing([...topics, ...quiet])
/** What is done, which says something beside other words only. */
export const actOf = hearing(acts)

function hearing(entries: readonly Entry[]): Hear {
  const words = gathered(entries.filter(([word]) => !word.endsWith('-')))
  const roots = gathered(
    entries.filter(([word]) => word.endsWith('-')).map(([word, said]) => [word.slice(0, -1), said]),
  )
  const stems = new Map([...words].map(([word, meanings]) => [englishStem(word), meanings]))
  const byLength = [...roots.keys()].sort((a, b) => b.length - a.length)
  const anyRoot = new RegExp(`^${BEFORE_ROOT}(${byLength.join('|')})(?=[aeiouw]|$)`)
  const inPlace = (word: string) => (word.endsWith('ni') ? words.get(word.slice(0, -2)) : undefined)
  const whole = (word: string) => words.get(word) ?? stems.get(englishStem(word)) ?? inPlace(word) ?? null
  const verb = (word: string) => {
    const root = anyRoot.exec(word)?.[1]
    if (root !== undefined) return roots.get(root) ?? null
    return borrowedParts(word).map(whole).find(Boolean) ?? null
  }
  return (word, isVerb) => whole(word) ?? (isVerb ? verb(word) : null)
}

function gathered(entries: readonly Entry[]): Map<string, Meanings> {
  const found = new Map<string, Meanings>()
  for (const [word, meanings] of entries) found.set(word, [...new Set([...(found.get(word) ?? []), ...meanings])])
  return found
}

function families(data: string): Entry[] {
  return data
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', said = ''] = line.split(':')
      const meanings = meant.trim().split(' ').map(meaningOf)
      return said
        .trim()
        .split(/\s+/)
        .map((word): Entry => [word, meanings])
    })
}
