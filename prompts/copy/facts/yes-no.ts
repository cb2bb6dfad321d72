import type { CopyLine } from '../copy-table.ts'

/** What a row says yes or no to, as a person says it: the sentence for yes, the sentence for no. */
export interface YesNo {
  yes: CopyLine
  no: CopyLine
}

type Pair = readonly [yes: string, no: string]

export function yesNo(en: Pair, sw: Pair, sheng: Pair): YesNo {
  return { yes: { en: en[0], sw: sw[0], sheng: sheng[0] }, no: { en: en[1], sw: sw[1], sheng: sheng[1] } }
}

/** "Has a torch.", "No torch." */
export function has(en: string, sw: string, sheng: string): YesNo {
  const bare = en.replace(/^an? /, '')
  return yesNo(
    [`It has ${en}.`, `No ${bare}.`],
    [`Ina ${sw}.`, `Haina ${sw}.`],
    [`Iko na ${sheng}.`, `Haina ${sheng}.`],
  )
}

/** "It is breathable.", "It is not breathable." */
export function is(en: string, sw: Pair, sheng: Pair): YesNo {
  return yesNo([`It is ${en}.`, `It is not ${en}.`], sw, sheng)
}
