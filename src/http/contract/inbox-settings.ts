import { z } from 'zod'
import { SlaRule, TenantSettings } from '../../domain/tenancy/schemas.ts'
import { Json } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { LEADS, READERS } from './roles.ts'

const Inbox = TenantSettings.shape.inbox.unwrap().shape
const { visibility, assignment, capacity, csat, labels } = Inbox
const { reason, priority } = SlaRule.shape
const Minutes = SlaRule.shape.firstAnswerMinutes

/** How the people of a shop share the work of its inbox. */
export const InboxSettingsWire = z.strictObject({
  visibility,
  mask_phones: Inbox.maskPhones,
  assignment,
  capacity,
  return_minutes: Inbox.returnMinutes,
  /** The first that fits a ticket counts. */
  sla: z
    .array(
      z.strictObject({
        reason,
        priority,
        first_answer_minutes: Minutes,
        next_answer_minutes: SlaRule.shape.nextAnswerMinutes,
        solve_minutes: SlaRule.shape.solveMinutes,
      }),
    )
    .max(40)
    .default([]),
  csat,
  labels,
})
export type InboxSettingsWire = z.output<typeof InboxSettingsWire>

const SettingsAnswer = z.strictObject({ settings: InboxSettingsWire, version: z.int() })

export const getInboxSettings = defineRoute({
  name: 'getInboxSettings',
  method: 'GET',
  path: '/v1/settings/inbox',
  summary: 'Who is given what, what agents see, how soon people answer, and the labels that the shop has.',
  who: READERS,
  scope: 'settings:read',
  idempotent: false,
  answers: { 200: SettingsAnswer },
  errors: ['misconfigured'],
})

export const saveInboxSettings = defineRoute({
  name: 'saveInboxSettings',
  method: 'PUT',
  path: '/v1/settings/inbox',
  summary:
    'Says all of that anew, of the version that `If-Match` names. What is left out goes back to what it was at first; `changes` has what became another.',
  who: LEADS,
  scope: 'settings:write',
  idempotent: true,
  query: DryRun,
  body: InboxSettingsWire,
  answers: {
    200: SettingsAnswer.extend({
      changes: z.array(z.strictObject({ field: z.string(), before: Json, after: Json })),
    }),
  },
  errors: ['misconfigured', 'stale_version'],
})

export const INBOX_SETTINGS_ROUTES = { getInboxSettings, saveInboxSettings }
