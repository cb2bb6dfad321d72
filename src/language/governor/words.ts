import { PACKS } from '../packs/index.ts'
import type { GovernorWords, SpamSign } from './governor-words.ts'
import { PhraseTable } from './phrase-table.ts'

const ALL: readonly GovernorWords[] = PACKS.map(({ governor }) => governor)

/** The phrases of all languages for one purpose. */
export function phrasesFor(purpose: Exclude<keyof GovernorWords, 'spam'>): PhraseTable {
  return new PhraseTable(ALL.map((words) => words[purpose]).join('\n'))
}

/** The spam signs of all languages; a sign that two languages know is one sign. */
export function spamSigns(): { weight: number; table: PhraseTable }[] {
  const signs = new Map<string, SpamSign>()
  for (const { sign, weight, phrases } of ALL.flatMap(({ spam }) => spam)) {
    const before = signs.get(sign)
    signs.set(sign, {
      sign,
      weight: Math.max(weight, before?.weight ?? 0),
      phrases: `${before?.phrases ?? ''}\n${phrases}`,
    })
  }
  return [...signs.values()].map(({ weight, phrases }) => ({ weight, table: new PhraseTable(phrases) }))
}
