import { tenantGetContext } from '../../../../tools/tenant-get-context.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnState } from '../../../turn-state.ts'
import { deliveryAnswer } from '../delivery-answer.ts'
import { goOnWith, questionsOf } from '../go-on-with.ts'
import { placeSaid } from '../place-said.ts'

/** Answers what was asked about delivery from the shop's rows: fees and times as of now. */
export const deliveryQuotesNode = toolNode(tenantGetContext, {
  args: (state) => ({ quote: { goods_minor: goodsOf(state), place: placeAsked(state) } }),
  keep: ({ tenant, quotes }, state, { ctx }) => {
    if (quotes === null) return goOnWith(state)
    const { timezone, currency, fulfilment: served } = tenant.settings
    const when = { now: ctx.clock.now(), timezone, language: state.responseLanguage }
    const answers = questionsOf(state).map((question) =>
      deliveryAnswer({
        question,
        place: placeSaid(question, state.reading),
        quotes,
        served,
        way: state.fulfilment ?? state.rememberedDelivery,
        goods: question.spendMinor === null ? null : { amountMinor: question.spendMinor, currency },
        when,
      }),
    )
    return { ...goOnWith(state), said: [...state.said, ...new Set(answers)] }
  },
  failed: (_failure, state) => goOnWith(state),
})

/** The sum she names, else what is in the cart. */
function goodsOf(state: TurnState): number {
  const named = questionsOf(state).find(({ spendMinor }) => spendMinor !== null)?.spendMinor
  return named ?? state.orderTotals?.subtotal.amountMinor ?? 0
}

function placeAsked(state: TurnState): string | null {
  return questionsOf(state).find(({ elsewhere }) => elsewhere !== null)?.elsewhere ?? null
}
