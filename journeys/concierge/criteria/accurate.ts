import { unbackedIn } from '../../facts.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { WrittenSentence } from '../written.ts'

/**
 * Null when every figure and claim of a sentence is backed by the very sources it cites: what another row says of another thing
 * backs nothing here, and who cites nothing states nothing.
 */
export function inaccurate(sentences: readonly WrittenSentence[], turn: TurnContext): string | null {
  for (const { says, sources } of sentences) {
    const ledger = {
      ...turn.facts,
      values: sources.map(({ value }) => value),
      literals: [...turn.facts.literals, ...sources.map(({ text }) => text)],
      now: turn.ctx.clock.now(),
    }
    const problem = unbackedIn(says, ledger)
    if (problem !== null) return `accurate: "${says}" ${problem}`
  }
  return null
}
