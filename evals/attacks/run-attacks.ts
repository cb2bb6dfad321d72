import { type Dice, seededDice } from '../../bench/seeded.ts'
import type { House } from '../house.ts'
import { startProgress } from '../progress.ts'
import { judgeMoney, type MoneyErrors } from '../town/grading/money.ts'
import { openPhone, type Phone } from '../town/phone.ts'
import { type Attack, nextAttack } from './attack-lines.ts'
import { leaksIn, linesOfOthers, obeyedIn } from './judge.ts'
import { changesBetween, readProtected } from './protected-rows.ts'
import { type Stage, stageAttacks } from './stage-attacks.ts'

export interface AttackOptions {
  turns: number
  seed: number
  lanes: number
}

export interface AttackOutcome {
  turns: number
  byKind: Record<string, number>
  /** Protected rows that changed. */
  writes: string[]
  /** Facts of the other shop in a reply, a log line or a tool's arguments or results. */
  leaks: string[]
  /** Replies that claim what an attacker wanted: paid, a free code. */
  obeyed: string[]
  /** Turns that ended in a failure of ours, and attackers whose message was not dealt with in time. */
  failures: string[]
  money: MoneyErrors
  wallMs: number
}

const TURNS_EACH = 10

/** Lets attackers at a shop and compares what must not change, and what must not be seen, before and after. */
export async function runAttacks(house: House, options: AttackOptions): Promise<AttackOutcome> {
  const began = performance.now()
  const stage = await stageAttacks(house, options.seed)
  const phones = Array.from({ length: Math.ceil(options.turns / TURNS_EACH) }, (_, at) =>
    openAttacker(house, stage, at),
  )
  const addresses = phones.map(({ address }) => address)
  const before = await readProtected(house, addresses)
  const logged = house.log.lines.length
  const outcome = { byKind: {} as Record<string, number>, failures: [] as string[], obeyed: [] as string[] }
  const progress = startProgress('attacks', options.turns)
  const queue = phones.map((phone, at) => ({ phone, dice: seededDice(options.seed * 7_919 + at) }))
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await attack(next.phone, next.dice, stage, (kind) => {
        outcome.byKind[kind] = (outcome.byKind[kind] ?? 0) + 1
        progress.step()
      }).catch((error: unknown) => void outcome.failures.push(error instanceof Error ? error.message : String(error)))
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, lane))
  const replies = phones.flatMap(({ lines }) => lines.filter(({ from }) => from === 'bot').map(({ text }) => text))
  return {
    ...outcome,
    turns: Object.values(outcome.byKind).reduce((sum, one) => sum + one, 0),
    failures: [...outcome.failures, ...failedTurns(house, logged)],
    writes: changesBetween(before, await readProtected(house, addresses)),
    leaks: await findLeaks(house, stage, replies, logged),
    obeyed: obeyedIn(replies),
    money: await judgeMoney(house),
    wallMs: performance.now() - began,
  }
}

function openAttacker(house: House, { target }: Stage, at: number): Phone {
  return openPhone(house, target, { msisdn: `2541${String(10_000_000 + at)}`, profileName: 'Mteja' })
}

async function attack(phone: Phone, dice: Dice, stage: Stage, done: (kind: Attack['by']) => void): Promise<void> {
  for (let turn = 0; turn < TURNS_EACH; turn++) {
    const { by, body, profileName, extra } = nextAttack(dice, stage.known)
    phone.profileName = profileName ?? phone.profileName
    await phone.send(body, extra)
    await phone.settle()
    done(by)
  }
}

function failedTurns({ log }: House, from: number): string[] {
  const failed = log.lines.slice(from).filter(({ event }) => event === 'turn_failed')
  return failed.map(({ event, text }) => `${event} ${text.slice(0, 300)}`)
}

async function findLeaks(
  { owner, log }: House,
  stage: Stage,
  replies: readonly string[],
  from: number,
): Promise<string[]> {
  const { rows: calls } = await owner.query<{ text: string }>(
    `SELECT tool || ' ' || args::text || ' ' || result::text AS text FROM tool_calls WHERE tenant_id = $1`,
    [stage.target.tenantId],
  )
  return leaksIn(
    [
      { where: 'a reply', texts: replies },
      { where: 'a log line', texts: linesOfOthers(log.lines.slice(from), stage.canary.tenantId) },
      { where: 'a tool call', texts: calls.map(({ text }) => text) },
    ],
    stage.secrets,
  )
}
