import { seededDice } from '../../bench/seeded.ts'
import type { HeardLang } from '../../src/lib/languages.ts'
import type { House } from '../house.ts'
import { until } from '../until.ts'
import { type Customer, freshBelief, type Manner } from './customer.ts'
import { ProductFault, SimulatorFault } from './faults.ts'
import { type CustomerRows, readRows } from './grading/customer-rows.ts'
import { type Arrived, checkInvariants, type Finding } from './grading/invariants.ts'
import type { Grade, Persona } from './persona.ts'
import { type Line, openPhone } from './phone.ts'
import { readScreen } from './read-reply.ts'
import type { TownShop } from './town-shops.ts'

/** Who comes to town: the same in every run of one seed. */
export interface Visitor {
  id: string
  number: number
  persona: Persona
  shop: TownShop
  language: HeardLang
  manner: Manner
  seed: number
}

export interface CustomerResult {
  id: string
  run: number
  persona: string
  shop: string
  language: HeardLang
  manner: Manner
  verdict: 'passed' | 'failed' | 'simulator'
  /** What the goal wanted and was not so. */
  problems: string[]
  findings: Finding[]
  turns: number
  modelCalls: number
  turnMs: number[]
  lines: Line[]
}

const NAMES = ['Achieng', 'Kamau', 'Wanjiru', 'Otieno', 'Halima', 'Mutua', 'Chebet', 'Juma']

/** Plays one customer to the end and grades her by rows. Never throws: what went wrong is in the result. */
export async function runCustomer(house: House, visitor: Visitor, run: number): Promise<CustomerResult> {
  const customer = arrive(house, visitor, run)
  const problems: string[] = []
  let simulator = false
  const failed = (error: unknown) => {
    if (error instanceof SimulatorFault) simulator = true
    problems.push(error instanceof Error ? error.message : String(error))
    if (!(error instanceof ProductFault || error instanceof SimulatorFault)) problems.push(stackOf(error))
  }
  const grade = await visitor.persona.play(customer).catch((error: unknown): Grade => {
    failed(error)
    return () => []
  })
  await customer.phone.settle().catch(failed)
  await untilQuietMoney(customer)
  await customer.phone.settle().catch(failed)
  const rows = await readRows(customer)
  problems.push(...grade(rows))
  const findings = checkInvariants(customer, rows, await arrivedAt(customer))
  const clean = problems.length === 0 && findings.length === 0
  return {
    ...resultOf(visitor, run, rows),
    verdict: simulator ? 'simulator' : clean ? 'passed' : 'failed',
    problems,
    findings,
    lines: customer.phone.lines,
  }
}

function arrive(house: House, visitor: Visitor, run: number): Customer {
  // Away from the numbers of the shops themselves.
  const msisdn = `2541${String(run % 100).padStart(2, '0')}${String(visitor.number).padStart(6, '0')}`
  const phone = openPhone(house, visitor.shop, { msisdn, profileName: NAMES[visitor.number % NAMES.length] ?? 'Mteja' })
  return {
    id: visitor.id,
    persona: visitor.persona.name,
    house,
    shop: visitor.shop,
    phone,
    taste: seededDice(visitor.seed),
    dice: seededDice(visitor.seed + 7_919 * (run + 1)),
    language: visitor.language,
    manner: visitor.manner,
    screen: readScreen([]),
    belief: freshBelief([], null),
    human: [],
  }
}

/** A callback or a query may still be on its way when the customer has put the phone down. */
async function untilQuietMoney({ house, shop, phone }: Customer): Promise<void> {
  const isQuiet = async () => {
    const pushes = await house.sandbox.daraja.pushes({ msisdn: phone.msisdn })
    const { rows } = await house.owner.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM payment_events e JOIN payment_attempts a ON a.tenant_id = e.tenant_id AND a.id = e.attempt_id
       WHERE e.tenant_id = $1 AND a.msisdn = $2 AND e.handled_at IS NULL`,
      [shop.tenantId, phone.msisdn],
    )
    return rows[0]?.n === 0 && pushes.every(({ state }) => state !== 'open')
  }
  await until(isQuiet, { withinMs: 6_000, everyMs: 100 })
}

async function arrivedAt({ house, shop, phone }: Customer): Promise<Arrived[]> {
  const messages = await house.sandbox.twilio.messages({ from: shop.address, to: phone.address })
  return messages.map(({ order, body, statusCallback, createdAt }) => ({
    order,
    body,
    at: new Date(createdAt),
    rowId: statusCallback === null ? null : new URL(statusCallback).searchParams.get('m'),
  }))
}

function resultOf({ id, persona, shop, language, manner }: Visitor, run: number, rows: CustomerRows) {
  return {
    id,
    run,
    persona: persona.name,
    shop: shop.slug,
    language,
    manner,
    turns: rows.turns.length,
    modelCalls: rows.turns.reduce((sum, { models }) => sum + models, 0),
    turnMs: rows.turns.map(({ durationMs }) => durationMs),
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).join(' ') : ''
}
