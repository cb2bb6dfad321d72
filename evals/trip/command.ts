import { parseArgs } from 'node:util'
import type { EvalCommand } from '../eval-command.ts'
import { WrongUse } from '../wrong-use.ts'
import { tripFile } from './trip-file.ts'

const USAGE = `trip IN.jsonl OUT.jsonl [--ndjson-errors]
  Plans every line of IN, {"id", "kind": "trip"|"tour"|"route"|"appointments"|"slot", "intent" or "text", "data"}, from what the
  line itself says, and writes what was planned to OUT, in the same order. A line that says something unknown is answered
  {"status": "invalid", "errors": [{"path", "message"}]}; --ndjson-errors tells of it on the error stream as well.`

export const tripCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'ndjson-errors': { type: 'boolean', default: false } },
    })
    const [input, output, ...more] = positionals
    if (input === undefined || output === undefined || more.length > 0)
      throw new WrongUse(`trip takes exactly two files.\n\n${USAGE}`)
    const tell = (error: object) => process.stderr.write(`${JSON.stringify(error)}\n`)
    await tripFile(input, output, values['ndjson-errors'] ? tell : () => {})
    return true
  },
}
