import { z } from 'zod'
import { SetupState, SetupStep } from '../../domain/setup/schemas.ts'
import { defineRoute } from './define-route.ts'
import { LEADS } from './roles.ts'
import { Instant, Nothing, Text } from './values.ts'

/** How one step of a shop's first hour stands. */
export const SetupStepWire = z.strictObject({
  step: SetupStep,
  state: SetupState,
  /** Why it failed, or what it needs first. */
  reason: z.string().nullable(),
  /** In the words of the other side. */
  problem: z.string().nullable(),
  at: Instant.nullable(),
})
export type SetupStepWire = z.infer<typeof SetupStepWire>

const STEPS = { 200: z.strictObject({ steps: z.array(SetupStepWire) }) } as const
const tries = { method: 'POST', who: ['owner'], scope: 'settings:write', idempotent: true, apart: true } as const

export const getSetup = defineRoute({
  name: 'getSetup',
  method: 'GET',
  path: '/v1/setup',
  summary: 'How far the shop has come in its first hour, in the order of its steps.',
  who: LEADS,
  scope: 'settings:read',
  idempotent: false,
  answers: STEPS,
  errors: [],
})

export const tryWebhook = defineRoute({
  ...tries,
  name: 'tryWebhook',
  path: '/v1/setup/webhook',
  summary:
    'Calls the address of the number by its public name, signed and forged. That Twilio was given it, its first message proves.',
  body: Nothing,
  answers: STEPS,
  errors: ['misconfigured'],
})

export const tryPrompt = defineRoute({
  ...tries,
  name: 'tryPrompt',
  path: '/v1/setup/prompt',
  summary: 'Asks for one shilling on a phone of the shop’s own.',
  body: z.strictObject({ phone: Text.trim().min(9).max(20) }),
  answers: STEPS,
  errors: ['misconfigured', 'not_enabled', 'wait_before_retry'],
})

export const followPrompt = defineRoute({
  ...tries,
  name: 'followPrompt',
  path: '/v1/setup/prompt/outcome',
  summary: 'Asks M-PESA what became of that prompt.',
  body: Nothing,
  answers: STEPS,
  errors: ['misconfigured', 'not_enabled'],
})

export const SETUP_ROUTES = { getSetup, tryWebhook, tryPrompt, followPrompt }
