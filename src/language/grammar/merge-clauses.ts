import type { Span, Token } from '../span.ts'
import { asksOn } from './asks-on.ts'
import { type Clause, clauseOf } from './clause.ts'
import { cuesIn, goodsIn, namesGoods, says } from './clause-says.ts'
import { PARTICLES } from './particles.ts'
import { takingBackIn } from './taken-back.ts'

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
    if (
      before !== undefined &&
      (isPasted(before, tokens) || belongTogether(before, clause, tokens) || mends(before, clause, tokens))
    ) {
      merged[merged.length - 1] = clauseOf(tokens, spans, before.from, clause.to)
    } else merged.push(clause)
  }
  return merged
}

const MENDING_CUES: ReadonlySet<string> = new Set(['correction', 'no', 'it', 'pause', 'yes', 'same'])
const WISHING: ReadonlySet<string> = new Set(['want', 'put', 'add', 'bring_me', 'change', 'instead'])

/** "The car charger ... sorry, the wireless pad": what takes back is said of what it takes back. */
function mends(before: Clause, clause: Clause, tokens: readonly Token[]): boolean {
  const [place] = takingBackIn(tokens, clause.spans, clause.from, clause.to)
  const leads =
    place !== undefined &&
    tokens.slice(clause.from, place.from).every(({ kind, text }) => kind !== 'word' || PARTICLES.leadsPeople.has(text))
  if (!leads || clause.question || goodsIn(before).length === 0) return false
  // "Samahani, nataka maziwa" may only excuse that she goes on.
  const sure = place.to - place.from > 1
  const cues = cuesIn(clause)
  if (goodsIn(clause).length === 0) return place.firm && cues.every((cue) => MENDING_CUES.has(cue))
  if (namesGoods(clause)) return cues.every((cue) => MENDING_CUES.has(cue) || (sure && WISHING.has(cue)))
  return cues.every((cue) => MENDING_CUES.has(cue) || WISHING.has(cue) || cue.startsWith('for_'))
}

/** A message of M-PESA's, pasted: all of its line is its own words. */
function isPasted({ spans, from, to }: Clause, tokens: readonly Token[]): boolean {
  const receipt = spans.find(({ meaning }) => meaning.kind === 'code' && meaning.form === 'receipt')
  const booked = receipt !== undefined && PARTICLES.booked.has(tokens[receipt.to]?.text ?? '')
  return booked && !tokens.slice(from, to).some(({ kind }) => kind === 'break')
}

function belongTogether(before: Clause, clause: Clause, tokens: readonly Token[]): boolean {
  const leads = isLeadIn(before) && goodsIn(clause).length > 0
  const narrows = namesGoods(before) && onlyNarrows(clause)
  const describes =
    onlyDescribes(before, tokens) && (namesGoods(clause) || goodsIn(clause).length > 0 || says(clause, ASKING_FOR))
  const fits = tellsModel(before, tokens) && namesGoods(clause)
  return leads || narrows || describes || fits || asksOn(before, clause, tokens)
}

/** "My phone is the Upepo 3": of her own thing, what the goods that she names next are to fit. */
function tellsModel(clause: Clause, tokens: readonly Token[]): boolean {
  const goods = goodsIn(clause)
  const told = goods.length > 0 && goods.every(({ meaning }) => meaning.kind === 'value')
  const words = tokens.slice(clause.from, clause.to).map(({ text }) => text)
  const owns = [PARTICLES.owner, PARTICLES.ownedBy, PARTICLES.owns].some((list) => words.some((word) => list.has(word)))
  return told && owns && !isAsked(clause, tokens)
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
function onlyDescribes(clause: Clause, tokens: readonly Token[]): boolean {
  const cues = cuesIn(clause)
  const goods = goodsIn(clause)
  const circumstance =
    goods.some(({ meaning }) => meaning.kind === 'feature') ||
    cues.some((cue) => cue.startsWith('for_') || cue === 'bulk') ||
    isWearer(clause)
  return (
    !isAsked(clause, tokens) &&
    circumstance &&
    !namesGoods(clause) &&
    cues.every((cue) => LEADING.has(cue) || SAID_OF_HER.has(cue))
  )
}

/** What may be said of her who wishes, or of the one it is for: "on a budget", "he likes the gym". */
const SAID_OF_HER: ReadonlySet<string> = new Set(['it', 'cheap', 'i_have', 'be_at', 'recommend', 'bulk'])

/** By its mark: "birthday iko Friday" only sounds like a question. */
function isAsked({ from, to }: Clause, tokens: readonly Token[]): boolean {
  return tokens.slice(from, to).some(({ text }) => text === '?')
}

/** "I wear 42": said of herself, so that it is the size of whatever she names next. A size alone may be an answer. */
function isWearer(clause: Clause): boolean {
  const [size, ...more] = goodsIn(clause)
  const said = clause.spans.some(({ meaning }) => meaning.kind === 'filler')
  return size?.meaning.kind === 'size' && more.length === 0 && said && clause.spans[0] !== size
}
