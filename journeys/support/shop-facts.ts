import { say } from '../../prompts/copy/index.ts'
import { sayOpeningHours } from '../../prompts/copy/opening-hours.ts'
import { paymentGetMethods } from '../../tools/payment-get-methods.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import { labelOf } from '../sales/choices.ts'
import { enabledMethods } from '../sales/nodes/payment-methods.ts'
import { shopQuestion } from './shop-question.ts'

/** Opening hours and the place are settings of the shop; what is not set is looked for in its documents. */
export const shopFactsNode = ruleNode((state, turn) => {
  const asked = shopQuestion(state.message, turn.llm.engine)
  if (asked === 'payment') return { shopFact: 'payment' }
  const { name: shop, settings } = turn.tenant
  const { responseLanguage: language } = state
  const hours = asked === 'hours' ? sayOpeningHours(settings.openingHours, language) : null
  const location = asked === 'location' ? settings.location : null
  if (hours !== null) addReply(turn, say('support_hours', language, { shop, hours }))
  if (location !== null) addReply(turn, say('support_location', language, { shop, location }))
  return hours === null && location === null ? {} : { shopFact: 'told', knowledgeMisses: 0 }
})

/** How this shop can be paid, from its accounts and not from what somebody wrote about them. */
export const supportPaymentMethodsNode = toolNode(paymentGetMethods, {
  args: () => ({ order_id: null }),
  keep: ({ methods }) => ({ methods }),
})

export const waysToPayNode = ruleNode((state, turn) => {
  const { responseLanguage: language } = state
  const shop = turn.tenant.name
  const ways = enabledMethods(state)
  const label = (method: (typeof ways)[number]) => labelOf(`pay:${method}`, language)
  const named = turn.llm.engine.parsePaymentMethod(state.message)
  const mpesa = named === 'stk' && ways.includes('c2b')
  const closed = named !== null && !ways.includes(named) && !mpesa
  const said = say('support_pay_ways', language, { shop, ways: ways.map((way) => `- ${label(way)}`).join('\n') })
  addReply(turn, closed ? [say('support_pay_not', language, { way: label(named) }), said].join('\n') : said)
  return { knowledgeMisses: 0 }
})
