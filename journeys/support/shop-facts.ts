import { say } from '../../prompts/copy/index.ts'
import { sayOpeningHours } from '../../prompts/copy/opening-hours.ts'
import { daysNamed } from '../../src/language/forms/days-named.ts'
import { localDay } from '../../src/lib/zoned-time.ts'
import { paymentGetMethods } from '../../tools/payment-get-methods.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { hasCase } from '../handoff/case-of.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { questionOf } from './question.ts'

/** Opening hours and the place are settings of the shop; what is not set is looked for in its documents. */
export const shopFactsNode = ruleNode((state, turn) => {
  const question = questionOf(state)
  if (question === null) return {}
  const { topic, words, about } = question
  // A question about an item stays one: what follows may lean on it. What was not heard is no question.
  const [isOfItem, isUnclear] = [state.askedItemId !== null, state.because === 'unclear']
  const isOfCase = hasCase(state) && topic === 'returns'
  const asked: TurnPatch = {
    lastQuestion:
      isOfItem || isUnclear || isOfCase ? state.lastQuestion : { act: 'ask_shop', topic, words, zoneId: null },
    supportQuery: { words: words.slice(0, QUERY_CHARS), about: about?.slice(0, QUERY_CHARS) ?? null },
  }
  if (topic === 'payment') return { ...asked, shopFact: 'payment' }
  const fact = topic === 'hours' ? hoursFact(words, state, turn) : topic === 'location' ? placeFact(state, turn) : null
  if (fact === null) return asked
  // The hours of the week do not count on a holiday, unless nothing else is said.
  if (topic === 'hours' && daysNamed(words).includes('holiday')) return { ...asked, shopFact: 'hours' }
  addReply(turn, fact)
  return { ...asked, shopFact: 'told', knowledgeMisses: 0 }
})

const QUERY_CHARS = 1000

/** What the documents do not say of a holiday: the hours of the week. */
export const hoursNode = ruleNode((state, turn) => {
  const hours = hoursFact(questionOf(state)?.words ?? '', state, turn)
  if (hours !== null) addReply(turn, hours)
  return { knowledgeMisses: 0 }
})

/** The day that was asked about first, then the whole week. */
function hoursFact(
  words: string,
  { responseLanguage: language }: TurnState,
  { tenant, ctx }: TurnContext,
): string | null {
  const { name: shop, settings } = tenant
  const { openingHours, timezone } = settings
  const hours = sayOpeningHours(openingHours, language)
  if (hours === null) return null
  const asked = daysNamed(words).flatMap((day) => {
    if (day === 'holiday') return []
    const ahead = day === 'today' ? 0 : day === 'tomorrow' ? 1 : null
    const weekday = ahead === null ? day : localDay(ctx.clock.now(), timezone, ahead).weekday
    const times = openingHours[weekday as keyof typeof openingHours]
    return times === undefined ? [] : (sayOpeningHours({ [weekday]: times }, language) ?? [])
  })
  return [...asked, say('support_hours', language, { shop, hours })].join('\n')
}

function placeFact({ responseLanguage }: TurnState, { tenant }: TurnContext): string | null {
  const { location } = tenant.settings
  return location === null ? null : say('support_location', responseLanguage, { shop: tenant.name, location })
}

/** How this shop can be paid, from its accounts and not from what somebody wrote about them. */
export const supportPaymentMethodsNode = toolNode(paymentGetMethods, {
  args: () => ({ order_id: null }),
  keep: ({ methods }) => ({ methods }),
})

export const waysToPayNode = ruleNode((state, turn) => {
  const { responseLanguage: language } = state
  const open = state.methods.filter(({ enabled }) => enabled)
  const ways = open.map(({ method }) => `- ${say(`choice_${method}`, language)}`)
  addReply(turn, say('support_pay_ways', language, { shop: turn.tenant.name, ways: ways.join('\n') }))
  return { knowledgeMisses: 0 }
})
