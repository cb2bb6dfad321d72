import type { OptionValue } from '../../reading.ts'
import { tokenise } from '../../text/tokenise.ts'
import type { Desk, Rule } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { phrasesLeft } from '../phrases-left.ts'

const ASKING = ['which', 'what', 'how_many', 'how_much', 'how', 'if', 'size_help', 'can_i', 'recommend'] as const
const ELSE = [
  'availability',
  'remove',
  'change',
  'returns',
  'my_order',
  'had',
  'brought',
  'not_want',
  'delivery',
  'wrong_item',
] as const
/** Half a size, or one, beside what is sold. */
const BESIDE = 1

/** "I'm between 39 and 40, which do I take?": what size of the thing that is talked about, which its row may advise. */
export const askSize: Rule = (desk) => {
  if (!(desk.clause.question || desk.says(...ASKING)) || desk.says(...ELSE)) return null
  const said = desk.tokens.slice(desk.clause.from, desk.clause.to)
  if (!said.some(({ text }) => PARTICLES.fitting.has(text))) return null
  const item = subjectOf(desk)
  if (item === null || !namesSize(item, desk)) return null
  const wanted = { ...desk.nothing, itemIds: [item], exact: true, words: desk.clause.words }
  return { act: { act: 'ask_item', wanted, topic: 'size_help', words: desk.clause.words }, uses: [], all: true }
}

/** "In THAT size": the size that was talked about before; of two the larger one, as a foot between them takes it. */
export function sizeBefore(itemId: string, { clause, context, shop, tokens }: Desk): OptionValue | null {
  const pointing = tokens.slice(clause.from, clause.to).some(({ text }, at) => {
    const next = tokens[clause.from + at + 1]?.text ?? ''
    const before = tokens[clause.from + at - 1]?.text ?? ''
    return PARTICLES.choices.has(text) && (PARTICLES.points.has(before) || PARTICLES.points.has(next))
  })
  const { size = [] } = shop.item(itemId)?.options ?? {}
  const said = tokenise(pointing ? (context.lastQuestion?.words ?? '') : '').filter(({ text }) => size.includes(text))
  const [largest] = said.map(({ text }) => text).sort((a, b) => Number(b) - Number(a))
  return largest === undefined ? null : { option: 'size', value: largest }
}

function subjectOf(desk: Desk): string | null {
  const named = phrasesLeft(desk).filter((phrase) => phrase.named)
  const [first] = named
  if (first === undefined) return desk.context.salient[0] ?? null
  return first.wanted.exact && named.length === 1 ? (first.wanted.itemIds[0] ?? null) : null
}

/** A number that the thing comes in, or that lies beside one. */
function namesSize(itemId: string, { clause, tokens, shop }: Desk): boolean {
  const sizes = (shop.item(itemId)?.options.size ?? []).map(Number).filter((size) => !Number.isNaN(size))
  if (sizes.length === 0) return false
  const [least, most] = [Math.min(...sizes) - BESIDE, Math.max(...sizes) + BESIDE]
  return tokens.slice(clause.from, clause.to).some(({ text }) => {
    const number = Number(text)
    return text !== '' && number >= least && number <= most
  })
}
