import { progressBar } from '../../src/main/progress-bar.ts'
import { print } from '../print-figures.ts'
import { type Measured, measurePages, openBigShop } from './pages.ts'
import { type Bubbles, measureBubbles } from './streams.ts'
import { type ApiRaces, raceThroughApi } from './take-overs.ts'

export interface ConsoleSize {
  conversations: number
  streams: number
  trials: number
  /** How often each page is asked for. */
  times: number
  seed: number
}

const TENANTS = 200
const MESSAGES_EACH = 10
const ORDERS_SHARE = 0.4

/** What people at the console wait for in a shop of years. @returns whether every bar was held */
export async function runConsole(size: ConsoleSize): Promise<boolean> {
  const { conversations } = size
  const messages = conversations * MESSAGES_EACH
  const orders = Math.round(conversations * ORDERS_SHARE)
  print(
    `The console of a shop with ${conversations} conversations, ${messages} messages and ${orders} orders, among ${TENANTS}`,
  )
  const bar = progressBar(20)
  const big = await openBigShop({ conversations, messages, orders, tenants: TENANTS }, (done, what) =>
    bar.show(done, what),
  )
  bar.clear()
  let kept = true
  try {
    let floor = 0
    await measurePages(big, size.times, (group, measured) => {
      if (group === 'floor') floor = measured[0]?.p95 ?? 0
      kept = printPages(group, measured, floor) && kept
    })
    kept = printBubbles(await measureBubbles(big, size.streams), size.streams) && kept
  } finally {
    await big.close()
  }
  return printRaces(await raceThroughApi({ trials: size.trials, seed: size.seed })) && kept
}

function printPages(group: string, measured: Measured[], floor: number): boolean {
  print(`  ${group}`)
  for (const { name, p50, p95, barMs } of measured) {
    const ratio = floor === 0 ? '' : `  ${(p95 / floor).toFixed(1)} times the floor`
    const against = Number.isFinite(barMs) ? `  (bar: ${barMs}${p95 > barMs ? ', missed' : ''})${ratio}` : ''
    print(`    ${name.padEnd(46)}p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)} ms${against}`)
  }
  return measured.every(({ p95, barMs }) => p95 <= barMs)
}

const BUBBLE_MS = 400

function printBubbles({ hints, bubble, missed, told }: Bubbles, streams: number): boolean {
  print(`  ${streams} streams of agents, ${told} messages of customers`)
  print(
    `    commit to the news in every browser          p50 ${hints[0].toFixed(0)}  p95 ${hints[1].toFixed(0)} ms, missed ${missed}`,
  )
  print(
    `    commit to the bubble in one of them          p50 ${bubble[0].toFixed(0)}  p95 ${bubble[1].toFixed(0)} ms (bar: ${BUBBLE_MS})`,
  )
  return missed === 0 && bubble[1] <= BUBBLE_MS
}

function printRaces({ trials, owned, refused, twoOwners, wrongOwner, late, botMessages }: ApiRaces): boolean {
  print(`  ${trials} races of two people for a conversation in which the bot is about to answer`)
  print(
    `    owned ${owned}, told that a colleague has it ${refused}, two owners ${twoOwners}, another owner than was told ${wrongOwner}`,
  )
  print(`    messages of the bot ${botMessages}, after somebody owned the conversation ${late} (bars: 0)`)
  return twoOwners === 0 && wrongOwner === 0 && late === 0
}
