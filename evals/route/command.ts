import { parseArgs } from 'node:util'
import type { EvalCommand } from '../eval-command.ts'
import { WrongUse } from '../wrong-use.ts'
import { DESKS } from './desks.ts'
import { routeFile } from './route-file.ts'

const USAGE = `route IN.jsonl OUT.jsonl --kind property|travel
  Reads each line {"id", "text"} of IN as a guest's message to a house (property) or a client's to a travel desk (travel),
  offline, and writes {"id", "query_type", "route", "confidence", "stage", "guard"} to OUT.
  evals/score-route.mjs compares OUT with the gold of IN.`

export const routeCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { kind: { type: 'string' } } })
    const [input, output, ...more] = positionals
    if (input === undefined || output === undefined || more.length > 0)
      throw new WrongUse(`route takes exactly two files.\n\n${USAGE}`)
    const { kind } = values
    if (kind !== 'property' && kind !== 'travel') throw new WrongUse(`--kind is property or travel.\n\n${USAGE}`)
    await routeFile(input, output, DESKS[kind])
    return true
  },
}
