import type { Ctx, Ports, TxCtx } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import { takenBack } from '../../domain/idempotency/index.ts'
import { recordCallback, settlePayment } from '../../domain/payments/index.ts'
import type { TurnEffect } from '../../domain/replay/index.ts'
import type { Json } from '../../lib/json.ts'
import { runTurn } from '../run-turn.ts'
import type { TurnEngine } from '../turn-engine.ts'
import { effectOfTurn } from './effect-of-turn.ts'
import type { RecordedConversation, RecordedTurn } from './recorded.ts'
import { joinedCtx, type StandingClock, seededIds, standingClock } from './replay-ctx.ts'
import { replayPorts } from './replay-ports.ts'
import { receiveAgain, type StagedConversation, stageConversation } from './stage-conversation.ts'

/** A prompt that a played turn has sent: the place of the recorded one that answers for it. */
interface SentPrompt {
  requestId: string
  at: number
}

/** What a turn that threw came to. */
export const BROKEN: TurnEffect = {
  ...{ outcome: 'failed', journey: 'unknown', language: '' },
  ...{ replies: [], orders: [], payments: [], consents: [], tickets: [] },
}

/**
 * Plays a conversation again with other settings: the turns that customers get, in one transaction that is always taken back. Gives
 * what each turn came to. The same conversation and the same settings come to the same.
 */
export async function playConversation(
  ctx: Ctx,
  engine: TurnEngine,
  { recorded, settings }: { recorded: RecordedConversation; settings: Json },
): Promise<TurnEffect[]> {
  const began = recorded.turns[0]?.startedAt ?? ctx.clock.now()
  const clock = standingClock(began)
  const ids = seededIds(ctx.ids, recorded.conversationId)
  const sent: SentPrompt[] = []
  const ports = replayPorts(ctx.ports, recorded, promptsOf(recorded, sent, ids, clock))
  return takenBack(ctx, async (within) => {
    const played = joinedCtx(within, { clock, ids, ports })
    const staged = await stageConversation({ ...within, ids }, recorded, settings)
    const effects: TurnEffect[] = []
    for (const turn of recorded.turns) {
      await settleUntil(played, recorded, sent, turn.startedAt, clock)
      clock.set(turn.startedAt)
      effects.push(await playTurn(within, played, engine, { recorded, staged, turn, began, clock }))
    }
    return effects
  })
}

interface Playing {
  recorded: RecordedConversation
  staged: StagedConversation
  turn: RecordedTurn
  began: Date
  clock: StandingClock
}

/** One turn behind a savepoint: what breaks in it breaks none that follow. */
async function playTurn(within: TxCtx, played: Ctx, engine: TurnEngine, playing: Playing): Promise<TurnEffect> {
  const { recorded, staged, turn, began, clock } = playing
  const { conversationId } = staged
  await receiveAgain(played, recorded, staged, turn)
  await within.tx.$executeRaw`SAVEPOINT turn`
  try {
    const ctxFor = (requestId: string, customerId: string | null): Ctx => ({
      ...played,
      ...{ requestId, customerId, conversationId: null, actor: customerId === null ? 'system' : 'bot' },
    })
    const run = () => runTurn({ ctxFor, engine }, { conversationId })
    const done = await run()
    if (done.outcome === 'waiting') {
      clock.set(new Date(clock.now().getTime() + done.waitMs))
      await run()
    }
    return await effectOfTurn(played, staged, began)
  } catch {
    await within.tx.$executeRaw`ROLLBACK TO SAVEPOINT turn`
    return BROKEN
  }
}

/** The phone of a played prompt answers as that of the recorded one did; one that was never sent has nobody to answer it. */
function promptsOf(
  { prompts }: RecordedConversation,
  sent: SentPrompt[],
  ids: Ctx['ids'],
  clock: StandingClock,
): Pick<Ports['stk'], 'push' | 'query'> {
  return {
    async push(_account, { amountMinor }) {
      const at = prompts.findIndex(
        (prompt, place) => prompt.amountMinor === amountMinor && !sent.some((one) => one.at === place),
      )
      const prompt = prompts[at]
      if (prompt === undefined) throw new AppError('provider_unavailable', 'no such prompt was sent then')
      if (prompt.providerRequestId === null) return { outcome: 'unknown', problem: 'it was not known then' }
      const requestId = `again_${ids.secret(12)}`
      sent.push({ requestId, at })
      return { outcome: 'accepted', providerRequestId: requestId, providerMerchantId: requestId }
    },
    async query(_account, requestId) {
      const prompt = prompts[sent.find((one) => one.requestId === requestId)?.at ?? -1]
      if (!prompt?.resultCode || prompt.closedAt === null || prompt.closedAt > clock.now()) {
        return { outcome: 'no_answer', problem: 'it was not answered then' }
      }
      return { outcome: 'result', code: prompt.resultCode, problem: '' }
    },
  }
}

/** What phones had answered before the next turn began is settled before it, when it was. */
async function settleUntil(
  ctx: Ctx,
  { prompts }: RecordedConversation,
  sent: readonly SentPrompt[],
  until: Date,
  clock: StandingClock,
): Promise<void> {
  for (const { requestId, at } of sent) {
    const { closedAt = null, resultCode = null, amountMinor = 0 } = prompts[at] ?? {}
    if (closedAt === null || resultCode === null || closedAt > until || closedAt < clock.now()) continue
    clock.set(closedAt)
    const attempt = await ctx.transaction(({ tx, tenantId }) =>
      tx.paymentAttempt.findFirst({
        where: { tenantId, providerRequestId: requestId },
        select: { id: true, msisdn: true },
      }),
    )
    if (attempt === null) continue
    const claim = {
      ...{ providerRequestId: requestId, providerMerchantId: requestId, resultCode, amountMinor },
      ...{
        receipt: resultCode === '0' ? `R${ctx.ids.secret(5).slice(1).toUpperCase()}` : null,
        msisdn: attempt.msisdn,
      },
    }
    await recordCallback(ctx, { attemptId: attempt.id, claim, raw: {} })
    await settlePayment(ctx, { attemptId: attempt.id, ask: 'now' })
  }
}
