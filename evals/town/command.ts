import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { EvalCommand } from '../eval-command.ts'
import { openHouse } from '../house.ts'
import { wholeNumber } from '../whole-number.ts'
import { WrongUse } from '../wrong-use.ts'
import { PERSONAS } from './personas/index.ts'
import { runTown, type TownOutcome } from './run-town.ts'
import { BARS, type Summary, summarise, transcript } from './summary.ts'

const USAGE = `town [--customers 50] [--runs 1] [--seed 1] [--weather calm|rough] [--lanes 8] [--persona NAME]... [--out FILE]
  Boots one whole product with three shops and lets simulated customers in, each \`runs\` times. Every one is graded by
  rows of the database and by the facts in what she was told. Prints transcripts of failures, also to FILE.
  Bars: pass^1 >= ${BARS.passOnce}, with four runs or more pass^runs >= ${BARS.passFour}, no error of money or stock, nothing lost, doubled or reordered.`

export const townCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { options, out } = readArgs(args)
    const house = await openHouse({ seed: options.seed })
    try {
      const outcome = await runTown(house, options)
      const summary = summarise(outcome)
      const failures = outcome.results.filter(({ verdict }) => verdict !== 'passed').map(transcript)
      const text = [...failures, report(outcome, summary)].join('\n\n')
      process.stdout.write(`${text}\n`)
      if (out !== undefined) {
        writeFileSync(out, `${text}\n\n`)
        appendFileSync(out, `${JSON.stringify({ summary, money: outcome.money, faults: outcome.faults })}\n`)
      }
      return summary.missed.length === 0
    } finally {
      await house.stop()
    }
  },
}

function readArgs(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      customers: { type: 'string', default: '50' },
      runs: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      weather: { type: 'string', default: 'calm' },
      lanes: { type: 'string', default: '8' },
      persona: { type: 'string', multiple: true },
      out: { type: 'string' },
    },
  })
  const { weather, persona, out } = values
  if (weather !== 'calm' && weather !== 'rough') throw new WrongUse(`--weather is calm or rough, not "${weather}"`)
  const names = PERSONAS.map(({ name }) => name)
  const unknown = persona?.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new WrongUse(`nobody is called "${unknown}"; there are: ${names.join(', ')}`)
  const options = {
    customers: wholeNumber('--customers', values.customers, 1),
    runs: wholeNumber('--runs', values.runs, 1),
    seed: wholeNumber('--seed', values.seed, 0),
    lanes: wholeNumber('--lanes', values.lanes, 1),
    weather: weather as 'calm' | 'rough',
    ...(persona && { personas: persona }),
  }
  return { options, out }
}

function report(
  { options, results, money, usage, faults, errors, wallMs, queues }: TownOutcome,
  summary: Summary,
): string {
  const turns = results.reduce((sum, one) => sum + one.turns, 0)
  const calls = results.reduce((sum, one) => sum + one.modelCalls, 0)
  const ms = results.flatMap(({ turnMs }) => turnMs).toSorted((a, b) => a - b)
  const at = (share: number) => ms[Math.floor(ms.length * share)] ?? 0
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'none'
  return [
    `Town of ${options.customers} customers, ${options.runs} run${options.runs === 1 ? '' : 's'}, seed ${options.seed}, ${options.weather} weather, queues on ${queues}`,
    `  pass^1                 ${(summary.passOnce * 100).toFixed(1)}% of ${summary.plays - summary.simulator} plays`,
    `  pass^${options.runs}, all runs       ${(summary.passAll * 100).toFixed(1)}% of ${options.customers} customers`,
    `  spoilt by simulator    ${summary.simulator}`,
    `  failures by persona    ${list(summary.failuresByPersona)}`,
    `  broken promises        ${list(summary.failuresByRule)}`,
    `  money and stock        ${list({ ...money })}`,
    `  lost, doubled, out of order   ${summary.lost}, ${summary.doubled}, ${summary.reordered}`,
    `  model                  ${calls} calls, ${(calls / Math.max(1, turns)).toFixed(2)} a turn, USD ${(usage.costMicroUsd / 1_000_000).toFixed(4)}, ${usage.unpriced} without a price`,
    `  turns                  ${turns}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    ...(options.weather === 'rough' ? [`  faults that struck     ${list(faults)}`] : []),
    ...Object.entries(errors).map(
      ([event, { count, example }]) => `  logged error           ${event} x${count}: ${example}`,
    ),
    `  wall time              ${(wallMs / 1_000).toFixed(0)} s`,
    summary.missed.length === 0 ? '  every bar is met' : `  MISSED: ${summary.missed.join('; ')}`,
  ].join('\n')
}
