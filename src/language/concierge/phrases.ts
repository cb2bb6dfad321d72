import { type PhraseList, PhraseLists } from '../governor/phrase-lists.ts'
import { PACKS } from '../packs/index.ts'
import { GUARDED, type Guarded, type GuardWords, type GuestSign, SIGNS, type TroubleWords } from './guest-words.ts'

const LISTS = new PhraseLists()
const GUESTS = PACKS.map(({ guest }) => guest)

/** The phrases of all languages by the sign they are: a message may mix its languages. */
export const SIGN_PHRASES = byName(SIGNS, (sign: GuestSign) =>
  LISTS.add(GUESTS.map(({ signs }) => signs[sign]).join('\n')),
)

type GuardPhrases = Readonly<Record<keyof GuardWords, PhraseList>>

/** The phrases of all languages by the matter they are of. */
export const GUARD_PHRASES = byName(GUARDED, (matter: Guarded): GuardPhrases => {
  const list = (part: keyof GuardWords) => LISTS.add(GUESTS.map(({ guards }) => guards[matter][part] ?? '').join('\n'))
  return {
    says: list('says'),
    hints: list('hints'),
    topics: list('topics'),
    asks: list('asks'),
    deeds: list('deeds'),
    wonders: list('wonders'),
    harmless: list('harmless'),
  }
})

const troubles = (part: keyof TroubleWords) => LISTS.add(GUESTS.map((guest) => guest.troubles[part]).join('\n'))

/** The phrases of all languages that tell of what went wrong. */
export const TROUBLE_PHRASES: Readonly<Record<keyof TroubleWords, PhraseList>> = {
  says: troubles('says'),
  faults: troubles('faults'),
  things: troubles('things'),
  wonders: troubles('wonders'),
}

function byName<Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): Readonly<Record<Name, Made>> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>
}
