import { CHANNEL_RULES } from '../messaging/index.ts'
import type { Campaign, PauseReason, Reached } from './schemas.ts'

/** So many are written to first, or this share of all, whichever is more. */
const CANARY = { least: 20, share: 0.02 }
/** So long is waited for what they do. */
const WATCH_MS = 30 * 60 * 1000
/** From this share of those written to on it pauses. One complaint is enough. */
const LIMITS = { optOuts: 0.02, failures: 0.05 }

/** Between two batches. */
const EVERY_MS = 2_000
/** Of what the sender of a channel may pass a campaign takes half: whoever writes to the shop meanwhile is answered. */
const SHARE = 0.5
const SENDERS = Object.values(CHANNEL_RULES).flatMap(({ findsCustomer, pace }) =>
  findsCustomer && pace !== null ? [pace.sender.perSecond] : [],
)
/** Written to at once. */
export const BATCH = Math.floor((Math.min(...SENDERS) * SHARE * EVERY_MS) / 1000)
/** While so many stand in the outbox no more are put there. */
const MOST_WAITING = 2 * BATCH
/** What passes by itself is looked at again after this. */
const LOOK_AGAIN_MS = 60_000

export type Step =
  | { do: 'send'; most: number; againInMs: number }
  | { do: 'wait'; againInMs: number }
  | { do: 'watch'; until: Date }
  | { do: 'go_on' }
  | { do: 'end' }
  | { do: 'pause'; reason: Exclude<PauseReason, 'person'> }

/** Everything that the next step depends on. */
export interface Stand {
  campaign: Pick<Campaign, 'status' | 'canarySize' | 'watchUntil'>
  /** Since its last start, but for `planned`, which is all that is left. */
  reached: Reached
  hasWording: boolean
  tripped: boolean
  /** When the shop next writes to anybody unasked: now, after the night, or never. */
  openAt: Date | null
}

/** How many are written to first. */
export function canarySize(targets: number): number {
  return Math.max(CANARY.least, Math.ceil(targets * CANARY.share))
}

/** What a campaign that was started does now. */
export function decideStep(stand: Stand, now: Date): Step {
  const reason = stand.hasWording ? breachOf(stand) : 'template'
  if (reason !== null) return { do: 'pause', reason }
  const { campaign, reached } = stand
  if (campaign.status === 'watching') {
    const left = (campaign.watchUntil ?? now).getTime() - now.getTime()
    return left > 0 ? { do: 'wait', againInMs: Math.min(left, LOOK_AGAIN_MS) } : { do: 'go_on' }
  }
  const room = campaign.status === 'canary' ? roomOf(stand) : BATCH
  if (reached.planned === 0 || room <= 0) {
    if (reached.waiting > 0) return { do: 'wait', againInMs: EVERY_MS }
    return reached.planned === 0 ? { do: 'end' } : { do: 'watch', until: new Date(now.getTime() + WATCH_MS) }
  }
  const wait = waitFor(stand, now)
  return wait === null
    ? { do: 'send', most: Math.min(room, BATCH), againInMs: EVERY_MS }
    : { do: 'wait', againInMs: wait }
}

/** How many of the first few are still to be written to; who was held back or skipped counts for nobody. */
function roomOf({ campaign, reached: { waiting, sent, failed } }: Stand): number {
  return (campaign.canarySize ?? 0) - waiting - sent - failed
}

/** Shares are of the first few at least: one of three is no third of a campaign. */
function breachOf({ campaign, reached }: Stand): Exclude<PauseReason, 'person' | 'template'> | null {
  const { sent, failed, optedOut, complaints } = reached
  const least = campaign.canarySize ?? 0
  if (complaints > 0) return 'complaints'
  if (optedOut >= LIMITS.optOuts * Math.max(sent, least) && optedOut > 0) return 'opt_outs'
  return failed >= LIMITS.failures * Math.max(sent + failed, least) && failed > 0 ? 'failures' : null
}

function waitFor({ reached, tripped, openAt }: Stand, now: Date): number | null {
  if (tripped || openAt === null) return LOOK_AGAIN_MS
  if (openAt > now) return openAt.getTime() - now.getTime()
  return reached.waiting >= MOST_WAITING ? EVERY_MS : null
}
