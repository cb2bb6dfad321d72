import { describe, expect, it } from 'vitest'
import { detectSensitive } from '../../../src/llm/offline/sensitive.ts'
import { mendSlips } from '../../../src/llm/offline/slips.ts'

describe('words of a correction', () => {
  it.each([
    ['chagne the size to 4', 'change the size to 4'],
    ['CHNGE it to blue', 'change it to blue'],
    ['bdilisha saizi iwe 36', 'badilisha saizi iwe 36'],
    ['samahani, nataa saizi 26', 'samahani, nataka saizi 26'],
    ['sory, nattaka size 40', 'sorry, nataka size 40'],
    ['fnaya ziwe 2', 'fanya ziwe 2'],
  ])('are spelled right: %s', (written, meant) => {
    expect(mendSlips(written)).toBe(meant)
  })

  it.each(['story book size 5', 'phone charger', 'Safari Akala', 'hapa ni wapi', 'nataka soksi', 'charge my card'])(
    'are all there is to mend: %s stays as it is',
    (written) => {
      expect(mendSlips(written)).toBe(written)
    },
  )
})

describe('a complaint about money', () => {
  it.each([
    'you charged me wronglly this is fraud',
    'I was chraged twice',
    'nataka kurudishwia pesa',
    'mmenikaata mara mbili',
    'mmeincon, nataka doo yangu',
    'this is a scam, give me my cash',
  ])('is heard through a slip: "%s"', (message) => {
    expect(detectSensitive(message)).not.toBeNull()
  })

  it.each([
    'is this a scam or a real shop?',
    'a charger for my phone',
    'can I reserve the shoes?',
    'do you do refunds?',
  ])('is not "%s"', (message) => {
    expect(detectSensitive(message)).toBeNull()
  })
})
