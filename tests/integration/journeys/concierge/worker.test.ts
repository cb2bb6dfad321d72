import { describe, expect, it } from 'vitest'
import { startProduct } from '../../../support/product.ts'
import { furnish, HOUSE_SETTINGS } from './guest-house.ts'

const product = await startProduct()
const shop = await product.openShop({ name: 'Tumbili House', settings: HOUSE_SETTINGS })
await furnish(product.runtime.ctxFor(shop.tenantId))

describe('a guest on WhatsApp', () => {
  it('is answered from the rows in her language, message after message', async () => {
    const guest = shop.customer()
    expect(await guest.ask('habari')).toContain('Karibu Tumbili House!')
    expect(await guest.ask('Palm Double ni shilingi ngapi kwa usiku?')).toContain('KES 7,500')
    expect(await guest.ask('nataka kuhifadhi meza ya watu wawili kesho saa moja jioni, jina langu ni Amina')).toContain(
      'Lini: kesho saa moja jioni\nWatu: watu wawili\nJina: Amina',
    )
    expect(await guest.tap('yes', 'Ndiyo')).toContain('*Halijathibitishwa*')
  })

  it('picks by tapping what she meant', async () => {
    const guest = shop.customer()
    expect(await guest.ask('is the shack open?')).toContain('Which one do you mean?')
    const sent = await product.sandbox.twilio.messages({ from: shop.address, to: guest.address })
    const choices = sent.flatMap(({ content }) => (content && 'choices' in content ? content.choices : []))
    const beach = choices.find(({ title }) => title === 'Beach Shack')
    expect(await guest.tap(beach?.id.split('~')[0] ?? '', 'Beach Shack')).toContain('*Beach Shack*')
  })
})
