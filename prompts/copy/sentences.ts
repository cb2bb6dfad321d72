import type { CardPageKey, NoticeKey, Sentences } from '../../src/domain/context.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import { sayDay, sayWhen } from './format.ts'
import type { CopyKey } from './index.ts'
import { copyTable, fillSlots } from './index.ts'

/** A day that is far from it is named by its date, never as today. */
const LONG_AGO = new Date(0)

/** The sentences the domain sends by itself. A language we do not write is answered in English. */
export const sentences: Sentences = {
  say: (key, language, slots) => {
    const line = copyTable[lineFor(key, slots)]
    if (line === undefined) throw new Error(`no copy for the notice ${key}`)
    return fillSlots(line[spoken(language)], slots)
  },
  day: (date, language) => sayDay(new Date(date), LONG_AGO, 'UTC', spoken(language)),
  when: (at, now, timezone, language) => sayWhen(at, now, timezone, spoken(language)),
}

/** A payment may be known without its receipt, and a failed turn may have a ticket: the sentence does not name what is missing. */
function lineFor(key: NoticeKey | CardPageKey, slots: Readonly<Record<string, string>>): CopyKey {
  if (key === 'turn_failed' && isGiven(slots.reference)) return 'turn_failed_ticket'
  if (key === 'payment_paid' && !isGiven(slots.receipt)) return 'payment_paid_no_receipt'
  if (key === 'payment_paid_late' && !isGiven(slots.receipt)) return 'payment_paid_late_no_receipt'
  return key
}

function isGiven(slot: string | undefined): boolean {
  return slot !== undefined && /[\p{L}\p{N}]/u.test(slot)
}

function spoken(language: string): SpokenLang {
  const parsed = SpokenLang.safeParse(language)
  return parsed.success ? parsed.data : 'en'
}
