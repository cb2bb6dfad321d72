import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { benchAccept } from './accept.ts'
import { startBareTurns } from './bare-turns.ts'
import { startInstallation } from './chaos/installation.ts'
import { MUST_BE_ZERO } from './chaos/judge.ts'
import { runRounds } from './chaos/run-rounds.ts'
import { runConsole } from './console/run-console.ts'
import { benchFairness } from './fairness.ts'
import { AXES, type Axis, benchGrowth } from './growth.ts'
import { ingestKillsBench, ingestLoadBench } from './ingest/print-ingest.ts'
import type { LoadResult } from './load.ts'
import { type FloodRound, median, print, printAgainstBare, printGrowth, printTurns } from './print-figures.ts'
import { benchReading } from './reading.ts'
import { redisInstalled } from './redis-server.ts'
import { raceTakeOvers } from './take-over.ts'
import { benchTripKills, benchTripRuns } from './trip-runs/print-trip-runs.ts'
import { benchTrips } from './trips.ts'
import { benchTurns } from './turns.ts'
import { lineOf } from './waits.ts'

const HELP = `npm run bench                      webhook accept, turn time, sustained turns, memory, take-over races
npm run bench -- chaos [--messages 100000] [--seed 1] [--folder DIR] [--round 5000] [--crowd 24]
                                   in rounds on one database; a run that was stopped goes on when DIR is named again
npm run bench -- growth [--axis items] [--seconds 50]
                                   what a turn costs as turns, messages, items and tenants become many, or one of them alone
npm run bench -- fairness              what one shop's flood costs the customers of another one
npm run bench -- ingest-kills [--kills 200] [--seed 1]
                                   a worker is killed in each step of reading a document
npm run bench -- ingest-load [--rate 5]
                                   what customers wait while documents of 500 pages are read
npm run bench -- console [--conversations 50000] [--streams 1000] [--trials 10000] [--times 20] [--seed 1]
                                   what people at the console wait for in a shop of years, and who owns what they race for
npm run bench -- reading               reading one message in a shop of 10,000 items
npm run bench -- trips [--times 20]    planning a trip, and a look at one that is watched
npm run bench -- trip-runs [--times 20] [--seed 1]
                                   what whoever asks for a trip waits, and whoever changes one
npm run bench -- trip-kills [--runs 1000] [--seed 1]
                                   workers are killed while trips are planned, and sources fail
Figures are of the built program on this machine ("npm run build" first); ratios say more than milliseconds.`

/** The webhook flood leaves messages behind that nobody answers: it runs on an installation without workers. */
async function acceptBench(): Promise<void> {
  const house = await startInstallation({ seed: 1, workers: 0, redis: true })
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
  const house = await startInstallation({ seed: 1, workers: 1, redis: true, env })
  const bare = await startBareTurns(house)
  try {
    const redisUrl = house.redisUrl
    await benchTurns(house, { perSecond: 10, seconds: 5, redisUrl, batch: '70' })
    await bare.run({ perSecond: 10, seconds: 5, batch: '70' })
    const calm = { perSecond: 10, seconds: 20, batch: '71' }
    const [ourCalm, bareCalm] = [await benchTurns(house, { ...calm, redisUrl }), await bare.run(calm)]
    printTurns('Turns at 10/s', ourCalm)
    const rounds: FloodRound[] = []
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

async function chaosBench(options: {
  messages: number
  seed: number
  folder: string
  perRound: number
  crowd: number
}): Promise<boolean> {
  print(`its database and log lie in ${options.folder}`)
  const verdict = await runRounds({
    ...options,
    redis: redisInstalled(),
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
    const ratio = figures.flooded.total[1] / figures.idle.total[1]
    print(
      `One shop's flood: ${figures.flood.toFixed(0)} messages/s where ${figures.capacity.toFixed(0)} turns/s are possible`,
    )
    print(`  another shop idle, p50/p95 ms      ${lineOf(figures.idle)}`)
    print(`  another shop in the flood          ${lineOf(figures.flooded)}`)
    print(
      `  turns of the flooding shop        ${figures.floodServed} meanwhile, answers that were not 204: ${figures.wrong}`,
    )
    print(`  ratio of the p95                  ${ratio.toFixed(2)} (bar: 2.00)`)
    ratios.push(ratio)
  }
  return median(ratios) <= 2
}

const YEARS = { turns: 500, messages: 1_000_000, items: 10_000, tenants: 1_000 }

async function growthBench(options: { axes: readonly Axis[]; seconds: number }): Promise<void> {
  print('The same customers, while the installation grows around them')
  const [first, ...grown] = await benchGrowth(YEARS, printGrowth, options)
  if (!first) throw new Error('nothing was measured')
  const ratios = grown.map(({ name, figures }) => `${name} ${(figures.total[1] / first.figures.total[1]).toFixed(2)}`)
  print(`  p95 against the beginning         ${ratios.join(' · ')} (bar: 1.20)`)
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
      rate: { type: 'string', default: '5' },
      kills: { type: 'string', default: '200' },
      runs: { type: 'string', default: '1000' },
      trials: { type: 'string', default: '10000' },
      folder: { type: 'string' },
      round: { type: 'string', default: '5000' },
      crowd: { type: 'string', default: '24' },
      axis: { type: 'string' },
      conversations: { type: 'string', default: '50000' },
      streams: { type: 'string', default: '1000' },
      times: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '50' },
      help: { type: 'boolean', default: false },
    },
  })
  const [part = 'all'] = positionals
  if (values.help) return print(HELP)
  if (part === 'reading') return readingBench(Number(values.seed))
  if (part === 'trips') return benchTrips({ times: Number(values.times) })
  if (part === 'trip-runs') return benchTripRuns({ times: Number(values.times), seed: Number(values.seed) })
  if (part === 'trip-kills') {
    if (!(await benchTripKills({ runs: Number(values.runs), seed: Number(values.seed) }))) process.exitCode = 1
    return
  }
  if (part === 'ingest-kills') {
    const kept = await ingestKillsBench({ kills: Number(values.kills), seed: Number(values.seed) })
    if (!kept) process.exitCode = 1
    return
  }
  if (part !== 'chaos' && !redisInstalled()) throw new Error('the benches run on Redis: install redis-server first')
  if (part === 'all' || part === 'accept') await acceptBench()
  if (part === 'all' || part === 'turns') await turnBench()
  if (part === 'all' || part === 'take-over') {
    const races = await raceTakeOvers({ trials: Number(values.trials), seed: Number(values.seed) })
    print(
      `Take-over races: ${races.trials} trials, ${races.raced} with a bot message in flight, ${races.delayed} with one taken late, ${races.late} bot messages after the take-over, ${races.doubled} doubled`,
    )
  }
  if (part === 'growth') {
    const axes = values.axis === undefined ? AXES : AXES.filter((axis) => axis === values.axis)
    if (axes.length === 0) throw new Error(`--axis is one of ${AXES.join(', ')}`)
    await growthBench({ axes, seconds: Number(values.seconds) })
  }
  if (part === 'console') {
    const { conversations, streams, trials, times, seed } = values
    const counts = { conversations: Number(conversations), streams: Number(streams), trials: Number(trials) }
    if (!(await runConsole({ ...counts, times: Number(times), seed: Number(seed) }))) process.exitCode = 1
  }
  if (part === 'ingest-load') {
    const kept = await ingestLoadBench({ seed: Number(values.seed), perSecond: Number(values.rate) })
    if (!kept) process.exitCode = 1
  }
  if (part === 'fairness' && !(await fairnessBench(Number(values.seed)))) process.exitCode = 1
  if (part === 'chaos') {
    const kept = await chaosBench({
      messages: Number(values.messages),
      seed: Number(values.seed),
      perRound: Number(values.round),
      crowd: Number(values.crowd),
      folder: values.folder ?? mkdtempSync(path.join(os.tmpdir(), 'tulia-chaos-')),
    })
    if (!kept) process.exitCode = 1
  }
}

await main()
