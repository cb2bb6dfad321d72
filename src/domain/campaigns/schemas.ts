import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import { TemplateUse } from '../messaging/schemas.ts'

/**
 * `draft`: nobody was written to. `canary`: the first few are. `watching`: what those few do is awaited. `running`: the rest are
 * written to, batch by batch. `paused`, `stopped` and `done`: nobody is; only a paused one may begin again.
 */
export const CampaignStatus = z.enum(['draft', 'canary', 'watching', 'running', 'paused', 'stopped', 'done'])
export type CampaignStatus = z.infer<typeof CampaignStatus>

/** `person`: somebody did it. The others by itself: too many opted out, too many did not arrive, somebody complained, nothing approved is left. */
export const PauseReason = z.enum(['person', 'opt_outs', 'failures', 'complaints', 'template'])
export type PauseReason = z.infer<typeof PauseReason>

/**
 * Whom a campaign is for, of all who have agreed to offers: those to whom everything of it applies; null does not narrow.
 * `boughtWithinDays` narrows what was bought, or stands alone for anything.
 */
export const Audience = z.strictObject({
  boughtWithinDays: z.int().min(1).max(730).nullable(),
  itemId: z.uuid().nullable(),
  category: z.string().nullable(),
  language: SpokenLang.nullable(),
  tag: z.string().nullable(),
})
export type Audience = z.infer<typeof Audience>

/** What stands for each variable of the wording; `{{customer.name}}` and `{{shop.name}}` in it are filled for each customer. */
export const Slots = z.record(TemplateUse.shape.slots.keyType, z.string())
export type Slots = z.infer<typeof Slots>

export const NewCampaign = z.strictObject({
  name: z.string(),
  template: TemplateUse.shape.name,
  slots: Slots,
  audience: Audience,
})
export type NewCampaign = z.infer<typeof NewCampaign>

/** A campaign as its verbs need it. */
export const Campaign = NewCampaign.extend({
  campaignId: z.uuid(),
  status: CampaignStatus,
  pauseReason: PauseReason.nullable(),
  testedAt: z.date().nullable(),
  starts: z.int(),
  startedAt: z.date().nullable(),
  canarySize: z.int().nullable(),
  watchUntil: z.date().nullable(),
  nextAt: z.date(),
  createdBy: z.string(),
  createdAt: z.date(),
  version: z.int(),
})
export type Campaign = z.infer<typeof Campaign>

/** What became of its targets. `waiting` stands in the outbox; `heldBack` stood there and did not leave; `failed` did not arrive. */
export const Reached = z.object({
  targets: z.int(),
  planned: z.int(),
  skipped: z.int(),
  waiting: z.int(),
  sent: z.int(),
  delivered: z.int(),
  read: z.int(),
  failed: z.int(),
  heldBack: z.int(),
  optedOut: z.int(),
  complaints: z.int(),
})
export type Reached = z.infer<typeof Reached>

/** What those whom it reached did within `RESPONSE_DAYS` of it. */
export const Response = z.object({ answered: z.int(), orders: z.int() })
export type Response = z.infer<typeof Response>
