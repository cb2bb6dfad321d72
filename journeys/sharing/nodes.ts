import { say } from '../../prompts/copy/index.ts'
import { paymentShareOrder } from '../../tools/payment-share-order.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { decideSharing } from './decide.ts'
import { mendMenu, sayProposed, sayStanding, sayUneven } from './say-sharing.ts'

const OWN: ReadonlySet<string> = new Set(['confirm_shares', 'mend_shares', 'count_payers'])

/** Finds what is wanted of the sharing; what needs no row is said at once. */
export const sharingDecideNode = ruleNode((state, turn) => {
  const step = decideSharing(state)
  const answered = OWN.has(state.pending?.kind ?? '') ? { pending: null } : {}
  if (step !== 'declined') return { sharingStep: step, ...answered }
  addReply(turn, say('sharing_declined', state.responseLanguage))
  return { sharingStep: null, ...answered }
})

export const sharingToolNode = toolNode(paymentShareOrder, {
  args: ({ sharingStep }) => {
    if (sharingStep === null) throw new Error('nothing is to be done about a sharing')
    return { what: sharingStep }
  },
  keep: (output, { responseLanguage: language, sharingStep, acts }, turn) => {
    const { because, proposed, uneven } = output
    if (proposed !== null) {
      const { order_id: orderId, total, shares } = proposed
      addReply(turn, sayProposed(total, shares, language), { kind: 'owed', menu: yesNoMenu(language) })
      return { pending: { kind: 'confirm_shares', orderId, total, shares } }
    }
    if (uneven !== null && sharingStep?.step === 'propose') {
      addReply(turn, sayUneven(uneven, language), { kind: 'owed', menu: mendMenu(uneven, language) })
      const wish = { ...sharingStep.wish, count: uneven.count }
      return { pending: { kind: 'mend_shares', orderId: sharingStep.order_id, wish, uneven } }
    }
    if (because !== null) {
      const asks = because === 'too_few' && sharingStep?.step === 'propose'
      addReply(turn, say(`sharing_refused_${because}`, language), { kind: asks ? 'owed' : 'reply' })
      if (!asks) return {}
      return { pending: { kind: 'count_payers', orderId: sharingStep.order_id, wish: sharingStep.wish } }
    }
    const begins = acts.some((act) => act.act === 'share' && act.does === 'start')
    if (output.outcome === 'not_shared' && begins) addReply(turn, say('sharing_no_order', language))
    else addReply(turn, sayStanding(output, language), { kind: 'payment' })
    // Nobody pays it whole any more.
    return output.outcome === 'started' ? { suspended: null } : {}
  },
  failed: (_failure, { responseLanguage: language }, turn) => {
    addReply(turn, say('sharing_failed', language))
    return {}
  },
})
