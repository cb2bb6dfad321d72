import type { BareFigures } from './bare-turns.ts'
import type { GrowthStep } from './growth.ts'
import type { TurnFigures } from './turns.ts'

/** A round of the flood: the product and the bare program, turn and turn about. */
export interface FloodRound {
  ours: TurnFigures
  bare: BareFigures
}

export function printAgainstBare(found: { ourCalm: TurnFigures; bareCalm: BareFigures; rounds: FloodRound[] }): void {
  const { ourCalm, bareCalm, rounds } = found
  const ratio = (of: (round: FloodRound) => number) => median(rounds.map(of)).toFixed(2)
  const ms = ({ processorMs }: TurnFigures) => Object.values(processorMs).reduce((sum, each) => sum + each, 0)
  print(`Against the bare turn, medians of ${rounds.length} rounds, turn and turn about`)
  for (const { ours, bare } of rounds) {
    print(
      `  ours ${ours.perSecond.toFixed(1)}/s ${ms(ours).toFixed(1)} ms processor   bare ${bare.perSecond.toFixed(1)}/s ${bare.processorMs.toFixed(1)} ms processor`,
    )
  }
  print(`  sustained turns                   ${ratio(({ ours, bare }) => ours.perSecond / bare.perSecond)} (bar: 0.65)`)
  print(`  processor time of a turn          ${ratio(({ ours, bare }) => ms(ours) / bare.processorMs)} (bar: 1.6)`)
  print(`  p50 of a turn at 10/s             ${(ourCalm.total[0] / bareCalm.total[0]).toFixed(2)} (bar: 2)`)
  print(`  p95 of a turn at 10/s             ${(ourCalm.total[1] / bareCalm.total[1]).toFixed(2)} (bar: 3)`)
}

export function printTurns(title: string, figures: TurnFigures): void {
  const spread = ([p50, p95]: [number, number]) => `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)} ms`
  print(title)
  print(
    `  turns ${figures.turns}, ${figures.perSecond.toFixed(1)}/s until the last reply had left, unfinished ${figures.unfinished}`,
  )
  print(`  non-model time of a turn          ${spread(figures.total)}`)
  print(
    `    load ${spread(figures.load)} · graph with tools ${spread(figures.graph)} · of it tools ${spread(figures.tools)}`,
  )
  for (const [journey, of] of Object.entries(figures.statements)) {
    print(
      `    ${journey.padEnd(12)} ${String(of.turns).padStart(5)} turns, SQL statements median ${of.median}, most ${of.max}`,
    )
  }
  if (figures.redisCallsPerTurn !== null)
    print(
      `  Redis commands per turn           ${figures.redisCallsPerTurn.toFixed(1)} (webhook, turn, send and the idle polling of all queues)`,
    )
  print(`  processor time per turn           ${processorLine(figures)}`)
  print(
    `  resident memory                   ${Object.entries(figures.memoryMb)
      .map(([name, mb]) => `${name} ${mb} MB`)
      .join(', ')} (bars: web 250, worker 400)`,
  )
}

function processorLine(figures: TurnFigures): string {
  return Object.entries(figures.processorMs)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`)
    .join(', ')
}

export function printGrowth({ name, figures, rowsPerTurn, readWhole }: GrowthStep): void {
  const [p50, p95] = figures.total
  print(
    `  ${name.padEnd(34)}p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)} ms   ${rowsPerTurn.toFixed(0)} rows read a turn   ${processorLine(figures)}`,
  )
  for (const table of readWhole) print(`    read from end to end: ${table}`)
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
