import { describe, expect, it } from 'vitest'
import { bestSentences } from '../../../prompts/support-rag-answer/best-sentences.ts'
import { asksForHours } from '../../../prompts/support-rag-answer/topics.ts'

const delivery = {
  title: 'Delivery',
  text: 'Nairobi\nZone A costs KES 150: the city centre. Zone B costs KES 250: Westlands and Kilimani. There are no deliveries on Sunday.',
}
const payment = {
  title: 'Payment methods',
  text: 'Can I pay on delivery?\nNo. Orders are paid before they leave the shop.',
}
const hours = { title: 'About us', text: 'Where is the shop?\nJua Plaza, ground floor. Look for the orange sign.' }

describe('the sentences quoted', () => {
  it('are those that name what was asked', () => {
    const found = bestSentences('how much is delivery to Westlands?', [delivery, payment])
    expect(found?.title).toBe('Delivery')
    expect(found?.text).toContain('Zone B costs KES 250: Westlands and Kilimani.')
  })

  it('are the whole answer under a heading that asks the same', () => {
    expect(bestSentences('can I pay on delivery', [delivery, payment])).toEqual({
      title: 'Payment methods',
      text: 'No. Orders are paid before they leave the shop.',
    })
  })

  it.each([
    ['naweza kulipa baada ya delivery?', 'Payment methods'],
    ['duka liko wapi?', 'About us'],
  ])('answer "%s" from an English document', (question, title) => {
    expect(bestSentences(question, [delivery, payment, hours])?.title).toBe(title)
  })

  it('tell where the shop is, not how to collect from it', () => {
    const collect = { title: 'Delivery', text: 'Collecting from the shop\nCollection is free.' }
    for (const question of ['where are you located?', 'mko wapi?']) {
      expect(bestSentences(question, [collect, hours])?.text).toContain('Jua Plaza')
    }
  })

  it('stand word for word in the document, and are at most three', () => {
    const text = 'One sentence here. Two sentences here. Three sentences here. Four sentences here.'
    const found = bestSentences('sentences', [{ title: 'T', text }])
    expect(text).toContain(found?.text)
    expect(found?.text.split('. ').length).toBeLessThanOrEqual(3)
  })

  it('are none without a passage', () => {
    expect(bestSentences('anything', [])).toBeNull()
    expect(bestSentences('anything', [{ title: 'Empty', text: '' }])).toBeNull()
  })
})

describe('a question about opening hours', () => {
  it.each([
    'what time do you close?',
    'when do you open',
    'mnafunga saa ngapi',
    'mko open leo?',
    'are you open on Sunday?',
    'what are your hours',
    'saa za kazi ni gani',
  ])('is "%s"', (question) => {
    expect(asksForHours(question)).toBe(true)
  })

  it.each(['how do I open the box', 'close my account', 'do you deliver on Sunday?', 'what is your refund policy?'])(
    'is not "%s"',
    (question) => {
      expect(asksForHours(question)).toBe(false)
    },
  )
})
