import type { ErrorCode } from '../../src/domain/errors.ts'
import { ESCALATION } from '../governance/thresholds.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../turn-state.ts'

/** What a tool says about the business is an answer; these say that the tool itself did not work. */
const FAULTS: ReadonlySet<ErrorCode> = new Set([
  'timeout',
  'provider_unavailable',
  'misconfigured',
  'invalid_input',
  'not_found',
])

export const TOOL_ANSWERED: TurnPatch = { toolFailure: null, toolErrorsInARow: 0 }

/** Remembers the failure; the second fault in a row asks for a person. */
export function afterToolFailure(state: TurnState, failure: ToolFailure): TurnPatch {
  if (!FAULTS.has(failure.code)) return { toolFailure: failure }
  const toolErrorsInARow = state.toolErrorsInARow + 1
  if (toolErrorsInARow < ESCALATION.toolErrors) return { toolFailure: failure, toolErrorsInARow }
  return { toolFailure: failure, toolErrorsInARow, escalationRequired: true, escalationReason: 'tool_errors' }
}
