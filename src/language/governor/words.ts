import { PACKS } from '../packs/index.ts'
import type { GovernorWords, SpamSign } from './governor-words.ts'
import { type PhraseList, PhraseLists } from './phrase-lists.ts'

const ALL: readonly GovernorWords[] = PACKS.map(({ governor }) => governor)
const LISTS = new PhraseLists()
/** Hands that fell on the keys. */
const MASHED = 'asdf*; qwer*; zxcv*; hjkl*; dfgh*; fghj*; sdfg*; lkjh*; jkjk*'

/** The phrases of all languages by what they are for; a sign of spam that two languages know is one sign. */
export const PHRASES = {
  grave: listOf('grave'),
  mild: listOf('mild'),
  harmless: listOf('harmless'),
  casual: listOf('casual'),
  frustrated: listOf('frustrated'),
  content: listOf('content'),
  legal: listOf('legal'),
  medical: listOf('medical'),
  notSensitive: listOf('notSensitive'),
  mashed: LISTS.add(MASHED),
  spam: spamSigns(),
} as const

function listOf(purpose: Exclude<keyof GovernorWords, 'spam'>): PhraseList {
  return LISTS.add(ALL.map((words) => words[purpose]).join('\n'))
}

function spamSigns(): { weight: number; phrases: PhraseList }[] {
  const signs = new Map<string, SpamSign>()
  for (const { sign, weight, phrases } of ALL.flatMap(({ spam }) => spam)) {
    const before = signs.get(sign)
    signs.set(sign, {
      sign,
      weight: Math.max(weight, before?.weight ?? 0),
      phrases: `${before?.phrases ?? ''}\n${phrases}`,
    })
  }
  return [...signs.values()].map(({ weight, phrases }) => ({ weight, phrases: LISTS.add(phrases) }))
}
