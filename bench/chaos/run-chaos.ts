import pg from 'pg'
import { takeOver } from '../../src/domain/handoff/index.ts'
import { type Dice, seededDice } from '../seeded.ts'
import { type Buyer, pause, runCustomer } from './customers.ts'
import { type Installation, startInstallation } from './installation.ts'
import { judge, type TakenOver, type Verdict } from './judge.ts'

export interface ChaosOptions {
  messages: number
  seed: number
  redis: boolean
  workers: number
  /** Customers who write at the same time: more of them for a long run on a fast machine. */
  crowd?: number
  /** How often a worker is killed, in ms. */
  killEveryMs: number
  /** Where the database stays after the run; without, it ends with it. */
  folder?: string
  /** How many customers have written to this database before: those of this run come after them. */
  firstCustomer?: number
  say: (line: string) => void
}

/** Customers who write at the same time, unless said otherwise. */
const CROWD = 24
export const PER_CUSTOMER = 10
/** The stand-in never accepts a message late, so that what it lost can be sent again soon. */
const QUICK = {
  SWEEP_EVERY_MS: '1000',
  SWEEP_STALE_MS: '8000',
  SWEEP_CHANNELS_EVERY_MS: '5000',
  TWILIO_SEND_MS: '6000',
  TWILIO_LATE_MS: '10000',
  TWILIO_WEBHOOK_MS: '3000',
}
/** Until nothing is unfinished; recovery after a kill takes lock, stall check and sweep. */
const SETTLE_WITHIN_MS = 180_000

/**
 * A crowd writes and buys while webhooks are doubled, reordered and dropped, the provider fails and forgets to answer,
 * workers are killed, Redis and the database restart, and people take conversations over. Returns what became of it.
 */
export async function runChaos(options: ChaosOptions): Promise<Verdict> {
  const dice = seededDice(options.seed)
  options.say(
    `chaos with seed ${options.seed}: ${options.messages} messages, ${options.redis ? 'Redis' : 'PostgreSQL'} queues`,
  )
  const house = await startInstallation({
    seed: options.seed,
    workers: options.workers,
    redis: options.redis,
    env: QUICK,
    ...(options.folder !== undefined && { folder: options.folder }),
  })
  const since = new Date()
  try {
    await house.sandbox.daraja.script({ msisdn: '*', outcome: 'pay', afterMs: 300 })
    await fillShelves(house)
    await switchFaultsOn(house)
    const traffic = { done: 0 }
    const disasters = startDisasters(house, options, traffic)
    const customers = await writeAll(house, dice, options, { traffic, takenOver: disasters.takenOver })
    const takenOver = await disasters.stop()
    await house.sandbox.faults.clear()
    await untilSettled(house, since, options.say)
    return await judge({ ownerUrl: house.ownerUrl, sandbox: house.sandbox, customers, takenOver })
  } finally {
    await house.stop()
  }
}

/** The shops of a database that only grows would sell out, and without goods there is no money to go wrong. */
async function fillShelves(house: Installation): Promise<void> {
  const client = new pg.Client({ connectionString: house.ownerUrl })
  await client.connect()
  try {
    await client.query('UPDATE catalog_variants SET stock = greatest(stock, held + 1000)')
  } finally {
    await client.end()
  }
}

async function switchFaultsOn(house: Installation): Promise<void> {
  await house.sandbox.faults.set([
    { target: 'twilio.inbound', kind: 'duplicate', probability: 0.05 },
    { target: 'twilio.inbound', kind: 'reorder', probability: 0.05, delayMs: 300 },
    { target: 'twilio.inbound', kind: 'drop', probability: 0.005 },
    { target: 'twilio.messages', kind: 'http_500', probability: 0.01 },
    { target: 'twilio.messages', kind: 'reset_after_accept', probability: 0.01 },
    { target: 'twilio.messages', kind: 'http_429', probability: 0.01 },
    { target: 'twilio.status', kind: 'duplicate', probability: 0.05 },
    { target: 'twilio.status', kind: 'reorder', probability: 0.05, delayMs: 300 },
    { target: 'twilio.status', kind: 'drop', probability: 0.02 },
    { target: 'daraja.push', kind: 'reset_after_accept', probability: 0.05 },
    { target: 'daraja.callback', kind: 'duplicate', probability: 0.1 },
    { target: 'daraja.callback', kind: 'drop', probability: 0.1 },
  ])
}

async function writeAll(
  house: Installation,
  dice: Dice,
  options: ChaosOptions,
  { traffic, takenOver }: { traffic: { done: number }; takenOver: readonly TakenOver[] },
): Promise<Buyer[]> {
  const total = Math.ceil(options.messages / PER_CUSTOMER)
  const customers: Buyer[] = []
  const from = performance.now()
  let started = 0
  const lane = async () => {
    while (started < total) {
      const index = started++
      const shop = house.shops[index % 3 === 0 ? 1 : 0]
      if (!shop) throw new Error('the installation has no shops')
      const address = `whatsapp:+2547${String(10_000_000 + (options.firstCustomer ?? 0) + index)}`
      const buys = index % 3 !== 0 && index % 2 === 0
      const isTakenOver = () => takenOver.some(({ customer }) => customer === address)
      const customer = { address, shop: shop.address, count: PER_CUSTOMER, buys, isTakenOver }
      customers.push(await runCustomer(house.sandbox, dice, customer))
      traffic.done = customers.length * PER_CUSTOMER
      if (customers.length % 20 === 0) {
        const perSecond = (traffic.done * 1_000) / (performance.now() - from)
        options.say(`${traffic.done} of ${total * PER_CUSTOMER} messages written, ${perSecond.toFixed(1)}/s`)
      }
    }
  }
  await Promise.all(Array.from({ length: options.crowd ?? CROWD }, lane))
  return customers
}

/** Kills, restarts and take-overs at seeded moments while the crowd writes. */
function startDisasters(house: Installation, options: ChaosOptions, traffic: { done: number }) {
  const dice = seededDice(options.seed + 1)
  const takenOver: TakenOver[] = []
  let running = true
  const kills = (async () => {
    while (running) {
      await pause(options.killEveryMs)
      if (running) await house.cluster.killWorker(dice.below(options.workers))
    }
  })()
  const restarts = (async () => {
    const redisAt = options.messages * 0.35
    const databaseAt = options.messages * 0.65
    let redisDone = house.restartRedis === null
    let databaseDone = false
    while (running) {
      await pause(100)
      if (!redisDone && traffic.done >= redisAt) {
        redisDone = true
        options.say('restarting Redis')
        await house.restartRedis?.()
      }
      if (!databaseDone && traffic.done >= databaseAt) {
        databaseDone = true
        options.say('restarting the database')
        await house.restartDatabase()
      }
    }
  })()
  const takeOvers = (async () => {
    while (running) {
      await pause(500 + dice.below(1_000))
      const taken = await takeOneOver(house, dice).catch(() => null)
      if (taken) takenOver.push(taken)
    }
  })()
  return {
    /** Whom a person has so far: grows while the crowd writes. */
    takenOver,
    async stop(): Promise<TakenOver[]> {
      running = false
      await Promise.all([kills, restarts, takeOvers])
      return takenOver
    },
  }
}

/** A person takes a random conversation; it counts from the moment the take-over says that nothing is in flight. */
async function takeOneOver(house: Installation, dice: Dice): Promise<TakenOver | null> {
  const shop = dice.pick(house.shops)
  const ctx = house.runtime.ctxFor(shop.tenantId)
  const open = await ctx.transaction(({ tx }) =>
    tx.conversation.findMany({
      where: { tenantId: shop.tenantId, owner: 'bot' },
      include: { customer: true },
      take: 50,
    }),
  )
  if (open.length < 10) return null
  const conversation = dice.pick(open)
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    const taken = await takeOver(ctx, { conversationId: conversation.id, operator: 'chaos' })
    if (taken.outcome === 'owned') {
      const all = await house.sandbox.twilio.messages({ from: shop.address, to: conversation.customer.address })
      return {
        conversationId: conversation.id,
        customer: conversation.customer.address,
        shop: shop.address,
        lastOrder: all.at(-1)?.order ?? 0,
      }
    }
    await pause(200)
  }
  throw new Error('a take-over did not settle within a minute')
}

/** A prompt whose answer and callback were both lost can only be told by the payer's next message: it does not count. */
const UNFINISHED = `
  SELECT (SELECT count(*) FROM inbound_messages WHERE turn_id IS NULL AND received_at >= $1) AS inbound,
    (SELECT count(*) FROM outbound_messages WHERE status IN ('queued', 'sending', 'uncertain') AND created_at >= $1) AS outbound,
    (SELECT count(*) FROM payment_attempts WHERE status IN ('created', 'submitting', 'pending') AND created_at >= $1) AS payments,
    (SELECT count(*) FROM inbound_messages) AS total`

/** Waits until nothing is unfinished and the channel sweeps have had time to find what a webhook never brought. */
async function untilSettled(house: Installation, since: Date, say: (line: string) => void): Promise<void> {
  const deadline = performance.now() + SETTLE_WITHIN_MS
  const client = new pg.Client({ connectionString: house.ownerUrl })
  await client.connect()
  try {
    let quietSince: number | null = null
    let lastTotal = ''
    while (performance.now() < deadline) {
      const { rows } = await client.query<Record<'inbound' | 'outbound' | 'payments' | 'total', string>>(UNFINISHED, [
        since,
      ])
      const row = rows[0]
      const open = row ? Number(row.inbound) + Number(row.outbound) + Number(row.payments) : 0
      const quiet = open === 0 && row?.total === lastTotal
      lastTotal = row?.total ?? ''
      quietSince = quiet ? (quietSince ?? performance.now()) : null
      if (quietSince !== null && performance.now() - quietSince > 12_000) return
      await pause(500)
    }
    const { rows } = await client.query(UNFINISHED, [since])
    say(`not settled: ${JSON.stringify(rows[0])}`)
  } finally {
    await client.end()
  }
}
