import { parseArgs } from 'node:util'
import type { EvalCommand } from '../eval-command.ts'
import { WrongUse } from '../wrong-use.ts'
import { ingestFolder } from './ingest-folder.ts'

const USAGE = `ingest DIR OUT.jsonl [--text OUTDIR]
  Reads every file in DIR and below as an uploaded document is read, one after the other, and writes one line of each to OUT:
  {"file", "status": "read" | "failed", "code"?, "page"?, "pages", "words", "ms", "peak_mb"}; "code" says why a file failed.
  With --text the text of each file is written to OUTDIR, as FILE.txt. A file that fails is no failure of the command.`

export const ingestCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { text: { type: 'string' } } })
    const [input, output, ...more] = positionals
    if (input === undefined || output === undefined || more.length > 0) {
      throw new WrongUse(`ingest takes a folder and a file.\n\n${USAGE}`)
    }
    await ingestFolder(input, output, values.text ?? null)
    return true
  },
}
