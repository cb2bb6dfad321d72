import type { Ctx, Ports } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import { recordCallback, settlePayment } from '../../domain/payments/index.ts'
import type { RecordedPrompt } from './recorded.ts'
import type { StandingClock } from './replay-ctx.ts'

/** A prompt that a played turn has sent, and what answers for it: null while nobody does. */
interface SentPrompt {
  requestId: string
  amountMinor: number
  recorded: RecordedPrompt | null
  answer: { code: string; at: Date } | null
}

/** The phones of a played chat. */
export interface PlayedPhones extends Pick<Ports['stk'], 'push' | 'query'> {
  /** Settles what recorded phones had answered by then, when they did. */
  settleUntil(ctx: Ctx, until: Date): Promise<void>
  /** The prompt that was sent last and that nobody has answered is answered now; false where there is none. */
  answer(ctx: Ctx, resultCode: string): Promise<boolean>
}

/**
 * A phone answers as that of the recorded prompt of the same amount did. What was never sent then has nobody to answer it, unless
 * somebody plays along.
 * @param how.playsAlong whether prompts beyond the recorded ones are taken, and answered by `answer`
 */
export function playedPhones(
  prompts: readonly RecordedPrompt[],
  { ids, clock, playsAlong }: { ids: Ctx['ids']; clock: StandingClock; playsAlong: boolean },
): PlayedPhones {
  const sent: SentPrompt[] = []
  const settle = async (ctx: Ctx, prompt: SentPrompt, code: string) => {
    prompt.answer = { code, at: clock.now() }
    await tellAnswer(ctx, prompt, code)
  }
  return {
    async push(_account, { amountMinor }) {
      const recorded = prompts.find(
        (one) => one.amountMinor === amountMinor && !sent.some((known) => known.recorded === one),
      )
      if (recorded === undefined && !playsAlong)
        throw new AppError('provider_unavailable', 'no such prompt was sent then')
      if (recorded?.providerRequestId === null) return { outcome: 'unknown', problem: 'it was not known then' }
      const requestId = `again_${ids.secret(12)}`
      const { resultCode: code = null, closedAt: at = null } = recorded ?? {}
      const answer = code && at ? { code, at } : null
      sent.push({ requestId, amountMinor, recorded: recorded ?? null, answer })
      return { outcome: 'accepted', providerRequestId: requestId, providerMerchantId: requestId }
    },
    async query(_account, requestId) {
      const answer = sent.find((one) => one.requestId === requestId)?.answer ?? null
      if (answer === null || answer.at > clock.now())
        return { outcome: 'no_answer', problem: 'it was not answered then' }
      return { outcome: 'result', code: answer.code, problem: '' }
    },
    async settleUntil(ctx, until) {
      for (const prompt of sent) {
        const { recorded, answer } = prompt
        if (recorded === null || answer === null || answer.at > until || answer.at < clock.now()) continue
        clock.set(answer.at)
        await settle(ctx, prompt, answer.code)
      }
    },
    async answer(ctx, resultCode) {
      const open = sent.findLast(({ answer }) => answer === null)
      if (open === undefined) return false
      await settle(ctx, open, resultCode)
      return true
    },
  }
}

/** The provider calls back, and what it said is settled: as it is when a phone has answered. */
async function tellAnswer(ctx: Ctx, { requestId, amountMinor }: SentPrompt, resultCode: string): Promise<void> {
  const attempt = await ctx.transaction(({ tx, tenantId }) =>
    tx.paymentAttempt.findFirst({
      where: { tenantId, providerRequestId: requestId },
      select: { id: true, msisdn: true },
    }),
  )
  if (attempt === null) return
  const receipt = resultCode === '0' ? `R${ctx.ids.secret(5).slice(1).toUpperCase()}` : null
  const asked = { providerRequestId: requestId, providerMerchantId: requestId, resultCode, amountMinor }
  const claim = { ...asked, receipt, msisdn: attempt.msisdn }
  await recordCallback(ctx, { attemptId: attempt.id, claim, raw: {} })
  await settlePayment(ctx, { attemptId: attempt.id, ask: 'now' })
}
