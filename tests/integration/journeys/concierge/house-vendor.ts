import { PROMPTS } from '../../../../prompts/index.ts'
import type { TurnResult } from '../../../../src/conversation/turn-engine.ts'
import { loadPrompts } from '../../../../src/llm/load-prompts.ts'
import { tools } from '../../../../tools/index.ts'
import { type ScriptedVendor, startScriptedVendor } from '../../../support/scripted-vendor.ts'

/** The vendor of a house, on the wire, with the product's own prompts. */
export async function startHouseVendor(): Promise<ScriptedVendor> {
  const book = await loadPrompts('prompts', PROMPTS, { toolNames: Object.keys(tools) })
  return startScriptedVendor(PROMPTS, { book })
}

/** Soon given up: for a vendor that does not answer. */
export const GIVE_UP_MS = 300

/** An answer as the model writes it: sentences with the numbers of their sources. */
export const wrote = (...sentences: [says: string, ...sources: number[]][]): string =>
  JSON.stringify({ status: 'ANSWERED', sentences: sentences.map(([says, ...sources]) => ({ says, sources })) })

export const INSUFFICIENT = JSON.stringify({ status: 'INSUFFICIENT', sentences: [] })
export const PASS = JSON.stringify({ status: 'PASS', reason: 'as the sources say' })
export const refused = (reason: string): string => JSON.stringify({ status: 'FAIL', reason })

/** Which prompts were asked in a turn, in their order, and who answered. */
export const modelsOf = ({ trace }: TurnResult): string[] =>
  trace.models.map(({ prompt, engine }) => `${prompt} by ${engine}`)
