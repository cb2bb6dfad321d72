import { parseArgs } from 'node:util'
import { PROMPTS } from '../../prompts/index.ts'
import { anthropicModel } from '../../src/adapters/anthropic/anthropic-model.ts'
import { resilience } from '../../src/adapters/resilience.ts'
import { systemClock } from '../../src/adapters/system/clock.ts'
import { jsonLog } from '../../src/adapters/system/log.ts'
import { readConfig } from '../../src/config/config.ts'
import { createLlm } from '../../src/llm/create-llm.ts'
import type { Llm } from '../../src/llm/llm.ts'
import { loadPrompts } from '../../src/llm/load-prompts.ts'
import { projectFile } from '../../src/main/project-file.ts'
import { tools } from '../../tools/index.ts'
import type { EvalCommand } from '../eval-command.ts'
import { WrongUse } from '../wrong-use.ts'
import { classifyFile } from './classify-file.ts'

const USAGE = `classify IN.jsonl OUT.jsonl [--live]
  Runs each line {"id", "text"} of IN through the governance of a turn, as the first message of a new conversation, and
  writes {"id", "intent", "intent_confidence", "language", "language_confidence", "governor", "injection"} to OUT.
  The reader of the project decides; with --live the vendor's model is asked where rules are not sure (ANTHROPIC_API_KEY).`

export const classifyCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { live: { type: 'boolean', default: false } },
    })
    const [input, output, ...more] = positionals
    if (input === undefined || output === undefined || more.length > 0) {
      throw new WrongUse(`classify takes exactly two files.\n\n${USAGE}`)
    }
    await classifyFile(await buildLlm(values.live), input, output)
    return true
  },
}

/** The model layer that turns use, without a ledger: one file is one person's decision to spend. */
async function buildLlm(live: boolean): Promise<Llm> {
  const { apiKey, baseUrl } = readConfig().anthropic
  const log = jsonLog('silent')
  if (live && apiKey === null) throw new WrongUse('--live needs ANTHROPIC_API_KEY')
  return createLlm({
    prompts: await loadPrompts(projectFile('prompts'), PROMPTS, { toolNames: Object.keys(tools) }),
    model:
      live && apiKey !== null
        ? anthropicModel({ apiKey, baseUrl, timeoutMs: 9_000, resilience: resilience({ log, retestMs: 10_000 }) })
        : null,
    spend: null,
    clock: systemClock,
    fastMode: false,
    log,
  })
}
