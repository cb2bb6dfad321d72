import { PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import { tokenise } from '../text/tokenise.ts'

const LISTS = new PhraseLists()
const DOES = LISTS.add(`
  (do|make) (it|that|so) ; (ok|okay|yes|fine|alright|then|please|pls|just) (do|cancel|change|proceed|go ahead); go ahead; proceed; go on with it; go for it; lets do it
  (fanya|fanyeni|nifanyie|mnifanyie) (hivyo|hiyo|hilo|tu|basi) ; (endelea|endeleeni) (nayo|nalo|basi|tu); (basi|sawa|haya|ok) (fanya|fanyeni|nifanyie|endelea); do hivyo; doo hiyo; ifanye; ifanyeni
`)

/** Whether a message tells to do what was spoken of: "ok do it pls", "basi fanyeni hivyo". */
export function doesIt(message: string): boolean {
  return DOES.has(plainWords(tokenise(message)))
}
