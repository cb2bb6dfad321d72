import { z } from 'zod'
import { Audience, CampaignStatus, PauseReason, Slots } from '../../domain/campaigns/schemas.ts'
import { TemplateUse } from '../../domain/messaging/schemas.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

const { itemId, language } = Audience.shape

/** Whom it is for, of all who have agreed to offers: those to whom everything of it applies. */
export const AudienceWire = z.strictObject({
  bought_within_days: Audience.shape.boughtWithinDays.default(null),
  item_id: itemId.default(null),
  category: Text.trim().min(1).max(120).nullable().default(null),
  language: language.default(null),
  tag: Text.trim().min(1).max(60).nullable().default(null),
})
export type AudienceWire = z.infer<typeof AudienceWire>

const Head = {
  campaign_id: z.uuid(),
  name: z.string(),
  template: z.string(),
  status: CampaignStatus,
  /** Why it stands still, while it does. */
  pause_reason: PauseReason.nullable(),
  created_at: Instant,
}

export const ListedCampaignWire = z.strictObject({ ...Head, targets: z.int(), sent: z.int() })
export type ListedCampaignWire = z.infer<typeof ListedCampaignWire>

export const CampaignWire = z.strictObject({
  ...Head,
  slots: z.record(z.string(), z.string()),
  audience: AudienceWire,
  /** How many it is for; before its first start, how many it would be for now. */
  audience_count: z.int(),
  /** Where it can come to from here. */
  moves: z.array(CampaignStatus),
  tested_at: Instant.nullable(),
  started_at: Instant.nullable(),
  /** How many are written to before the rest. */
  canary_size: z.int().nullable(),
  /** Until then is waited for what those few do. */
  watch_until: Instant.nullable(),
  /** Counted from rows: of `targets`, those that wait for their batch, were left out, wait in the outbox, and what became of the others. */
  figures: z.strictObject({
    targets: z.int(),
    planned: z.int(),
    skipped: z.int(),
    waiting: z.int(),
    sent: z.int(),
    delivered: z.int(),
    read: z.int(),
    failed: z.int(),
    held_back: z.int(),
    opted_out: z.int(),
    complaints: z.int(),
    answered: z.int(),
    orders: z.int(),
  }),
  /** What follows a message within so many days is put down to it. */
  response_days: z.int(),
  version: z.int(),
})
export type CampaignWire = z.infer<typeof CampaignWire>

const Answer = z.strictObject({ campaign: CampaignWire })
const read = { who: REVIEWERS, scope: 'outreach:read', idempotent: false } as const
const write = { who: LEADS, scope: 'outreach:write', idempotent: true } as const

export const listCampaigns = defineRoute({
  ...read,
  name: 'listCampaigns',
  method: 'GET',
  path: '/v1/campaigns',
  summary: 'The campaigns of the shop, the newest first.',
  query: Page,
  answers: { 200: z.strictObject({ campaigns: z.array(ListedCampaignWire), next_cursor: NextCursor }) },
  errors: [],
})

export const createCampaign = defineRoute({
  ...write,
  name: 'createCampaign',
  method: 'POST',
  path: '/v1/campaigns',
  summary: 'Writes a campaign down, and counts whom it would be for. Nobody is written to.',
  query: DryRun,
  body: z.strictObject({
    name: Text.trim().min(1).max(120),
    template: TemplateUse.shape.name,
    slots: z.record(Slots.keyType, Text.trim().min(1).max(250)).default({}),
    audience: AudienceWire,
  }),
  answers: { 201: Answer },
  errors: [],
})

export const getCampaign = defineRoute({
  ...read,
  name: 'getCampaign',
  method: 'GET',
  path: '/v1/campaigns/:id',
  summary: 'A campaign with what became of it.',
  params: ById,
  answers: { 200: Answer },
  errors: [],
})

export const testCampaign = defineRoute({
  ...write,
  name: 'testCampaign',
  method: 'POST',
  path: '/v1/campaigns/:id/test',
  summary: 'Sends it to phones of your own, which have written to the shop and agreed to offers like anybody.',
  params: ById,
  query: DryRun,
  body: z.strictObject({
    phones: z
      .array(z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number with its country: +2547...'))
      .min(1)
      .max(5)
      .refine((phones) => new Set(phones).size === phones.length, 'must not name a phone twice'),
  }),
  answers: { 200: Answer.extend({ queued: z.int() }) },
  errors: ['conflict'],
})

export const startCampaign = defineRoute({
  ...write,
  name: 'startCampaign',
  method: 'POST',
  path: '/v1/campaigns/:id/start',
  summary:
    'Starts it, or goes on after a pause: a few first, half an hour in which they are watched, then the rest in batches. It pauses itself when too many opt out or do not get it, or one complains.',
  params: ById,
  query: DryRun,
  body: Nothing,
  answers: { 200: Answer },
  errors: ['conflict'],
})

export const pauseCampaign = defineRoute({
  ...write,
  name: 'pauseCampaign',
  method: 'POST',
  path: '/v1/campaigns/:id/pause',
  summary: 'Holds it: from now on nothing of it leaves until somebody starts it again.',
  params: ById,
  query: DryRun,
  body: Nothing,
  answers: { 200: Answer },
  errors: ['conflict'],
})

export const stopCampaign = defineRoute({
  ...write,
  name: 'stopCampaign',
  method: 'POST',
  path: '/v1/campaigns/:id/stop',
  summary: 'Ends it for good: nothing more of it leaves.',
  params: ById,
  query: DryRun,
  body: Nothing,
  answers: { 200: Answer },
  errors: ['conflict'],
})

export const CAMPAIGN_ROUTES = {
  listCampaigns,
  createCampaign,
  getCampaign,
  testCampaign,
  startCampaign,
  pauseCampaign,
  stopCampaign,
}
