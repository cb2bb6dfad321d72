import { describe, expect, it } from 'vitest'
import { copyTable, fillSlots } from '../../../prompts/copy/index.ts'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'

/** What fills the slots of our sentences, as rows and code write it. */
const SLOTS: Readonly<Record<string, string>> = {
  reference: 'KMT7Q2X9P',
  total: 'KES 9,000',
  amount: 'KES 4,500',
  due: 'KES 500',
  discount: 'KES 450',
  fee: 'KES 250',
  price: 'KES 4,500',
  receipt: 'SGH7XK2PQ1',
  code: 'SOMA10',
  phone: '0712***678',
  phoneE164: '+254712345678',
  when: 'today 3:30 pm',
  seconds: '30',
  zone: 'Westlands',
  hours: 'Mon 08:30 - 19:00',
  title: '10% off school shoes',
  passage: 'Returns are accepted within 7 days.',
}

describe('our own sentences', () => {
  it('are never refused when they are the answer that our own engine gives', () => {
    const refused = Object.entries(copyTable).flatMap(([key, line]) =>
      Object.entries(line).flatMap(([language, sentence]) => {
        const text = fillSlots(sentence, SLOTS)
        const ledger = { values: [SLOTS], actions: new Set<string>(), own: [text], timezone: 'Africa/Nairobi' }
        return findUnbackedFacts(text, ledger).map((found) => `${key} ${language}: ${found.text}`)
      }),
    )
    expect(refused).toEqual([])
  })
})
