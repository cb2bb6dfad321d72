import type { Customer } from '../customer.ts'
import type { CustomerRows } from './customer-rows.ts'
import { checkFigures } from './figures.ts'
import { checkHumanStretches, checkSilence } from './silence.ts'
import { checkLanguage } from './spoken-language.ts'

export interface Finding {
  /** Which promise was broken. */
  rule:
    | 'lost'
    | 'doubled'
    | 'reordered'
    | 'facts'
    | 'paid_claim'
    | 'silence'
    | 'human'
    | 'language'
    | 'foreign'
    | 'unsent'
  problem: string
}

/** A message as it arrived at the provider, with the outbox row it came from. */
export interface Arrived {
  order: number
  rowId: string | null
  body: string
  at: Date
}

/** The promises that hold for every customer, whoever she is. */
export function checkInvariants(customer: Customer, rows: CustomerRows, arrived: readonly Arrived[]): Finding[] {
  return [
    ...checkInbound(customer, rows),
    ...checkOutbound(rows, arrived),
    ...checkFigures(customer, rows),
    ...checkSilence(rows),
    ...checkHumanStretches(customer, rows, arrived),
    ...checkLanguage(customer),
    ...checkForeign(customer),
  ]
}

/** Everything she wrote is stored once, in order, and belongs to a turn. */
function checkInbound({ phone }: Customer, rows: CustomerRows): Finding[] {
  const stored = new Map(rows.inbound.map(({ sid, turnId }) => [sid, turnId]))
  const lost = phone.sids.filter((sid) => !stored.has(sid))
  const open = phone.sids.filter((sid) => stored.get(sid) === null)
  const turnOrder = rows.turns.map(({ id }) => id)
  const places = rows.inbound.flatMap(({ turnId }) => (turnId === null ? [] : [turnOrder.indexOf(turnId)]))
  const rising = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
  return [
    ...lost.map((sid) => finding('lost', `message ${sid} was never stored`)),
    ...open.map((sid) => finding('lost', `message ${sid} belongs to no turn`)),
    ...(stored.size > phone.sids.length ? [finding('doubled', 'more messages are stored than were written')] : []),
    ...(rising ? [] : [finding('reordered', 'a later turn answered an earlier message')]),
  ]
}

/** Every row that counts as sent arrived exactly once, in the order of the rows; none was said twice in one turn. */
function checkOutbound(rows: CustomerRows, arrived: readonly Arrived[]): Finding[] {
  const found: Finding[] = []
  const orders = new Map<string, number[]>()
  for (const { rowId, order } of arrived) {
    if (rowId !== null) orders.set(rowId, [...(orders.get(rowId) ?? []), order])
  }
  let newest = 0
  for (const row of rows.outbound) {
    const at = orders.get(row.id) ?? []
    if (at.length > 1) found.push(finding('doubled', `sent ${at.length} times: ${row.body.slice(0, 80)}`))
    if (row.status === 'sent' && at.length === 0)
      found.push(finding('lost', `counts as sent: ${row.body.slice(0, 80)}`))
    if (['queued', 'sending', 'uncertain', 'failed'].includes(row.status)) {
      found.push(finding('unsent', `${row.status} ${row.reason ?? ''}: ${row.body.slice(0, 80)}`))
    }
    const first = at[0]
    if (first !== undefined && first < newest)
      found.push(finding('reordered', `came too late: ${row.body.slice(0, 80)}`))
    newest = Math.max(newest, first ?? 0)
  }
  return [...found, ...saidTwice(rows)]
}

function saidTwice(rows: CustomerRows): Finding[] {
  const seen = new Set<string>()
  return rows.outbound.flatMap(({ turnId, body, status }) => {
    if (turnId === null || status !== 'sent') return []
    const key = `${turnId} ${body}`
    if (seen.has(key)) return [finding('doubled', `one turn says twice: ${body.slice(0, 80)}`)]
    seen.add(key)
    return []
  })
}

/** Names that only another shop has. */
function checkForeign({ phone, shop }: Customer): Finding[] {
  const written = phone.lines.filter(({ from }) => from === 'customer').map(({ text }) => text.toLowerCase())
  return phone.lines
    .filter(({ from }) => from === 'bot')
    .flatMap(({ text }) => {
      const name = shop.foreign.find((one) => new RegExp(`(?<!\\w)${escaped(one)}(?!\\w)`).test(text))
      const own = name === undefined || written.some((line) => line.includes(name.toLowerCase()))
      return own ? [] : [finding('foreign', `"${name}" belongs to another shop: ${text.slice(0, 100)}`)]
    })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export function finding(rule: Finding['rule'], problem: string): Finding {
  return { rule, problem }
}
