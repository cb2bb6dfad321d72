import { parseArgs } from 'node:util'
import { benchAccept } from './accept.ts'
import { startInstallation } from './chaos/installation.ts'
import { MUST_BE_ZERO } from './chaos/judge.ts'
import { runChaos } from './chaos/run-chaos.ts'
import type { LoadResult } from './load.ts'
import { benchReading } from './reading.ts'
import { redisInstalled } from './redis-server.ts'
import { raceTakeOvers } from './take-over.ts'
import { benchTurns, type TurnFigures } from './turns.ts'

const HELP = `npm run bench                      webhook accept, turn time, sustained turns, memory, take-over races
npm run bench -- chaos [--messages 100000] [--seed 1]
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
    print(`  ratio of the medians              ${ratio.toFixed(2)} (bar: 0.60)`)
    row('Tulia at 200/s', [figures.paced])
    const wrong = [...figures.ours, figures.paced].reduce((sum, one) => sum + one.wrong, 0)
    print(`  answers that were not 204         ${wrong}`)
  } finally {
    await house.stop()
  }
}

async function turnBench(): Promise<void> {
  const house = await startInstallation({
    seed: 1,
    workers: 1,
    redis: true,
    built: true,
    env: { WORKER_CONCURRENCY: '8' },
  })
  try {
    const redisUrl = house.redisUrl
    await benchTurns(house, { perSecond: 10, seconds: 5, redisUrl, batch: '70' })
    printTurns('Turns at 10/s', await benchTurns(house, { perSecond: 10, seconds: 20, redisUrl, batch: '71' }))
    for (const perSecond of [40, 60, 80]) {
      printTurns(
        `Sustained, ${perSecond} messages/s offered for 20 s`,
        await benchTurns(house, { perSecond, seconds: 20, redisUrl, batch: String(perSecond) }),
      )
    }
  } finally {
    await house.stop()
  }
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
      `Take-over races: ${races.trials} trials, ${races.raced} with a bot message in flight, ${races.late} bot messages after the take-over`,
    )
  }
  if (part === 'chaos' && !(await chaosBench(Number(values.messages), Number(values.seed)))) process.exitCode = 1
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
