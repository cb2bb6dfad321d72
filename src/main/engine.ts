import { readFileSync } from 'node:fs'
import { createTurnEngine } from '../../journeys/conversation.ts'
import { PROMPTS } from '../../prompts/index.ts'
import { tools } from '../../tools/index.ts'
import { anthropicModel } from '../adapters/anthropic/anthropic-model.ts'
import { postgresSpendLedger } from '../adapters/postgres/spend-ledger.ts'
import { systemClock } from '../adapters/system/clock.ts'
import type { TurnEngine } from '../conversation/turn-engine.ts'
import { createLlm } from '../llm/create-llm.ts'
import { loadPrompts } from '../llm/load-prompts.ts'
import { createOfflineEngine } from '../llm/offline/engine.ts'
import { type OfflineEngine, TrainingLine } from '../llm/offline/types.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'
import { runGraphsUntraced } from './untraced-graphs.ts'

/** The deterministic engine, trained on the lines of the project. */
export function buildOfflineEngine(): OfflineEngine {
  const lines = readFileSync(projectFile('fixtures/language/intents.jsonl'), 'utf8').split('\n').filter(Boolean)
  return createOfflineEngine({ trainingLines: lines.map((line) => TrainingLine.parse(JSON.parse(line))) })
}

/** The graph with its prompts loaded and checked, on the vendor's model when a key is configured. */
export async function buildEngine(runtime: Runtime): Promise<TurnEngine> {
  const { config, log, db, ids } = runtime
  runGraphsUntraced()
  const prompts = await loadPrompts(projectFile('prompts'), PROMPTS, { toolNames: Object.keys(tools) })
  const { apiKey, baseUrl } = config.anthropic
  const llm = createLlm({
    prompts,
    engine: buildOfflineEngine(),
    model:
      apiKey === null ? null : anthropicModel({ apiKey, baseUrl, timeoutMs: 9_000, resilience: runtime.resilience }),
    spend: apiKey === null ? null : postgresSpendLedger({ tenantTx: db.transaction, clock: systemClock, ids }),
    clock: systemClock,
    fastMode: config.fastMode,
    log,
  })
  return createTurnEngine({ llm })
}
