import { z } from 'zod'
import { defineRoute } from './define-route.ts'
import { ScheduledWire } from './inbox-shapes.ts'
import { STAFF } from './roles.ts'
import { ById, Instant, Text } from './values.ts'

const write = { who: STAFF, scope: 'inbox:write', idempotent: true, concerns: 'conversation', params: ById } as const

export const saveComposer = defineRoute({
  ...write,
  name: 'saveComposer',
  method: 'PUT',
  path: '/v1/conversations/:id/composer',
  summary: 'Keeps what the one who asks has begun to write; with the version that it goes on from, 0 for the first.',
  body: z.strictObject({ text: Text.max(4_096), version: z.int().min(0) }),
  answers: { 200: z.strictObject({ text: z.string(), version: z.int() }) },
  errors: ['stale_version'],
})

export const scheduleMessage = defineRoute({
  ...write,
  name: 'scheduleMessage',
  method: 'POST',
  path: '/v1/conversations/:id/scheduled',
  summary: 'Keeps a message to be sent later; it goes back to the composer when the customer writes before.',
  body: z.strictObject({ text: Text.trim().min(1).max(4_096), at: Instant }),
  answers: { 201: z.strictObject({ scheduled: ScheduledWire }) },
  errors: ['conflict'],
})

export const cancelScheduled = defineRoute({
  ...write,
  name: 'cancelScheduled',
  method: 'DELETE',
  path: '/v1/scheduled/:id',
  concerns: 'scheduled',
  summary: 'Takes back a message that waits to be sent.',
  answers: { 200: z.strictObject({ scheduled_id: z.uuid() }) },
  errors: ['conflict'],
})

export const sendTemplate = defineRoute({
  ...write,
  name: 'sendTemplate',
  method: 'POST',
  path: '/v1/conversations/:id/template',
  summary: 'Says an approved template as the owner of the conversation, through a closed window too.',
  body: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,64}$/),
    slots: z.record(z.string().regex(/^[1-9]\d?$/), Text.trim().min(1).max(250)).default({}),
  }),
  answers: { 202: z.strictObject({ message_id: z.uuid() }) },
  errors: ['conflict', 'opted_out'],
})

export const COMPOSER_ROUTES = { sendTemplate, saveComposer, scheduleMessage, cancelScheduled }
