import { describe, expect, it } from 'vitest'
import { afterToolFailure, TOOL_ANSWERED } from '../../../journeys/core/tool-errors.ts'
import { journeys } from '../../../journeys/index.ts'
import { freshSession } from '../../../journeys/session.ts'
import type { ToolFailure, TurnState } from '../../../journeys/turn-state.ts'

const ID = '6f1e4d5c-0b7a-4c35-9a55-0d8f5b3f6f10'
const scope = { tenantId: ID, conversationId: ID }
const state: TurnState = { ...freshSession(scope), ...journeys.freshScratch(), message: '' }
const failure = (code: ToolFailure['code']): ToolFailure => ({
  tool: 'kb_retrieve',
  code,
  retryable: true,
  message: '',
})

describe('tool errors', () => {
  it('call a person when two come in a row', () => {
    const once = { ...state, ...afterToolFailure(state, failure('timeout')) }
    expect(once).toMatchObject({ toolErrorsInARow: 1, escalationRequired: false })
    const twice = { ...once, ...afterToolFailure(once, failure('provider_unavailable')) }
    expect(twice).toMatchObject({ escalationRequired: true, escalationReason: 'tool_errors' })
  })

  it('are forgotten when a tool works in between', () => {
    const once = { ...state, ...afterToolFailure(state, failure('timeout')) }
    const worked = { ...once, ...TOOL_ANSWERED }
    expect({ ...worked, ...afterToolFailure(worked, failure('timeout')) }).toMatchObject({ escalationRequired: false })
  })

  it.each(['out_of_stock', 'not_confirmed', 'wait_before_retry', 'not_enabled', 'forbidden'] as const)(
    '%s is an answer of the business and does not count',
    (code) => {
      const once = { ...state, ...afterToolFailure(state, failure('timeout')) }
      expect({ ...once, ...afterToolFailure(once, failure(code)) }).toMatchObject({
        toolErrorsInARow: 1,
        escalationRequired: false,
      })
    },
  )
})
