import { describe, expect, it } from 'vitest'
import { governorSpamCasual } from '../../../prompts/governor-spam-casual/index.ts'
import { intentClassify } from '../../../prompts/intent-classify/index.ts'
import { languagePolicy } from '../../../prompts/language-policy/index.ts'
import { paymentRouterPrompt } from '../../../prompts/payment-router-prompt/index.ts'
import { salesNarrowQuery } from '../../../prompts/sales-narrow-query/index.ts'

describe('a prompt that a turn no longer asks, used alone without a vendor', () => {
  it('classifies an intent, a language and a kind of message', () => {
    const intent = intentClassify.offline({ message: 'what time do you close?', recent: [], waiting_for: null })
    expect(intent.intent).toBe('support_question')
    const language = languagePolicy.offline({ message: 'naomba kujua bei ya viatu hivi', prior: null })
    expect(language.language).toBe('sw')
    const kind = governorSpamCasual.offline({ message: 'habari ya asubuhi', recent: [] })
    expect(kind.classification).toBe('casual')
  })

  it('narrows a wish by the words of the languages', () => {
    const ask = (message: string, question: 'size' | 'budget' | null = null) =>
      salesNarrowQuery.offline({ message, question, earlier: null })
    expect(ask('nataka viatu nyeusi size 42 chini ya 3000')).toMatchObject({
      action: 'search',
      terms: ['shoes'],
      size: '42',
      colours: ['black'],
      max_price: 3000,
    })
    expect(ask('43', 'size').size).toBe('43')
    expect(ask('2500', 'budget').max_price).toBe(2500)
    expect(ask('habari')).toMatchObject({ action: 'clarify', question: 'what' })
  })

  it('names a way to pay only among those that the shop has', () => {
    const route = (message: string, methods: ('stk' | 'c2b' | 'card')[]) =>
      paymentRouterPrompt.offline({ message, methods }).method
    expect(route('nitumie prompt', ['stk', 'c2b'])).toBe('stk')
    expect(route('what is your paybill number', ['stk', 'c2b'])).toBe('c2b')
    expect(route('visa card', ['stk', 'c2b'])).toBeNull()
    expect(route('sawa', ['card'])).toBe('card')
  })
})
