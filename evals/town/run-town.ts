import { seededDice } from '../../bench/seeded.ts'
import type { HeardLang } from '../../src/lib/languages.ts'
import type { House } from '../house.ts'
import { startProgress } from '../progress.ts'
import type { Manner } from './customer.ts'
import { judgeMoney, type MoneyErrors } from './grading/money.ts'
import { PERSONAS } from './personas/index.ts'
import { type CustomerResult, runCustomer, type Visitor } from './run-customer.ts'
import { openTownShops, type TownShop } from './town-shops.ts'
import { setWeather, type Weather } from './weather.ts'

export interface TownOptions {
  customers: number
  runs: number
  seed: number
  weather: Weather
  /** Customers in town at the same time. */
  lanes: number
  /** Only these personas. */
  personas?: readonly string[]
}

export interface TownOutcome {
  options: TownOptions
  queues: House['queues']
  results: CustomerResult[]
  money: MoneyErrors
  usage: { calls: number; costMicroUsd: number; unpriced: number }
  faults: Record<string, number>
  /** What the product logged as an error, by event with an example. */
  errors: Record<string, { count: number; example: string }>
  wallMs: number
}

/** Lets the customers into the shops, `runs` times each, and grades every one of them. */
export async function runTown(house: House, options: TownOptions): Promise<TownOutcome> {
  const began = performance.now()
  const shops = await openTownShops(house)
  const visitors = inviteVisitors(shops, options)
  await setWeather(house.sandbox, options.weather)
  const queue = Array.from({ length: options.runs }, (_, run) => visitors.map((visitor) => ({ visitor, run }))).flat()
  const progress = startProgress('town', queue.length)
  const results: CustomerResult[] = []
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const result = await runCustomer(house, next.visitor, next.run)
      results.push(result)
      progress.step(`${results.filter(({ verdict }) => verdict !== 'passed').length} not passed`)
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, lane))
  const faults = await house.sandbox.faults.list()
  await house.sandbox.faults.clear()
  return {
    options,
    queues: house.queues,
    results,
    money: await judgeMoney(house),
    usage: await readUsage(house),
    faults: Object.fromEntries(faults.map(({ target, kind, hits }) => [`${target} ${kind}`, hits])),
    errors: loggedErrors(house),
    wallMs: performance.now() - began,
  }
}

function loggedErrors({ log }: House): TownOutcome['errors'] {
  const errors: TownOutcome['errors'] = {}
  for (const { level, event, text } of log.lines) {
    if (level !== 'error') continue
    const known = errors[event]
    errors[event] = { count: (known?.count ?? 0) + 1, example: known?.example ?? text.slice(0, 600) }
  }
  return errors
}

const MANNERS: readonly Manner[] = ['number', 'name', 'tap', 'words']

/** Every persona in turn, so that a short town has them all; shop, language and manner by dice. */
function inviteVisitors(shops: readonly TownShop[], options: TownOptions): Visitor[] {
  const known = PERSONAS.filter(
    ({ name, needs }) =>
      (options.personas?.includes(name) ?? true) &&
      (needs === undefined || shops.some(({ methods }) => methods.includes(needs))),
  )
  return Array.from({ length: options.customers }, (_, number) => {
    const dice = seededDice(options.seed * 1_000_003 + number)
    const persona = known[number % known.length]
    if (!persona) throw new Error('nobody lives in this town')
    const { needs } = persona
    const shop = dice.pick(shops.filter(({ methods }) => needs === undefined || methods.includes(needs)))
    const languages: HeardLang[] = [...shop.languages, ...shop.languages, 'mixed']
    return {
      id: `${persona.name}-${number}`,
      number,
      persona,
      shop,
      language: dice.pick(languages),
      manner: dice.pick(MANNERS),
      seed: dice.below(1_000_000_000),
    }
  })
}

async function readUsage({ owner }: House): Promise<TownOutcome['usage']> {
  const { rows } = await owner.query<TownOutcome['usage']>(
    `SELECT count(*)::int AS calls, coalesce(sum(cost_micro_usd), 0)::int AS "costMicroUsd",
       (count(*) FILTER (WHERE cost_micro_usd IS NULL))::int AS unpriced FROM model_usage`,
  )
  return rows[0] ?? { calls: 0, costMicroUsd: 0, unpriced: 0 }
}
