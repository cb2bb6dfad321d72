import type { Clause } from './clauses.ts'
import { isDenied } from './denial.ts'
import { drawnStates } from './drawn-states.ts'
import type { Knowledge } from './knowledge.ts'
import type { Mention } from './lexicon.ts'

/** What may be true instead: who has paid has had her money received. */
const ALSO: Readonly<Record<string, readonly string[]>> = { paid: ['paid', 'received'], received: ['received', 'paid'] }
/** Going on now is a claim as well: "inapakiwa", "rider is leaving". */
const GOES_ON = new Set(['moving', 'prepared'])
const MODAL = new Set(
  'will would can could should must may might to gets get shall cannot ill well youll be kuwa once when if after until before kama lazima needs getting being nita tuta'.split(
    ' ',
  ),
)
const WE_DID = /(?:^| )(?:i|ive|we|weve|have|has|been|is|are|was|were|just|now|its|already)(?: |$)/u
/** Of what else than money is it said? */
const WENT = /^(?:went|gone|came) through$/u
const MODAL_REACH = 3
const SHORT = 4

/** Claims that something happened to money, an order, a parcel or a booking, against the states that are true. */
export function judgeStates(clause: Clause, states: ReadonlySet<string>, knowledge: Knowledge): boolean {
  if (clause.asked || clause.unknowing) return false
  const told = clause.mentions
    .filter((mention) => mention.kind === 'state' && !isInName(mention, clause, knowledge))
    .some((mention) => isFalse(mention, clause, states))
  return told || drawnStates(clause).some((state) => !holds(state, states))
}

/** "Cooking oil" is what goods are called. */
function isInName({ from, to, verb }: Mention, { tokens }: Clause, { rows }: Knowledge): boolean {
  if (verb !== null) return false
  const near = [tokens[from - 1], tokens[to]]
  return rows.some(
    ({ name }) =>
      tokens.slice(from, to).every(({ word }) => name.has(word)) && near.some((token) => name.has(token?.word ?? '')),
  )
}

function isFalse(mention: Mention, clause: Clause, states: ReadonlySet<string>): boolean {
  if (!isClaim(mention, clause)) return false
  const { id } = mention
  const state = stateMeant(id, mention, clause)
  return isDenied(clause.tokens, mention) ? state !== 'failed' && states.has(state) : !holds(state, states)
}

const WHAT_WENT: readonly (readonly [RegExp, string])[] = [
  [/(?:^| )(?:cancellation|kughairi|cancel)(?: |$)/u, 'cancelled'],
  [/(?:^| )(?:refund|reversal)(?: |$)/u, 'refunded'],
  [/(?:^| )(?:booking|reservation)(?: |$)/u, 'booked'],
]

/** "3,400 has arrived" tells of money, "the cancellation went through" of an order. */
function stateMeant(id: string, { from, to }: Mention, clause: Clause): string {
  const { tokens, words } = clause
  if (id === 'arrived' && !speaksOf(clause, 'parcel')) {
    const isSum = tokens[from - 1]?.kind === 'figure' && SUM.test(tokens[from - 1]?.raw ?? '')
    return isSum || speaksOf(clause, 'money') ? 'received' : id
  }
  const said = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
  return (WENT.test(said) && WHAT_WENT.find(([noun]) => noun.test(words))?.[1]) || id
}

const SUM = /^\d[\d,.]*k$|^\d{1,3}(?:,\d{3})+$|^\d{3,}$/u

function isClaim(mention: Mention, clause: Clause): boolean {
  const { id, verb, from } = mention
  if (clause.conditional || clause.consequent || from > clause.conditionAt) {
    if (verb === null || verb.tense !== 'done' || clause.conditional || from > clause.conditionAt) return false
  }
  if (clause.offered) return false
  if (verb === null && isOpen(mention, clause)) return false
  if (verb !== null && verb.tense !== 'done' && !(verb.tense === 'present' && GOES_ON.has(id))) return false
  return isDenied(clause.tokens, mention) || fits(mention, clause)
}

/** "The number that paid": whoever that is. */
const WHO_DID = /(?:^| )(?:number|line|phone|account|person|customer|one|anyone|name) (?:that|which|who|you)$/u

/** "Will be paid", "to be confirmed", "orders are delivered": a plan or a rule. */
function isOpen({ from }: Mention, { tokens, words }: Clause): boolean {
  const before = tokens.slice(Math.max(0, from - MODAL_REACH), from)
  if (/(?:^| )(?:is|are|its|now) (?:already |now )?being$/u.test(before.map(({ word }) => word).join(' '))) return false
  return (
    WHO_DID.test(before.map(({ word }) => word).join(' ')) ||
    before.some(({ word }) => MODAL.has(word)) ||
    /(?:^| )(?:orders|payments|refunds|deliveries|bookings|exchanges|returns|cakes|meals) are /u.test(words)
  )
}

/** Words of a state that are words of daily life too must have what they are about beside them. */
function fits(mention: Mention, clause: Clause): boolean {
  const { id, verb, from } = mention
  const { tokens, words } = clause
  switch (id) {
    case 'received':
      if (
        isBareArrival(mention, clause) ||
        WENT.test(
          tokens
            .slice(from, mention.to)
            .map(({ word }) => word)
            .join(' '),
        )
      )
        return true
      return speaksOf(clause, 'money') || speaksOf(clause, 'order') || speaksOf(clause, 'booking')
    case 'active':
      return !speaksOf(clause, 'offer') && !speaksOf(clause, 'discount')
    case 'failed':
      return speaksOf(clause, 'money') || speaksOf(clause, 'order') || speaksOf(clause, 'booking')
    case 'arrived':
      if (verb === null) return true
      return (
        ['parcel', 'order', 'money'].some((role) => speaksOf(clause, role)) ||
        /^(?:i|zi|vi|ki|a|wa|ya)$/.test(verb.subject)
      )
    case 'booked':
      return verb === null || verb.object === 'ku' || speaksOf(clause, 'booking')
    case 'moving':
      if (verb?.stem === 'tum')
        return (
          ['parcel', 'rider', 'person'].some((role) => speaksOf(clause, role)) ||
          /(?:^| )(?:mtu|pikipiki|gari)(?: |$)/u.test(words)
        )
      return (
        verb === null || ['parcel', 'order'].some((role) => speaksOf(clause, role)) || /^(?:i|a|wa)$/.test(verb.subject)
      )
    case 'changed':
      if (verb !== null) return /^(?:ni|tu)$/.test(verb.subject) && isOfOrder(clause)
      return (
        (WE_DID.test(words) && isOfOrder(clause)) ||
        (from > 0 &&
          (tokens.length < SHORT ||
            /^(?:quantity|order|address|size|colour|date|time|booking|cart)$/u.test(tokens[from - 1]?.word ?? '')))
      )
    case 'confirmed':
    case 'prepared':
      if (id === 'confirmed' && /(?:^| )placed (?:on|at)(?: |$)/u.test(words)) return false
      return (
        verb !== null ||
        tokens.length <= SHORT ||
        from === 0 ||
        WE_DID.test(words) ||
        speaksOf(clause, 'order') ||
        speaksOf(clause, 'booking')
      )
    default:
      return true
  }
}

/** "Imeingia 👍": of what came in nothing else is asked for. */
function isBareArrival({ verb, from }: Mention, { tokens, words }: Clause): boolean {
  if (verb === null || !/^(?:ingi|pit|fanikiw|land|reflect)$/u.test(verb.stem) || !/^(?:i|zi)$/.test(verb.subject))
    return false
  return from === 0 || tokens.length <= SHORT || /(?:^| )(?:umetuma|ulituma|uliyotuma|you sent)(?: |$)/u.test(words)
}

function isOfOrder(clause: Clause): boolean {
  return (
    speaksOf(clause, 'order') ||
    speaksOf(clause, 'booking') ||
    /(?:^| )(?:anwani|address|location|quantity|idadi|size|saizi|colour|color|rangi|delivery|number|namba|details|name|jina|date|tarehe|time|sugar)(?: |$)/u.test(
      clause.words,
    )
  )
}

function holds(state: string, states: ReadonlySet<string>): boolean {
  return (ALSO[state] ?? [state]).some((name) => states.has(name))
}

export function speaksOf({ mentions }: Clause, id: string): boolean {
  return mentions.some((mention) => mention.id === id)
}
