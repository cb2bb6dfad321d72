import type { CustomerResult } from './run-customer.ts'
import type { TownOutcome } from './run-town.ts'

/** Bars of a town; whoever misses one fails the run. */
export const BARS = { passOnce: 0.97, passFour: 0.93 } as const

export interface Summary {
  /** Share of all plays that passed; plays that the simulator spoilt are left out. */
  passOnce: number
  /** Share of customers who passed every one of `runs` plays; `runs` is how many there were. */
  passAll: number
  plays: number
  simulator: number
  lost: number
  doubled: number
  reordered: number
  moneyErrors: number
  failuresByPersona: Record<string, number>
  failuresByRule: Record<string, number>
  missed: string[]
}

export function summarise({ results, money, options }: TownOutcome): Summary {
  const judged = results.filter(({ verdict }) => verdict !== 'simulator')
  const failed = judged.filter(({ verdict }) => verdict === 'failed')
  const customers = new Set(judged.map(({ id }) => id))
  const unlucky = new Set(failed.map(({ id }) => id))
  const rules = judged.flatMap(({ findings }) => findings.map(({ rule }) => rule))
  const count = (rule: string) => rules.filter((one) => one === rule).length
  const summary = {
    passOnce: share(judged.length - failed.length, judged.length),
    passAll: share(customers.size - unlucky.size, customers.size),
    plays: results.length,
    simulator: results.length - judged.length,
    lost: count('lost') + count('unsent'),
    doubled: count('doubled'),
    reordered: count('reordered'),
    moneyErrors: Object.values(money).reduce((sum, one) => sum + one, 0),
    failuresByPersona: countBy(failed.map(({ persona }) => persona)),
    failuresByRule: countBy(rules),
  }
  return { ...summary, missed: missedBars(summary, options.runs) }
}

function missedBars(summary: Omit<Summary, 'missed'>, runs: number): string[] {
  return [
    ...(summary.passOnce < BARS.passOnce ? [`pass^1 is below ${BARS.passOnce}`] : []),
    ...(runs >= 4 && summary.passAll < BARS.passFour ? [`pass^${runs} is below ${BARS.passFour}`] : []),
    ...(summary.moneyErrors > 0 ? ['there are errors of the state of money or stock'] : []),
    ...(summary.lost + summary.doubled + summary.reordered > 0 ? ['messages were lost, doubled or reordered'] : []),
  ]
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** What happened, as a person would read it; times are seconds since she arrived. */
export function transcript(result: CustomerResult): string {
  const { id, run, shop, language, manner, verdict, problems, findings, lines } = result
  const talk = lines.map(
    ({ at, from, text }) =>
      `  ${(at / 1_000).toFixed(1).padStart(6)} ${from.padEnd(8)} ${text.replaceAll('\n', `\n${' '.repeat(18)}`)}`,
  )
  const why = [...problems, ...findings.map(({ rule, problem }) => `${rule}: ${problem}`)].map((line) => `  ! ${line}`)
  return [
    `${verdict.toUpperCase()} ${id}, run ${run + 1}, ${shop}, ${language}, answers by ${manner}`,
    ...why,
    ...talk,
  ].join('\n')
}
