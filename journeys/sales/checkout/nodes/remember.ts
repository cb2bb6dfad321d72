import { say } from '../../../../prompts/copy/index.ts'
import { customerUpdatePreferences } from '../../../../tools/customer-update-preferences.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnPatch, TurnState } from '../../../turn-state.ts'
import { toStep } from '../go-on-with.ts'
import { placeOf } from '../resolve-delivery.ts'

/** She said that the way of this order is to be remembered. */
export const rememberDeliveryNode = toolNode(customerUpdatePreferences, {
  args: (state) => {
    const step = state.checkout?.step
    if (step?.kind !== 'remember') throw new Error('nothing is to be remembered')
    return { delivery: step.delivery, source: 'chat' }
  },
  keep: ({ customer }, state, { tenant }) => {
    const { delivery } = customer
    const place = delivery === null ? '' : placeOf(delivery, tenant.settings.fulfilment)
    const told = say('remembered', state.responseLanguage, { place })
    return { ...answered(state, told), rememberedDelivery: delivery }
  },
  failed: (_failure, state) => answered(state, say('cannot_now', state.responseLanguage)),
})

function answered(state: TurnState, text: string): TurnPatch {
  const { pending } = state
  const { checkout = null } = toStep(state, { kind: 'done' })
  return {
    checkout: checkout && { ...checkout, asks: 'nothing' },
    said: [...state.said, text],
    replyKind: 'owed',
    ...(pending?.kind === 'await_payment' && { pending: { ...pending, remembers: false } }),
  }
}
