import type { TxCtx } from '../../context.ts'
import { lockReversal } from '../reversals/lock-reversal.ts'
import { moveReversal } from '../reversals/move-reversal.ts'
import type { ReversalEvent } from '../reversals/transitions.ts'
import type { Answer, Check } from './settle-check.ts'

/**
 * What the provider's answer makes of a reversal without a result. Asked about the reversal itself, "completed" is its end;
 * asked about the receipt, only "reversed" is, because money that is still there may yet go.
 */
export async function answerAboutReversal(
  ctx: TxCtx,
  check: Check,
  reversalId: string,
  answer: Answer,
): Promise<string> {
  const reversal = await lockReversal(ctx, reversalId)
  const event = eventOf(answer, check.aboutRequestId !== null)
  if (event === null) return 'answered'
  const moved = await moveReversal(ctx, reversal, event, { code: answer.code, problem: answer.problem })
  return moved === null ? 'answered' : moved.status
}

function eventOf({ meaning, state }: Answer, isAboutRequest: boolean): ReversalEvent | null {
  if (meaning !== 'done') return null
  if (state === 'reversed') return 'found_done'
  if (!isAboutRequest || state === null) return null
  return state === 'completed' ? 'found_done' : 'found_refused'
}
