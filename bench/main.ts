import { parseArgs } from 'node:util'
import { benchAccept } from './accept.ts'
import { type BareFigures, startBareTurns } from './bare-turns.ts'
import { startInstallation } from './chaos/installation.ts'
import { MUST_BE_ZERO } from './chaos/judge.ts'
import { runChaos } from './chaos/run-chaos.ts'
import { benchFairness } from './fairness.ts'
import type { LoadResult } from './load.ts'
import { benchReading } from './reading.ts'
import { redisInstalled } from './redis-server.ts'
import { raceTakeOvers } from './take-over.ts'
import { benchTurns, type TurnFigures } from './turns.ts'

const HELP = `npm run bench                      webhook accept, turn time, sustained turns, memory, take-over races
npm run bench -- chaos [--messages 100000] [--seed 1]
npm run bench -- fairness              what one shop's flood costs the customers of another one
npm run bench -- reading               reading one message in a shop of 10,000 items
Figures are of the built program on this machine ("npm run build" first); ratios say more than milliseconds.`

/** The webhook flood leaves messages behind that nobody answers: it runs on an installation without workers. */
async function acceptBench(): Promise<void> {
  const house = await startInstallation({ seed: 1, workers: 0, redis: true, built: true })
  try {
    const redis = house.redisUrl ?? ''
    const figures = await benchAccept(house, { database: house.ownerUrl, redis })
    const row = (name: string, all: LoadResult[]) =>
      print(
        `  ${name.padEnd(34)}${all.map((one) => `${one.perSecond.toFixed(0)}/s p50 ${one.p50.toFixed(1)} p99 ${one.p99.toFixed(1)} ms`).join('   ')}`,
      )
    print('Webhook accept, 32 senders, three rounds each, turn and turn about')
    row('Tulia', figures.ours)
    row('bare Koa + insert + queue add', figures.bare)
    const ratio = median(figures.ours.map((one) => one.perSecond)) / median(figures.bare.map((one) => one.perSecond))
    print(`  ratio of the medians              ${ratio.toFixed(2)} (bar: 0.50)`)
    row('Tulia at 200/s', [figures.paced])
    const wrong = [...figures.ours, figures.paced].reduce((sum, one) => sum + one.wrong, 0)
    print(`  answers that were not 204         ${wrong}`)
  } finally {
    await house.stop()
  }
}

/** Offered more than either can answer, so that what leaves is the most they sustain. */
const FLOOD = { perSecond: 120, seconds: 15 }
const ROUNDS = 3

async function turnBench(): Promise<void> {
  const env = { WORKER_CONCURRENCY: '8' }
  const house = await startInstallation({ seed: 1, workers: 1, redis: true, built: true, env })
  const bare = await startBareTurns(house)
  try {
    const redisUrl = house.redisUrl
    await benchTurns(house, { perSecond: 10, seconds: 5, redisUrl, batch: '70' })
    await bare.run({ perSecond: 10, seconds: 5, batch: '70' })
    const calm = { perSecond: 10, seconds: 20, batch: '71' }
    const [ourCalm, bareCalm] = [await benchTurns(house, { ...calm, redisUrl }), await bare.run(calm)]
    printTurns('Turns at 10/s', ourCalm)
    const rounds: { ours: TurnFigures; bare: BareFigures }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const batch = String(72 + round)
      rounds.push({
        ours: await benchTurns(house, { ...FLOOD, redisUrl, batch }),
        bare: await bare.run({ ...FLOOD, batch }),
      })
    }
    const last = rounds.at(-1)
    if (last) printTurns(`Sustained, ${FLOOD.perSecond} messages/s offered for ${FLOOD.seconds} s`, last.ours)
    printAgainstBare({ ourCalm, bareCalm, rounds })
  } finally {
    await bare.stop()
    await house.stop()
  }
}

function printAgainstBare(found: {
  ourCalm: TurnFigures
  bareCalm: BareFigures
  rounds: { ours: TurnFigures; bare: BareFigures }[]
}): void {
  const { ourCalm, bareCalm, rounds } = found
  const ratio = (of: (round: { ours: TurnFigures; bare: BareFigures }) => number) => median(rounds.map(of)).toFixed(2)
  const ms = ({ processorMs }: TurnFigures) => Object.values(processorMs).reduce((sum, each) => sum + each, 0)
  print(`Against the bare turn, medians of ${ROUNDS} rounds, turn and turn about`)
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

function printTurns(title: string, figures: TurnFigures): void {
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

async function chaosBench(messages: number, seed: number): Promise<boolean> {
  const verdict = await runChaos({
    messages,
    seed,
    redis: redisInstalled(),
    built: true,
    workers: 2,
    killEveryMs: 30_000,
    say: print,
  })
  for (const [name, value] of Object.entries(verdict)) print(`  ${name.padEnd(18)} ${value}`)
  return MUST_BE_ZERO.every((name) => verdict[name] === 0)
}

async function fairnessBench(seed: number): Promise<boolean> {
  const ratios: number[] = []
  for (let round = 0; round < 3; round++) {
    const figures = await benchFairness({ seed: seed + round })
    const ratio = figures.flooded[1] / figures.idle[1]
    const line = ([p50, p95]: [number, number]) => `p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)} ms`
    print(
      `One shop's flood: ${figures.flood.toFixed(0)} messages/s where ${figures.capacity.toFixed(0)} turns/s are possible`,
    )
    print(`  another shop, message to answer   idle ${line(figures.idle)}   in the flood ${line(figures.flooded)}`)
    print(
      `  another shop, webhook accept      idle ${line(figures.acceptIdle)}   in the flood ${line(figures.acceptFlooded)}`,
    )
    print(
      `  turns of the flooding shop        ${figures.floodServed} meanwhile, answers that were not 204: ${figures.wrong}`,
    )
    print(`  ratio of the p95                  ${ratio.toFixed(2)} (bar: 2.00)`)
    ratios.push(ratio)
  }
  return median(ratios) <= 2
}

function readingBench(seed: number): void {
  const figures = benchReading({ items: 10_000, messages: 2_000, seed })
  print(`Reading in a shop of ${figures.items} items, index built in ${figures.indexMs.toFixed(0)} ms`)
  print(
    `  ${figures.messages} messages            p50 ${figures.p50.toFixed(2)}  p95 ${figures.p95.toFixed(2)}  most ${figures.most.toFixed(1)} ms`,
  )
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      messages: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      trials: { type: 'string', default: '10000' },
      help: { type: 'boolean', default: false },
    },
  })
  const [part = 'all'] = positionals
  if (values.help) return print(HELP)
  if (part === 'reading') return readingBench(Number(values.seed))
  if (part !== 'chaos' && !redisInstalled()) throw new Error('the benches run on Redis: install redis-server first')
  if (part === 'all' || part === 'accept') await acceptBench()
  if (part === 'all' || part === 'turns') await turnBench()
  if (part === 'all' || part === 'take-over') {
    const races = await raceTakeOvers({ trials: Number(values.trials), seed: Number(values.seed) })
    print(
      `Take-over races: ${races.trials} trials, ${races.raced} with a bot message in flight, ${races.delayed} with one taken late, ${races.late} bot messages after the take-over, ${races.doubled} doubled`,
    )
  }
  if (part === 'fairness' && !(await fairnessBench(Number(values.seed)))) process.exitCode = 1
  if (part === 'chaos' && !(await chaosBench(Number(values.messages), Number(values.seed)))) process.exitCode = 1
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
