import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findCampaign } from './internal.ts'
import type { Campaign, CampaignStatus, PauseReason } from './schemas.ts'

/** From where a campaign can come to where. Whatever starts, also after a pause, starts with a few. */
const MOVES: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['canary', 'stopped'],
  canary: ['watching', 'paused', 'stopped', 'done'],
  watching: ['running', 'paused', 'stopped'],
  running: ['paused', 'stopped', 'done'],
  paused: ['canary', 'stopped'],
  stopped: [],
  done: [],
}

/** What the audit calls coming there. */
const DONE: Readonly<Record<CampaignStatus, string>> = {
  draft: 'created',
  canary: 'started',
  watching: 'watched',
  running: 'continued',
  paused: 'paused',
  stopped: 'stopped',
  done: 'finished',
}

/** Where a campaign can come to from here. */
export function movesOf(status: CampaignStatus): readonly CampaignStatus[] {
  return MOVES[status]
}

/** A campaign that nobody else moves until the transaction ends. Throws `not_found`. */
export async function lockCampaign(ctx: TxCtx, campaignId: string): Promise<Campaign> {
  await lockRow(ctx, campaignId)
  return findCampaign(ctx, campaignId)
}

/** The same; null where it is gone. */
export async function lockIfThere(ctx: TxCtx, campaignId: string): Promise<Campaign | null> {
  return (await lockRow(ctx, campaignId)) ? findCampaign(ctx, campaignId) : null
}

async function lockRow(ctx: TxCtx, campaignId: string): Promise<boolean> {
  const rows = await ctx.tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM campaigns WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${campaignId}::uuid FOR UPDATE`
  return rows.length > 0
}

interface Move {
  to: CampaignStatus
  pauseReason?: PauseReason
  startedAt?: Date
  canarySize?: number
  watchUntil?: Date
  /** When its job looks at it next. */
  nextAt: Date
}

/**
 * Moves a campaign that `lockCampaign` holds, and writes down who did it and why. Throws `conflict` for a way that there is not.
 * @param why what else the audit is told
 */
export async function moveCampaign(
  ctx: TxCtx,
  campaign: Campaign,
  { to, pauseReason, ...move }: Move,
  why: Record<string, string | number> = {},
): Promise<void> {
  const { campaignId, name, status, starts } = campaign
  if (!MOVES[status].includes(to)) {
    throw new AppError('conflict', `A campaign that is ${status} cannot become ${to}.`)
  }
  await ctx.tx.campaign.updateMany({
    where: { tenantId: ctx.tenantId, id: campaignId },
    data: {
      ...move,
      ...{ status: to, pauseReason: pauseReason ?? null, movedAt: ctx.clock.now(), version: { increment: 1 } },
      ...(to === 'canary' && { starts: starts + 1 }),
    },
  })
  await recordAudit(ctx, {
    ...{ action: `campaign.${DONE[to]}`, subjectType: 'campaign', subjectId: campaignId },
    data: { name, from: status, ...why },
  })
  ctx.tell({ kind: 'campaign', id: campaignId })
}
