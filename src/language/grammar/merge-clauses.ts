import type { Span, Token } from '../span.ts'
import { type Clause, clauseOf } from './clause.ts'
import { cuesOf } from './cues-of.ts'
import { names } from './goods-phrases.ts'

const GOODS_KINDS: ReadonlySet<string> = new Set([
  'item',
  'brand',
  'category',
  'feature',
  'value',
  'measure',
  'quantity',
  'size',
  'price',
  'number',
])
const LEADING: ReadonlySet<string> = new Set([
  'want',
  'seek',
  'availability',
  'show',
  'question',
  'bring_me',
  'add',
  'i_have',
  'recommend',
  'can_i',
  'help',
  'greet',
  'for_gift',
  'for_parent',
  'for_her',
  'for_him',
  'for_kids',
  'for_partner',
  'for_me',
])
const ASKING_FOR: ReadonlySet<string> = new Set([
  'recommend',
  'better',
  'compare',
  'want',
  'seek',
  'availability',
  'what',
  'which',
  'show',
  'cheapest',
])

/**
 * Clauses that say one thing together: "am looking for / running shoes / size 43 / under 7k" in four messages, "I have flat
 * feet. Which is better for me?" in two sentences.
 */
export function mergeClauses(clauses: readonly Clause[], tokens: readonly Token[], spans: readonly Span[]): Clause[] {
  const merged: Clause[] = []
  for (const clause of clauses) {
    const before = merged.at(-1)
    if (before !== undefined && (isPasted(before, tokens) || belongTogether(before, clause))) {
      merged[merged.length - 1] = clauseOf(tokens, spans, before.from, clause.to)
    } else merged.push(clause)
  }
  return merged
}

/** How M-PESA's own messages begin, after the receipt. */
const BOOKED: ReadonlySet<string> = new Set(['confirmed', 'imethibitishwa'])

/** A message of M-PESA's, pasted: all of its line is its own words. */
function isPasted({ spans, from, to }: Clause, tokens: readonly Token[]): boolean {
  const receipt = spans.find(({ meaning }) => meaning.kind === 'code' && meaning.form === 'receipt')
  const booked = receipt !== undefined && BOOKED.has(tokens[receipt.to]?.text ?? '')
  return booked && !tokens.slice(from, to).some(({ kind }) => kind === 'break')
}

function belongTogether(before: Clause, clause: Clause): boolean {
  const leads = isLeadIn(before) && goodsIn(clause).length > 0
  const narrows = namesGoods(before) && onlyNarrows(clause)
  const describes =
    onlyDescribes(before) && (namesGoods(clause) || goodsIn(clause).length > 0 || says(clause, ASKING_FOR))
  return leads || narrows || describes || asksPriceOf(before, clause) || asksToMend(before, clause)
}

const FAULT: ReadonlySet<string> = new Set(['broken'])
const MENDING: ReadonlySet<string> = new Set(['repair', 'service'])

/** "My screen is cracked. Do you fix it?": what is broken is what is to be mended. */
function asksToMend(before: Clause, clause: Clause): boolean {
  return says(before, FAULT) && says(clause, MENDING)
}

const PRICED: ReadonlySet<string> = new Set(['delivery', 'delivery_area', 'repair', 'service', 'warranty', 'trade_in'])

/** "Do you deliver to Thika? How much?": a price alone is of what was asked about just before. */
function asksPriceOf(before: Clause, clause: Clause): boolean {
  const cues = cuesIn(clause)
  const alone = cues.length > 0 && cues.every((cue) => cue === 'how_much' || cue === 'it') && cues.includes('how_much')
  if (!alone || !before.question || goodsIn(clause).length > 0) return false
  return says(before, PRICED) || (namesGoods(before) && !says(before, new Set(['how_much'])))
}

/** "Am looking for": a wish that does not say yet for what. */
function isLeadIn(clause: Clause): boolean {
  const cues = cuesIn(clause)
  return (
    goodsIn(clause).length === 0 &&
    cues.some((cue) => LEADING.has(cue) && cue !== 'greet') &&
    cues.every((cue) => LEADING.has(cue))
  )
}

/** "Size 43 black", "under 7k": nothing that asks, answers or names goods. */
function onlyNarrows(clause: Clause): boolean {
  const silent = cuesIn(clause).every((cue) => LEADING.has(cue) || cue === 'it' || cue === 'cheap')
  return !clause.question && goodsIn(clause).length > 0 && !namesGoods(clause) && silent
}

/** "I have flat feet", "it is my mum's birthday": a circumstance, and no wish yet. */
function onlyDescribes(clause: Clause): boolean {
  const cues = cuesIn(clause)
  const goods = goodsIn(clause)
  const circumstance =
    goods.some(({ meaning }) => meaning.kind === 'feature') ||
    cues.some((cue) => cue.startsWith('for_')) ||
    isWearer(clause)
  return (
    !clause.question && circumstance && !namesGoods(clause) && cues.every((cue) => LEADING.has(cue) || cue === 'it')
  )
}

/** "I wear 42": said of herself, so that it is the size of whatever she names next. A size alone may be an answer. */
function isWearer(clause: Clause): boolean {
  const [size, ...more] = goodsIn(clause)
  const said = clause.spans.some(({ meaning }) => meaning.kind === 'filler')
  return size?.meaning.kind === 'size' && more.length === 0 && said && clause.spans[0] !== size
}

function goodsIn({ spans }: Clause): Span[] {
  return spans.filter(({ meaning }) => GOODS_KINDS.has(meaning.kind))
}

function namesGoods({ spans }: Clause): boolean {
  return spans.some(({ meaning }) => names(meaning))
}

function cuesIn({ spans }: Clause): string[] {
  return spans.flatMap(({ meaning }) => cuesOf(meaning))
}

function says(clause: Clause, cues: ReadonlySet<string>): boolean {
  return cuesIn(clause).some((cue) => cues.has(cue))
}
