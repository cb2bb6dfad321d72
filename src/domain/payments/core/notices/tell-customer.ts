import { formatMoney } from '../../../../lib/money.ts'
import type { NoticeKey, TxCtx } from '../../../context.ts'
import { noticeTemplate, queueReply } from '../../../messaging/index.ts'
import type { TemplateUse } from '../../../messaging/schemas.ts'
import { PAYMENT_METHODS } from '../../methods/payment-methods.ts'
import type { Attempt } from '../attempt.ts'
import { rescueMenu } from './rescue-menu.ts'

/** What a sentence is about when that is not the attempt's own amount and receipt. */
export interface ToldAmounts {
  receivedMinor: number
  receipt?: string
  /** When it is not the attempt's own. */
  currency?: string
  /** What is still due, or what was too much. */
  dueMinor?: number
}

/**
 * Queues the sentence for what became of an attempt, with the ways on when it is not paid. The key makes it be said once,
 * however often it is found out.
 * @param state what the attempt has become; one sentence per attempt and state
 */
export async function tellCustomer(
  ctx: TxCtx,
  attempt: Attempt,
  key: NoticeKey,
  state: string,
  told?: ToldAmounts,
): Promise<void> {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: told?.currency ?? attempt.currency })
  const slots = {
    amount: money(told?.receivedMinor ?? attempt.amountMinor),
    shop: attempt.shopName,
    reference: attempt.orderReference,
    receipt: told?.receipt ?? attempt.receipt ?? '—',
    ...(told?.dueMinor === undefined ? {} : { due: money(told.dueMinor) }),
  }
  const sentence = ctx.ports.sentences.say(key, attempt.language, slots)
  const menu = await rescueMenu(ctx, attempt, key)
  const choices = menu === null ? '' : `\n\n${menu.options.map(({ title }) => `• ${title}`).join('\n')}`
  await queueReply(ctx, {
    conversationId: attempt.conversationId,
    author: 'system',
    kind: 'payment',
    text: sentence + choices,
    menu,
    template: paidTemplate(key, slots, attempt.language),
    dedupeKey: `${attempt.id}:${state}`,
  })
}

/** Money may come in after the 24-hour window has closed, and she must hear of it; what failed, she will ask about. */
function paidTemplate(
  key: NoticeKey,
  slots: { reference: string; amount: string; receipt: string },
  language: string,
): TemplateUse | null {
  if (key === 'payment_paid_late') return noticeTemplate('payment_paid_late', slots, language)
  if (key === 'share_all_paid') return noticeTemplate('payment_paid', slots, language)
  const isPaid = Object.values(PAYMENT_METHODS).some(({ notices }) => notices.paid === key)
  return isPaid ? noticeTemplate('payment_paid', slots, language) : null
}
