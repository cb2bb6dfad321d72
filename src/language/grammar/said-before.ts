import type { Act } from '../reading.ts'
import type { Desk, Room } from './desk.ts'

type Asked = Extract<Act, { act: 'ask_item' }>

/** "Is the Clear Case soft? And its price?": the thing asked about is what the next question of the message is of. */
export function afterClause({ found }: Desk, context: Room['context']): Room['context'] {
  const asked = lastAsked(found)
  const [itemId] = asked?.wanted.itemIds ?? []
  if (asked === undefined || itemId === undefined) return context
  const salient = [itemId, ...context.salient.filter((one) => one !== itemId)]
  const lastQuestion = { act: 'ask_item', topic: asked.topic, words: asked.words, zoneId: null }
  return { ...context, salient, lastQuestion }
}

/** "Is 42 there, and the price?": the value that was told of a thing holds for what is asked of it next. */
export function withValuesBefore(desk: Desk, before: Desk | undefined): Desk {
  const asked = before === undefined ? undefined : lastAsked(before.found)
  if (asked === undefined || (asked.wanted.values.length === 0 && asked.wanted.measure === null)) return desk
  const { values, measure, itemIds } = asked.wanted
  const found = desk.found.map((one) => {
    const { act } = one
    if (act.act !== 'ask_item' || act.wanted.itemIds[0] !== itemIds[0]) return one
    const own = new Set(act.wanted.values.map(({ option }) => option))
    const kept = values.filter(({ option }) => !own.has(option))
    const wanted = { ...act.wanted, values: [...kept, ...act.wanted.values], measure: act.wanted.measure ?? measure }
    return { ...one, act: { ...act, wanted } }
  })
  return { ...desk, found }
}

function lastAsked(found: Desk['found']): Asked | undefined {
  return found.flatMap(({ act }) => (act.act === 'ask_item' && act.wanted.exact ? [act] : [])).at(-1)
}
