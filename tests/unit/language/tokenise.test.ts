import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalised } from '../../../src/language/text/normalise.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'

const texts = (message: string) => tokenise(message).map(({ text }) => text)

describe('tokenise', () => {
  it.each([
    ['Nataka VIATU', 'nataka viatu'],
    ['don’t, I`m', "don't , i'm"],
    ["ng'ombe M-PESA pick-up", "ng'ombe m-pesa pick-up"],
    ['pleaaaase sanaaa', 'pleaase sanaa'],
    ['café', 'cafe'],
    ['what???', 'what ?'],
    ['wait... what?!', 'wait . what ? !'],
    ['2kg', '2 kg'],
    ['64GB ram', '64 gb ram'],
    ['500ml', '500 ml'],
    ['1.5l', '1.5 l'],
    ['5k-10k', '5 k - 10 k'],
    ['x2 2x', 'x 2 2 x'],
    ['2x500ml', '2 x 500 ml'],
    ['42blk', '42 blk'],
    ['sz42 size42.5', 'sz 42 size 42.5'],
    ['ksh5,000', 'ksh 5,000'],
    ['black-41', 'black - 41'],
    ['black/white', 'black / white'],
    ['10,000 3,500.50', '10,000 3,500.50'],
    ['1,2 and 3', '1 , 2 and 3'],
    ['2.Black', '2 . black'],
    ['40-42', '40 - 42'],
    ['1/2 kg', '1/2 kg'],
    ['½kg', '1/2 kg'],
    ['1½ kilo', '1 1/2 kilo'],
    ['41/42', '41 / 42'],
    ['1500/= 200/-', '1500 /= 200 /-'],
    ['2nd 3rd', '2nd 3rd'],
    ['4g 5G', '4g 5g'],
    ['gr8 4u', 'gr8 4u'],
    ['KARIBU10', 'karibu10'],
    ['QK12AB34CD', 'qk12ab34cd'],
    ['iphone15 usb-c', 'iphone15 usb-c'],
    ['2pm 2:30', '2 pm 2 : 30'],
    ['1️⃣', '1'],
    ['ﬁne', 'fine'],
    ['a\u200bb', 'ab'],
    ['Matatu tatu', 'matatu tatu'],
    ['*2* _pairs_', '* 2 * _ pairs _'],
    ['https://bit.ly/Abc?x=1 now', 'https://bit.ly/abc?x=1 now'],
    ['a@b.co.ke', 'a@b.co.ke'],
    ['ok.me please', 'ok . me please'],
    ['0712.345678', '0712 . 345678'],
    ['one\n\n two', 'one \n two'],
  ])('cuts %j into %j', (message, expected) => {
    expect(texts(message).join(' ')).toBe(expected)
  })

  it.each([
    ['42', 'number'],
    ['shoes', 'word'],
    ['m-pesa', 'word'],
    ['2nd', 'word'],
    ['KARIBU10', 'code'],
    ['www.shop.co.ke', 'code'],
    ['👍🏿', 'emoji'],
    ['🇰🇪', 'emoji'],
    ['?', 'mark'],
  ])('takes %j for a %s', (message, kind) => {
    expect(tokenise(message).map((token) => token.kind)).toEqual([kind])
  })

  it('keeps what was written, at its place in the normalised message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
        const text = normalised(message).trim()
        for (const { raw, from, to } of tokenise(message)) expect(text.slice(from, to)).toBe(raw)
      }),
    )
  })

  it('loses no letter and no digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
        const telling = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
        const heard = tokenise(message).map(({ raw }) => raw)
        expect(telling(heard.join(''))).toBe(telling(normalised(message).trim()))
      }),
    )
  })

  it('reads 2,000 characters and no more, whatever they stand for', () => {
    expect(normalised('\uFDFA'.repeat(4_000)).length).toBeLessThanOrEqual(2_000)
    expect(texts('a b '.repeat(5_000)).length).toBeLessThanOrEqual(1_000)
  })
})
