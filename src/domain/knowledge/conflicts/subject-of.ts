import { stemOf, termsOf } from '../search/terms.ts'

/** What a figure is said with and not of: they tell its kind. */
const SAID_WITH = new Set(
  (
    'open opens opened opening close closes closed closing daily day days week weeks hour hours hr hrs time times minute minutes min mins month ' +
    'months year years night nights monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun weekday weekdays weekend ' +
    'weekends price prices priced cost costs costing charge charged charges fee fees rate rates pay paid kes ksh kshs shilling shillings usd eur gbp ' +
    'serve served begin begins start starts end ends last til am pm noon midnight o clock percent cent number phone telephone call dial start ' +
    'kila siku saa bei ni shilingi wazi hufunguliwa hufungwa kufungwa kufunguliwa kuanzia hadi kwa na ya wa asubuhi mchana jioni usiku simu namba'
  )
    .split(' ')
    .map(stemOf),
)

/** Who pays, and for what at a time: what is only of these is of what it stands under. */
const ANYBODY = new Set(
  (
    'adult adults child children kid kids infant infants baby babies person persons people guest guests visitor visitors resident residents ' +
    'citizen citizens couple couples group groups member members student students pax each item items unit units piece pieces trip trips total ' +
    'mtu watu mtoto watoto mkubwa mgeni wageni'
  )
    .split(' ')
    .map(stemOf),
)

/** Two small words that are one thing together. */
const CLOCK = /(?<!\p{L})check[\s-]?(in|out)(?!\p{L})/giu

export interface Subject {
  head: string[]
  tail: string[]
}

/** What words are of, without those that only say what kind of figure stands with them: a name, and what is said closer behind it. */
export function subjectOf(words: string): Subject {
  const [first = '', ...rest] = words.replace(CLOCK, 'check$1').split(/[,;:(–—]|\s-\s/u)
  const [head, tail] = [stemsIn(first), stemsIn(rest.join(' '))]
  // Where nothing stands in front, all of it is the name.
  if (head.length === 0) return { head: tail, tail: [] }
  return head.every((stem) => ANYBODY.has(stem)) ? { head: [], tail: [] } : { head, tail }
}

function stemsIn(text: string): string[] {
  const stems = termsOf(text.replace(/\p{N}+/gu, ' ')).filter((stem) => stem.length > 1 && !SAID_WITH.has(stem))
  return [...new Set(stems)]
}
