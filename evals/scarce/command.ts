import { parseArgs } from 'node:util'
import type { EvalCommand } from '../eval-command.ts'
import { openHouse } from '../house.ts'
import { wholeNumber } from '../whole-number.ts'
import { runScarce, type ScarceOutcome } from './run-scarce.ts'

const USAGE = `scarce [--buyers 200] [--units 10] [--seed 1] [--lanes 10]
  All buyers want the same thing at the same moment; some of those who get a prompt pay when their stock is gone again.
  Bars: exactly the units are sold, late money goes to review, nobody is charged for nothing.`

export const scarceCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        buyers: { type: 'string', default: '200' },
        units: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
        lanes: { type: 'string', default: '10' },
      },
    })
    const options = {
      buyers: wholeNumber('--buyers', values.buyers, 2),
      units: wholeNumber('--units', values.units, 1),
      seed: wholeNumber('--seed', values.seed, 0),
      lanes: wholeNumber('--lanes', values.lanes, 1),
    }
    const house = await openHouse({ seed: options.seed, promptTimeoutMs: 600_000 })
    try {
      const outcome = await runScarce(house, options)
      process.stdout.write(`${scarceReport(outcome)}\n`)
      return missedBars(outcome).length === 0
    } finally {
      await house.stop()
    }
  },
}

/** What is not as it must be when the shop is empty. */
export function missedBars(outcome: ScarceOutcome): string[] {
  const { units, sold, prompted, dawdlers, lateToReview, chargedForNothing, stockLeft, heldLeft, money } = outcome
  const errors = Object.entries(money).filter(([, count]) => count !== 0)
  return [
    ...(sold === units ? [] : [`${sold} sold, there were ${units}`]),
    ...(prompted <= units ? [] : [`${prompted} prompts for ${units} units`]),
    ...(lateToReview === dawdlers ? [] : [`${lateToReview} late payments under review, ${dawdlers} came late`]),
    ...(chargedForNothing === 0 ? [] : [`${chargedForNothing} charged for nothing`]),
    ...(stockLeft === 0 && heldLeft === 0 ? [] : [`stock ${stockLeft}, held ${heldLeft}`]),
    ...errors.map(([name, count]) => `${name} ${count}`),
  ]
}

function scarceReport(outcome: ScarceOutcome): string {
  const missed = missedBars(outcome)
  return [
    ...[...new Set(outcome.stuck)].slice(0, 10).map((why) => `  stuck: ${why.slice(0, 300)}`),
    `${outcome.buyers} buyers for ${outcome.units} units`,
    `  prompts in the first wave  ${outcome.prompted}, ${outcome.dawdlers} of them paid too late`,
    `  sold                       ${outcome.sold}`,
    `  late payments in review    ${outcome.lateToReview}`,
    `  charged for nothing        ${outcome.chargedForNothing}`,
    `  stock left, held           ${outcome.stockLeft}, ${outcome.heldLeft}`,
    `  buyers who got stuck       ${outcome.stuck.length}`,
    `  wall time                  ${(outcome.wallMs / 1_000).toFixed(0)} s`,
    missed.length === 0 ? '  every bar is met' : `  MISSED: ${missed.join('; ')}`,
  ].join('\n')
}
