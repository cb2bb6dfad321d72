import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { Campaign } from './schemas.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A campaign is forgotten so long after it was made: before the messages that its rows name, which are kept for a year. */
export const KEPT_DAYS = 300

export const VIEW = {
  id: true,
  name: true,
  template: true,
  slots: true,
  audience: true,
  status: true,
  pauseReason: true,
  testedAt: true,
  starts: true,
  startedAt: true,
  canarySize: true,
  watchUntil: true,
  nextAt: true,
  createdBy: true,
  createdAt: true,
  version: true,
} as const

/** A row that was selected by `VIEW`. */
export function campaignOf({ id, ...row }: { id: string } & Record<string, unknown>): Campaign {
  return Campaign.parse({ campaignId: id, ...row })
}

/** A campaign of the shop. Throws `not_found`. */
export async function findCampaign({ tx, tenantId }: TxCtx, campaignId: string): Promise<Campaign> {
  const row = await tx.campaign.findFirst({ where: { tenantId, id: campaignId }, select: VIEW })
  if (row === null) throw new AppError('not_found', 'There is no such campaign.')
  return campaignOf(row)
}

/** When a campaign that was made then is forgotten. */
export function forgottenAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + KEPT_DAYS * DAY_MS)
}
