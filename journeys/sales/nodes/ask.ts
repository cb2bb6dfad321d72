import type { Menu } from '../../../src/domain/messaging/schemas.ts'
import { ruleNode } from '../../core/rule-node.ts'
import { yesNoMenu } from '../../menus.ts'
import { addReply } from '../../replies.ts'
import type { TurnState } from '../../turn-state.ts'
import { itemPicture } from '../item-picture.ts'
import { noticeText } from '../notice-text.ts'
import { questionOf } from '../question.ts'
import type { SalesNotice } from '../step.ts'

/** After these nothing is asked again: they say themselves what comes next. */
const FINAL: ReadonlySet<SalesNotice['say']> = new Set([
  'prompt_sent',
  'push_unknown',
  'dropped',
  'already_paid',
  'stock_gone',
])

/** Says what there is to say and asks what is pending: one message, from fixed sentences. */
export const salesAskNode = ruleNode((state, turn) => {
  const notice = state.sales?.notice ?? null
  const question = notice !== null && FINAL.has(notice.say) ? null : questionFor(state, notice)
  const parts = [notice === null ? null : noticeText(notice, state), question?.text ?? null]
  const text = parts.filter((part) => part !== null).join('\n')
  if (text === '') return {}
  const media = state.pending?.kind === 'confirm_order' ? itemPicture(state) : null
  addReply(turn, text, { kind: state.sales?.replyKind ?? 'reply', menu: question?.menu ?? null, media })
  return media === null ? {} : { picturedItemId: state.item?.itemId ?? null }
})

/** The number left is asked for by the notice itself; the offer of a person needs only its buttons. */
function questionFor(state: TurnState, notice: SalesNotice | null): { text: string | null; menu: Menu | null } | null {
  if (state.pending?.kind === 'offer_handoff') return { text: null, menu: yesNoMenu(state.responseLanguage) }
  const question = questionOf(state)
  if (question === null || notice === null) return question
  // The link was given: "see everything" is not offered once more beside it.
  if (notice.say === 'see_all' && state.pending?.kind === 'narrow_query') {
    return { text: question.text.split('\n')[0] ?? null, menu: null }
  }
  if (!SAID_BY_NOTICE.has(notice.say)) return question
  return { text: question.text.split('\n').slice(1).join('\n') || null, menu: question.menu }
}

/** Notices that end in the question themselves: only its choices follow. */
const SAID_BY_NOTICE: ReadonlySet<SalesNotice['say']> = new Set([
  'only_left',
  'cart_empty',
  'what_to_add',
  'what_to_change',
  'sold_out_meanwhile',
  'order_in_payment',
  'nothing_found',
  'no_more_options',
  'nothing_to_pay',
  'already_pending',
  'still_unknown',
  'c2b_paybill',
  'c2b_till',
  'card_link',
])
