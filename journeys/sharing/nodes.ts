import { sayMoney } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { paymentShareOrder } from '../../tools/payment-share-order.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { decideSharing } from './decide.ts'
import { sayProposed, saySharing } from './say-sharing.ts'

/** Finds what is wanted of the sharing; what needs no row is said at once. */
export const sharingDecideNode = ruleNode((state, turn) => {
  const step = decideSharing(state)
  const { responseLanguage: language } = state
  const answered = state.pending?.kind === 'confirm_shares' ? { pending: null } : {}
  if (step !== 'no_order' && step !== 'declined') return { sharingStep: step, ...answered }
  addReply(turn, say(step === 'no_order' ? 'sharing_no_order' : 'sharing_declined', language))
  return { sharingStep: null, ...answered }
})

export const sharingToolNode = toolNode(paymentShareOrder, {
  args: ({ sharingStep }) => {
    if (sharingStep === null) throw new Error('nothing is to be done about a sharing')
    return { what: sharingStep }
  },
  keep: ({ outcome, because, proposed, sharing, back_minor }, { responseLanguage: language }, turn) => {
    if (proposed !== null) {
      const { order_id: orderId, total, shares } = proposed
      addReply(turn, sayProposed(total, shares, language), { kind: 'owed', menu: yesNoMenu(language) })
      return { pending: { kind: 'confirm_shares', orderId, total, shares } }
    }
    if (because !== null) {
      addReply(turn, say(`sharing_refused_${because}`, language))
      return {}
    }
    const told = say(`sharing_${outcome === 'proposed' || outcome === 'refused' ? 'shared' : outcome}`, language)
    const back =
      back_minor > 0 && sharing !== null
        ? [say('sharing_back', language, { amount: sayMoney({ ...sharing.total, amountMinor: back_minor }) })]
        : []
    const shown = sharing === null || outcome === 'ended' ? [] : [saySharing(sharing, language)]
    addReply(turn, [told, ...back, ...shown].join('\n'), { kind: 'payment' })
    return {}
  },
})
