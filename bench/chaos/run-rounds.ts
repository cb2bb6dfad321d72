import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { MUST_BE_ZERO, Verdict } from './judge.ts'
import { type ChaosOptions, PER_CUSTOMER, runChaos } from './run-chaos.ts'

/** A line of the log: a round was begun, or it ended with a verdict. */
const LogLine = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('begun'), round: z.int(), at: z.string() }),
  z.strictObject({ event: z.literal('ended'), round: z.int(), at: z.string(), minutes: z.number(), verdict: Verdict }),
])
type LogLine = z.infer<typeof LogLine>

/**
 * A long chaos run in rounds on one database that only grows. Each round begins where the one before has settled, with
 * processes and providers started anew, and its verdict is written down before the next one begins; so a run that was
 * stopped goes on with the round it was in, for which new customers write. Returns the verdict of all rounds together.
 */
export async function runRounds(
  options: Omit<ChaosOptions, 'folder' | 'firstCustomer'> & { folder: string; perRound: number },
): Promise<Verdict> {
  mkdirSync(options.folder, { recursive: true })
  const file = path.join(options.folder, 'rounds.jsonl')
  const log = existsSync(file) ? readLog(readFileSync(file, 'utf8')) : []
  const note = (line: LogLine) => {
    log.push(line)
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
  const rounds = Math.ceil(options.messages / options.perRound)
  const customersARound = Math.ceil(options.perRound / PER_CUSTOMER)
  for (let round = 1; round <= rounds; round++) {
    if (log.some((line) => line.event === 'ended' && line.round === round)) continue
    const begunBefore = log.filter(({ event }) => event === 'begun').length
    options.say(`round ${round} of ${rounds}`)
    note({ event: 'begun', round, at: new Date().toISOString() })
    const from = performance.now()
    const verdict = await runChaos({
      ...options,
      messages: options.perRound,
      seed: options.seed + begunBefore,
      firstCustomer: begunBefore * customersARound,
    })
    const minutes = Math.round((performance.now() - from) / 6_000) / 10
    note({ event: 'ended', round, at: new Date().toISOString(), minutes, verdict })
    const wrong = MUST_BE_ZERO.filter((name) => verdict[name] !== 0)
    options.say(
      `round ${round} took ${minutes} min: ${wrong.length === 0 ? 'all as promised' : JSON.stringify(verdict)}`,
    )
  }
  return together(log.flatMap((line) => (line.event === 'ended' && line.round <= rounds ? [line.verdict] : [])))
}

function readLog(text: string): LogLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => LogLine.parse(JSON.parse(line)))
}

/** Sums, so that one broken promise in any round is seen at the end. */
function together(verdicts: Verdict[]): Verdict {
  const [first, ...others] = verdicts
  if (!first) throw new Error('no round was run')
  const sum = { ...first }
  for (const verdict of others) {
    for (const name of Verdict.keyof().options) sum[name] += verdict[name]
  }
  return sum
}
