import { createTurnEngine } from '../../journeys/conversation.ts'
import { PROMPTS } from '../../prompts/index.ts'
import { tools } from '../../tools/index.ts'
import { anthropicModel } from '../adapters/anthropic/anthropic-model.ts'
import { postgresSpendLedger } from '../adapters/postgres/spend-ledger.ts'
import { systemClock } from '../adapters/system/clock.ts'
import type { TurnEngine } from '../conversation/turn-engine.ts'
import { findChatTrips } from '../domain/trips/index.ts'
import { createLlm } from '../llm/create-llm.ts'
import { loadPrompts } from '../llm/load-prompts.ts'
import { guestNamesCache } from './guest-names.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'
import { shopWordsCache } from './shop-words.ts'
import { runGraphsUntraced } from './untraced-graphs.ts'

/**
 * The graph with its prompts loaded and checked, on the vendor's model when a key is configured.
 * @param how.offline asks no vendor whatever is configured: what is only tried must cost nothing, and come out the same again
 */
export async function buildEngine(runtime: Runtime, { offline = false } = {}): Promise<TurnEngine> {
  const { config, log, db, ids } = runtime
  runGraphsUntraced()
  const prompts = await loadPrompts(projectFile('prompts'), PROMPTS, { toolNames: Object.keys(tools) })
  const { baseUrl } = config.anthropic
  const apiKey = offline ? null : config.anthropic.apiKey
  const llm = createLlm({
    prompts,
    model:
      apiKey === null ? null : anthropicModel({ apiKey, baseUrl, timeoutMs: 9_000, resilience: runtime.resilience }),
    spend: apiKey === null ? null : postgresSpendLedger({ tenantTx: db.transaction, clock: systemClock, ids }),
    clock: systemClock,
    fastMode: config.fastMode,
    log,
  })
  return createTurnEngine({ llm, shopWords: shopWordsCache(), guestNames: guestNamesCache(), chatTrips: findChatTrips })
}
