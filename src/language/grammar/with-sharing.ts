import { LEXICON } from '../forms/lexicon.ts'
import type { Act, ActName } from '../reading.ts'
import type { Meaning, Span, Token } from '../span.ts'
import { cuesOf } from './cues-of.ts'
import { PARTICLES } from './particles.ts'
import { isCount } from './rules/sharing.ts'

/** Less than this is no sum that somebody pays, but a count. Shillings. */
const LEAST_SUM = 50

/** "We are four, do you have shoes under 700 each" asks for shoes. */
const OF_GOODS: ReadonlySet<ActName> = new Set([
  'search',
  'refine',
  'recommend',
  'add',
  'pick',
  'ask_item',
  'show_more',
])

type Share = Extract<Act, { act: 'share' }>
interface Heard {
  act: Act
  uses: readonly Span[]
}

/**
 * What a message says in several clauses of one wish to share: "we are four, each 700", "split the bill. 0712 345 678, 0722
 * 000 111", "the others pay 500 each". Numbers beside such a wish are those of the others, and get no prompt for the whole.
 */
export function withSharing(
  found: readonly Heard[],
  { spans, tokens }: { spans: readonly Span[]; tokens: readonly Token[] },
): Heard[] {
  const wish = found.find((one): one is Heard & { act: Share } => isStart(one.act))
  const us = spans.find((span) => countsUs(span, tokens))
  const said = spans.find((span) => sumOf(span) !== null)
  const says = (...cues: string[]) => spans.filter(({ meaning }) => cuesOf(meaning).some((cue) => cues.includes(cue)))
  const each = says('each_pays', 'others_pay')
  const perHead = says('each', 'each_of_us')
  const isAmongUs = us !== undefined && perHead.length > 0 && !found.some(({ act }) => OF_GOODS.has(act.act))
  const pays = said !== undefined && (each.length > 0 || isAmongUs)
  if (wish === undefined && !pays) return [...found]
  // "Split the bill, I pay 1,000" says nothing of what each pays.
  const sum = each.length > 0 || perHead.length > 0 ? said : undefined
  const phones = spans.filter(({ meaning }) => meaning.kind === 'phone')
  const act: Share = {
    act: 'share',
    does: 'start',
    count: wish?.act.count ?? (us === undefined ? null : countOf(us.meaning)),
    eachMinor: sum === undefined ? null : sumOf(sum),
    restIsHers: says('others_pay').length > 0,
    msisdns: phones.flatMap(({ meaning }) => (meaning.kind === 'phone' ? (meaning.msisdn ?? []) : [])),
    place: null,
  }
  const own = new Set([...phones, ...each, ...perHead, us, sum].filter((span) => span !== undefined))
  const others = found.filter(
    (one) => one !== wish && (one.act.act === 'greet' || (wish !== undefined && isApart(one, own))),
  )
  return [...others, { act, uses: [...(wish?.uses ?? []), ...own] }]
}

function isStart(act: Act): act is Share {
  return act.act === 'share' && act.does === 'start'
}

/** Whether an act says more than what the wish to share is made of. */
function isApart({ act, uses }: Heard, own: ReadonlySet<Span>): boolean {
  return act.act !== 'give_phone' && !uses.every((span) => own.has(span))
}

/** "We are FOUR", "tuko wasee WANNE", "FOUR people". */
function countsUs({ meaning, from, to }: Span, tokens: readonly Token[]): boolean {
  const value = countOf(meaning)
  if (value === null || !isCount(value)) return false
  const [before, earlier, after] = [from - 1, from - 2, to].map((at) => tokens[at]?.text ?? '')
  const weAre = (word: string, subject: string) =>
    PARTICLES.weAre.has(word) || (word === 'are' && PARTICLES.herself.has(subject))
  return (
    weAre(before ?? '', earlier ?? '') ||
    weAre(earlier ?? '', tokens[from - 3]?.text ?? '') ||
    LEXICON.counted.has(before ?? '') ||
    (LEXICON.counted.has(after ?? '') && !LEXICON.durations.has(after ?? ''))
  )
}

function countOf(meaning: Meaning): number | null {
  return meaning.kind === 'number' || meaning.kind === 'quantity' ? meaning.value : null
}

function sumOf({ meaning }: Span): number | null {
  if (meaning.kind === 'price') return meaning.nearMinor ?? meaning.maxMinor ?? meaning.minMinor
  const value = countOf(meaning)
  return value !== null && value >= LEAST_SUM ? Math.round(value * 100) : null
}
