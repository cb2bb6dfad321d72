import { jsonDigest } from '../../../lib/json-digest.ts'
import { toJson } from '../../../lib/to-json.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { queueReply } from '../../messaging/index.ts'
import { isQuiet } from '../../tenancy/index.ts'
import { createFactBook } from '../facts/fact-book.ts'
import { withUsedLegs } from '../facts/with-used-legs.ts'
import { shopSupply } from '../runs/shop-supply.ts'
import type { StoredProposal } from '../schemas/index.ts'
import { askAgain, unansweredOf } from './ask-again.ts'
import { type Comparison, compareFacts } from './compare-facts.ts'
import { decideTelling, type ToldNow } from './decide-telling.ts'
import { daysUntil, nextCheckAt, notAtNight } from './due-checks.ts'
import { type ProposedChange, proposeChange } from './propose-change.ts'
import { tellChange } from './tell-change.ts'
import { readWatchedTrip, type WatchedTrip } from './watched-trip.ts'
import { withAnswers, withOwnSupply } from './with-answers.ts'

/** When all sources are away, somebody looks again that much later. */
const AGAIN_MS = 3_600_000

/** `told`: something stands in the outbox. `looked`: nothing that she has to hear. `waiting`: its time has not come. */
export type TripCheck = 'told' | 'looked' | 'waiting' | 'ended' | 'not_watched'

interface Look {
  /** Which of its looks this is: when it was due. */
  dueAt: Date
  trip: WatchedTrip & { newest: NonNullable<WatchedTrip['newest']> }
}

interface Found {
  unanswered: string[]
  comparison: Comparison
  found: ProposedChange
  facts: StoredProposal['facts']
}

/**
 * Looks at one trip that is watched: asks its sources, holds it against what they say now, and writes what was found with what is
 * said of it, once for each time that it was due. The trip itself is never changed here.
 */
export async function checkTrip(ctx: Ctx, { tripId }: { tripId: string }): Promise<TripCheck> {
  const begun = await ctx.transaction((ctx) => beginLook(ctx, tripId))
  if (typeof begun === 'string') return begun
  // Sources are asked outside of any transaction: it takes them seconds.
  const { plan, intent, facts } = begun.trip.newest
  const asked = await askAgain(ctx, { plan, intent, facts })
  ctx.signal.throwIfAborted()
  const unanswered = unansweredOf(asked)
  const at = ctx.clock.now().toISOString()
  const own = await shopSupply(ctx, intent, facts.destination?.city ?? intent.city, at)
  const fresh = withOwnSupply(withAnswers(facts, asked), own)
  const comparison = compareFacts({ plan, intent, cited: facts, fresh, at })
  const found = proposeChange(comparison)
  const nobody = asked.every(({ answer }) => answer.outcome !== 'ok')
  return ctx.transaction((ctx) =>
    endLook(ctx, tripId, begun, nobody ? null : { unanswered, comparison, found, facts: fresh }),
  )
}

async function beginLook(ctx: TxCtx, tripId: string): Promise<Look | TripCheck> {
  const trip = await readWatchedTrip(ctx, tripId)
  const now = ctx.clock.now()
  if (trip === null) return 'not_watched'
  if (trip.nextCheckAt > now) return 'waiting'
  if (!trip.agrees) return endWatch(ctx, tripId, 'no_consent')
  const { newest } = trip
  if (newest === null) return endWatch(ctx, tripId, 'no_plan')
  if (daysUntil(newest.intent.date_window.start, trip.settings, now) <= 0) return endWatch(ctx, tripId, 'begun')
  if (isQuiet(trip.settings, now)) {
    await lookAgainAt(ctx, tripId, notAtNight(trip.settings, now))
    return 'waiting'
  }
  return { dueAt: trip.nextCheckAt, trip: { ...trip, newest } }
}

/** What was looked at must still be what she has; a look that another worker has ended meanwhile ends nothing. */
async function endLook(ctx: TxCtx, tripId: string, look: Look, found: Found | null): Promise<TripCheck> {
  const trip = await readWatchedTrip(ctx, tripId)
  if (trip === null || trip.nextCheckAt.getTime() !== look.dueAt.getTime()) return 'not_watched'
  const now = ctx.clock.now()
  if (!trip.agrees) return endWatch(ctx, tripId, 'no_consent')
  if (trip.newest?.version !== look.trip.newest.version) return 'waiting'
  const { start } = look.trip.newest.intent.date_window
  const next = nextCheckAt(start, trip.settings, now)
  if (found === null) {
    const again = notAtNight(trip.settings, new Date(now.getTime() + AGAIN_MS))
    await lookAgainAt(ctx, tripId, again)
    return 'waiting'
  }
  const digest = digestOf(found)
  const telling = decideTelling({ start, shop: trip.settings, now, told: trip.told, digest })
  await keepCheck(ctx, tripId, look, { ...found, digest, telling })
  if (next === null) await endWatch(ctx, tripId, 'begun')
  else await lookAgainAt(ctx, tripId, next)
  return telling === 'not' ? 'looked' : 'told'
}

async function keepCheck(
  ctx: TxCtx,
  tripId: string,
  { dueAt, trip }: Look,
  { unanswered, comparison, found, facts, digest, telling }: Found & { digest: string | null; telling: ToldNow },
): Promise<void> {
  const { tenantId } = ctx
  const { newest, conversationId, language } = trip
  const id = ctx.ids.derive(`trip-check:${tripId}:${dueAt.toISOString()}`)
  const now = ctx.clock.now()
  const told = telling !== 'not' && found.outcome !== 'as_it_was'
  await ctx.tx.tripWatchCheck.create({
    data: {
      ...{ tenantId, id, tripId, version: newest.version, at: now, unanswered, digest },
      ...{ reasons: comparison.reasons, outcome: found.outcome },
      ...{ toldCents: comparison.toldCents, nowCents: comparison.nowCents, toldAt: told ? now : null },
      ...(told && found.outcome === 'proposal' && { proposal: toJson(stored(comparison, found, facts)) ?? {} }),
    },
  })
  if (!told) return
  const before = createFactBook(newest.facts)
  const of = { checkId: id, plan: newest.plan, intent: newest.intent, before, comparison, found }
  const words = { again: telling === 'again', language, now, sentences: ctx.ports.sentences }
  const { text, menu, template } = tellChange({ ...of, ...words })
  const reply = { conversationId, author: 'system' as const, kind: 'owed' as const, text, menu, template }
  await queueReply(ctx, { ...reply, dedupeKey: `watch:${id}` })
  const data = { checkId: id, outcome: found.outcome, reasons: comparison.reasons }
  await recordAudit(ctx, { action: 'trip.change_told', subjectType: 'trip', subjectId: tripId, data })
}

function stored(
  { input }: Comparison,
  { branch, verdict, repairs }: Extract<ProposedChange, { outcome: 'proposal' }>,
  facts: StoredProposal['facts'],
): StoredProposal {
  const { plan } = branch
  return {
    ...{ plan, intent: input.intent, violations: verdict.violations, repairs },
    facts: withUsedLegs(facts, plan, input.book),
  }
}

/** The same reasons and the same plan are the same news, whenever they are found. */
function digestOf({ comparison, found }: Found): string | null {
  if (found.outcome === 'as_it_was') return null
  const changes = comparison.changes.map(({ provenance: _, ...change }) => change)
  const days = found.outcome === 'proposal' ? found.branch.draft : null
  return jsonDigest({ reasons: comparison.reasons, changes, days })
}

async function endWatch(ctx: TxCtx, tripId: string, endReason: 'begun' | 'no_consent' | 'no_plan'): Promise<TripCheck> {
  const ended = { nextCheckAt: null, endedAt: ctx.clock.now(), endReason }
  await ctx.tx.tripWatch.updateMany({ where: { tenantId: ctx.tenantId, tripId, endedAt: null }, data: ended })
  return 'ended'
}

async function lookAgainAt(ctx: TxCtx, tripId: string, nextCheckAt: Date): Promise<void> {
  await ctx.tx.tripWatch.updateMany({ where: { tenantId: ctx.tenantId, tripId }, data: { nextCheckAt } })
}
