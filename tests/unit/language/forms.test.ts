import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findForms } from '../../../src/language/forms/find-forms.ts'
import type { Meaning, Span } from '../../../src/language/span.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'

/** A meaning in a few characters: "measure 2.5 l", "price 500..800", "size UK 8". */
function short(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'number':
      return `number ${meaning.value}`
    case 'quantity':
      return `quantity ${meaning.value}${meaning.unit === null ? '' : ` ${meaning.unit}`}`
    case 'measure':
      return `measure ${meaning.measure.amount} ${meaning.measure.unit}`
    case 'price':
      return `price ${price(meaning)}${meaning.bare ? ' bare' : ''}`
    case 'size':
      return `size ${meaning.value}`
    case 'ordinal':
      return `ordinal ${meaning.place}`
    case 'phone':
      return `phone ${meaning.msisdn}`
    case 'code':
      return `${meaning.form} ${meaning.value}`
    case 'when':
      return `when ${meaning.words}`
    default:
      return meaning.kind
  }
}

function price({ minMinor, maxMinor, nearMinor }: Extract<Meaning, { kind: 'price' }>): string {
  if (nearMinor !== null) return `~${nearMinor / 100}`
  return `${minMinor === null ? '' : minMinor / 100}..${maxMinor === null ? '' : maxMinor / 100}`
}

/** Spans that lie in no longer one of another meaning: what a reader without a shop would keep. */
function heard(message: string): string[] {
  const spans = findForms(tokenise(message))
  return spans.filter((span) => !spans.some((other) => covers(other, span))).map(({ meaning }) => short(meaning))
}

function covers(a: Span, b: Span): boolean {
  const same = a.from === b.from && a.to === b.to
  return a.from <= b.from && a.to >= b.to && (!same || (b.meaning.kind === 'number' && a.meaning.kind !== 'number'))
}

const said = (rows: readonly (readonly [string, ...string[]])[]) =>
  rows.map(([message, ...meanings]) => ({ message, meanings: [...meanings].sort() }))

const TABLES = {
  'bare numbers': said([
    ['nataka Matatu Retro nyekundu 42', 'number 42'],
    ['Estate Low white 41 and Matatu Retro red 42', 'number 41', 'number 42'],
    ['mayai matatu', 'number 3'],
    ['nipe mbili', 'number 2'],
    ['viatu viwili', 'number 2'],
    ['twenty five', 'number 25'],
    ['thelathini na tano', 'number 35'],
    ['kumi na mbili', 'number 12'],
    ['tatuu', 'number 3'],
    ['fourty', 'number 40'],
    ['10 000', 'number 10000'],
    ['1 1/2', 'number 1.5'],
    ['four point five', 'number 4.5'],
    ['one red and two black', 'number 1', 'number 2'],
    ['just one', 'number 1'],
    ['sukari kumi na mkate', 'number 10'],
    ['40-42', 'number 40', 'number 42'],
    ['2 in black', 'number 2'],
  ]),
  'words that are no numbers': said([
    ['that one'],
    ['the same one in blue'],
    ['the black one'],
    ['which one is better'],
    ['any one of these'],
    ['Matatu Retro'],
    ['teen shoes'],
    ["it's soo expensive"],
    ['buku ya shule'],
    ['elfu ngapi'],
    ['saa ngapi'],
    ['a phone'],
    ['half price'],
    ['how long does it last'],
  ]),
  measures: said([
    ['3 kg potatoes', 'measure 3 kg'],
    ['2kg x 2', 'measure 2 kg', 'quantity 2'],
    ['wheat flour 2kg x 2, oil 1 litre and salt', 'measure 2 kg', 'quantity 2', 'measure 1 l'],
    ['kilo mbili', 'measure 2 kg'],
    ['kilo moja na nusu ya sukari', 'measure 1.5 kg'],
    ['lita mbili na robo', 'measure 2.25 l'],
    ['mchele kilo tano', 'measure 5 kg'],
    ['lita 5', 'measure 5 l'],
    ['nusu kilo', 'measure 0.5 kg'],
    ['nusu ya kilo', 'measure 0.5 kg'],
    ['robo kilo', 'measure 0.25 kg'],
    ['robo tatu kilo', 'measure 0.75 kg'],
    ['kilo nusu', 'measure 0.5 kg'],
    ['kilo na nusu', 'measure 1.5 kg'],
    ['half a kilo of beef', 'measure 0.5 kg'],
    ['quarter kg', 'measure 0.25 kg'],
    ['three quarters of a kilo', 'measure 0.75 kg'],
    ['one and a half kilos', 'measure 1.5 kg'],
    ['2 and half kgs', 'measure 2.5 kg'],
    ['½ litre', 'measure 0.5 l'],
    ['1½ kg', 'measure 1.5 kg'],
    ['a kilo of sugar', 'measure 1 kg'],
    ['kilo ya sukari', 'measure 1 kg'],
    ['500 gms', 'measure 500 g'],
    ['500ml', 'measure 500 ml'],
    ['ya 64gb', 'measure 64 gb'],
    ['8 gb ram', 'measure 8 gb'],
    ['20000mAh', 'measure 20000 mah'],
    ['32 inch', 'measure 32 inch'],
    ['32" tv', 'measure 32 inch'],
    ['50m', 'measure 50 m'],
    ['mita tatu', 'measure 3 m'],
    ['100w', 'measure 100 w'],
    ['mafuta lita 2 kilo 3 sukari', 'measure 2 l', 'measure 3 kg'],
    ['2 kilo ya unga na nusu kilo ya sukari', 'measure 2 kg', 'measure 0.5 kg'],
    ['bei ya kilo ni', 'measure 1 kg'],
  ]),
  quantities: said([
    ['2 pairs', 'quantity 2 pair'],
    ['pea mbili', 'quantity 2 pair'],
    ['jozi tatu', 'quantity 3 pair'],
    ['a pair of shoes', 'quantity 1 pair'],
    ['2prs', 'quantity 2 pair'],
    ['twenty-five pieces', 'quantity 25 piece'],
    ['pcs 4', 'quantity 4 piece'],
    ['pakiti mbili za maziwa', 'quantity 2 packet'],
    ['maziwa packet tatu', 'quantity 3 packet'],
    ['unga packet 2 kilo 2', 'quantity 2 packet', 'measure 2 kg'],
    ['loaf 2', 'quantity 2 loaf'],
    ['a bunch of sukuma', 'quantity 1 bunch'],
    ['fungu 3', 'quantity 3 bunch'],
    ['trei moja ya mayai', 'quantity 1 tray'],
    ['eggs 1 tray', 'quantity 1 tray'],
    ['crate ya soda', 'quantity 1 crate'],
    ['bag 2 za cement', 'quantity 2 bag'],
    ['2 bags', 'number 2'],
    ['2 bags of cement', 'quantity 2 bag'],
    ['a dozen eggs', 'quantity 12'],
    ['2 dozen', 'quantity 24'],
    ['half a dozen', 'quantity 6'],
    ['nusu dazeni', 'quantity 6'],
    ['dazeni mbili', 'quantity 24'],
    ['a couple of mangoes', 'quantity 2'],
    ['x3', 'quantity 3'],
    ['3x', 'quantity 3'],
    ['x 4', 'quantity 4'],
    ['2 x 500ml', 'quantity 2', 'measure 500 ml'],
    ['3 of those', 'quantity 3'],
    ['mbili mbili', 'quantity 2 each'],
    ['qty: 2', 'quantity 2'],
    ['idadi ni tatu', 'quantity 3'],
    ['pair 42', 'number 42'],
    ['school bag 20 litres', 'measure 20 l'],
    ['times 2', 'quantity 2', 'when times 2'],
  ]),
  prices: said([
    ['elfu mbili mia tano', 'price ~2500 bare'],
    ['elfu mbili na mia tano', 'price ~2500 bare'],
    ['mia tano hamsini', 'price ~550 bare'],
    ['mia mbili na tano', 'price ~205 bare'],
    ['elfu kumi na tano', 'price ~15000 bare'],
    ['elfu mia mbili', 'price ~200000 bare'],
    ['elfu moja na nusu', 'price ~1500 bare'],
    ['laki moja na nusu', 'price ~150000 bare'],
    ['thao tatu', 'price ~3000 bare'],
    ['thao mbili', 'price ~2000 bare'],
    ['2 thao', 'price ~2000 bare'],
    ['soo nne', 'price ~400 bare'],
    ['3 soo', 'price ~300 bare'],
    ['ngiri mbili na nusu', 'price ~2500 bare'],
    ['buku mbili', 'price ~2000 bare'],
    ['jero', 'price ~500 bare'],
    ['finje', 'price ~50 bare'],
    ['5k', 'price ~5000 bare'],
    ['2.5k', 'price ~2500 bare'],
    ['fifteen hundred', 'price ~1500 bare'],
    ['two hundred and fifty thousand', 'price ~250000 bare'],
    ['two thousand five hundred bob', 'price ~2500'],
    ['a thousand bob', 'price ~1000'],
    ['ksh.1500', 'price ~1500'],
    ['KES 2,500', 'price ~2500'],
    ['2500/=', 'price ~2500'],
    ['200/-', 'price ~200'],
    ['shilingi mia tano', 'price ~500'],
    ['under 3k', 'price ..3000'],
    ['less than 300', 'price ..300'],
    ['not more than five thousand', 'price ..5000'],
    ['max 3k', 'price ..3000'],
    ['5k max', 'price ..5000'],
    ['chini ya thao tatu', 'price ..3000'],
    ['bei isizidi elfu mbili na mia tano', 'price ..2500'],
    ['haizidi 2000', 'price ..2000'],
    ['sio zaidi ya 2000', 'price ..2000'],
    ['budget ya elfu kumi', 'price ..10000'],
    ['my budget is 4000', 'price ..4000'],
    ['3k na kushuka', 'price ..3000'],
    ['2000 and below', 'price ..2000'],
    ['niko na 3000 tu', 'price ..3000'],
    ['nina elfu tatu', 'price ..3000'],
    ['i have 5k', 'price ..5000'],
    ['above 2k', 'price 2000..'],
    ['zaidi ya elfu moja', 'price 1000..'],
    ['2k plus', 'price 2000..'],
    ['from 500', 'price 500..'],
    ['around 3,500', 'price ~3500'],
    ['kama 2k hivi', 'price ~2000'],
    ['budget is around 4k', 'price ~4000'],
    ['between 2 and 4k', 'price 2000..4000'],
    ['kati ya elfu moja na elfu tatu', 'price 1000..3000'],
    ['from 500 to 1000', 'price 500..1000'],
    ['500-800', 'price 500..800'],
    ['elfu moja mia tano hadi elfu mbili', 'price 1500..2000'],
    ['pea mbili soo tano', 'quantity 2 pair', 'price ~500 bare'],
    ['ya mia tano', 'price ~500 bare'],
  ]),
  'numbers beside words of price that are none': said([
    ['I have 200 guests', 'number 200'],
    ['I have 2 kids', 'number 2'],
    ['over 10 people', 'number 10'],
    ['under 18', 'number 18'],
    ['at least 64gb', 'measure 64 gb'],
    ['more than 3 pairs', 'quantity 3 pair'],
    ['around 42', 'number 42'],
    ['any news about 190234', 'number 190234'],
  ]),
  sizes: said([
    ['size 42', 'size 42'],
    ['sz43', 'size 43'],
    ['saizi arobaini na moja', 'size 41'],
    ['size yangu ni 38', 'size 38'],
    ['saizi ya 40', 'size 40'],
    ['42 size', 'size 42'],
    ['namba 44', 'size 44'],
    ['size 42.5', 'size 42.5'],
    ['42.5', 'size 42.5'],
    ['uk 8', 'size UK 8'],
    ['size uk 9', 'size UK 9'],
    ['eu 42', 'size 42'],
    ['size L', 'size L'],
    ['sz xl', 'size XL'],
    ['XL', 'size XL'],
    ['2XL', 'size 2XL'],
    ['black M', 'size M'],
    ['size kubwa', 'size L'],
    ['medium size', 'size M'],
    ['2 L', 'measure 2 l'],
    ["i'm big"],
  ]),
  'places in a list': said([
    ['the first one', 'ordinal 1'],
    ['first', 'ordinal 1'],
    ['second one', 'ordinal 2'],
    ['the 2nd one', 'ordinal 2'],
    ['1st', 'ordinal 1'],
    ['ya pili', 'ordinal 2'],
    ['ile ya pili', 'ordinal 2'],
    ['wa kwanza', 'ordinal 1'],
    ['iyo ya kwanza', 'ordinal 1'],
    ['ya tatu', 'ordinal 3'],
    ['ile ya 3', 'ordinal 3'],
    ['ya mwisho', 'ordinal -1'],
    ['the last one', 'ordinal -1'],
    ['last one', 'ordinal -1'],
    ['second last', 'ordinal -2'],
    ['ya pili kutoka mwisho', 'ordinal -2'],
    ['number 3', 'ordinal 3'],
    ['number two', 'ordinal 2'],
    ['no. 3', 'ordinal 3'],
    ['namba mbili', 'ordinal 2'],
    ['option 2', 'ordinal 2'],
    ['chaguo 3', 'ordinal 3'],
    ['#4', 'ordinal 4'],
    ['the top one', 'ordinal 1'],
    ['last price?'],
    ['first time buyer'],
    ['bei ya mwisho ni'],
    ['mara ya pili'],
    ['wait a second'],
  ]),
  'telephone numbers': said([
    ['0712345678', 'phone 254712345678'],
    ['0712 345 678', 'phone 254712345678'],
    ['0712-345-678', 'phone 254712345678'],
    ['07 12 34 56 78', 'phone 254712345678'],
    ['0110123456', 'phone 254110123456'],
    ['254722000111', 'phone 254722000111'],
    ['+254 722 000 111', 'phone 254722000111'],
    ['2540722000111', 'phone 254722000111'],
    ['712345678', 'phone 254712345678'],
    ['0722000111 2 pairs', 'phone 254722000111', 'quantity 2 pair'],
    ['zero seven one two three four five six seven eight', 'phone 254712345678'],
    ['oh seven double two three four five six seven eight', 'phone 254722345678'],
    ['0 7 2 2 0 0 0 1 1 1', 'phone 254722000111'],
    ['071234567', 'phone null'],
    ['07123456789', 'phone null'],
    ['+44 7911 123456', 'phone null'],
  ]),
  codes: said([
    ['SGH7K2L9PQ confirmed', 'receipt SGH7K2L9PQ'],
    ['qk12ab34cd', 'receipt QK12AB34CD'],
    ['use KARIBU10', 'coupon KARIBU10'],
    ['coupon karibu10', 'coupon KARIBU10'],
    ['promo code SAVE', 'coupon SAVE'],
    ['KARIBU2024', 'coupon KARIBU2024'],
    ['my code eid25', 'coupon EID25'],
    ['iphone15'],
    ['galaxy a14'],
    ['4g phone'],
    ['http://x.y/z', 'url'],
    ['www.site.co.ke', 'url'],
    ['me@mail.com', 'email'],
  ]),
  times: said([
    ['leo', 'when leo'],
    ['kesho asubuhi', 'when kesho asubuhi'],
    ['kesho saa nne asubuhi', 'when kesho saa nne asubuhi'],
    ['jumamosi', 'when jumamosi'],
    ['sato', 'when sato'],
    ['on Sunday', 'when sunday'],
    ['2pm', 'when 2 pm'],
    ['open at 10:30?', 'when 10 : 30'],
    ['saa tatu', 'when saa tatu'],
    ['in 2 days', 'when 2 days'],
    ['siku mbili', 'when siku mbili'],
    ['24hrs', 'when 24 hrs'],
    ['imenikata mara mbili', 'when mara mbili'],
    ['charged 2 times', 'when 2 times'],
    ['next week', 'when next week'],
    ['wiki ijayo', 'when wiki ijayo'],
  ]),
}

describe.each(Object.entries(TABLES))('findForms: %s', (_, rows) => {
  it.each(rows)('hears $message as $meanings', ({ message, meanings }) => {
    expect(heard(message).sort()).toEqual(meanings)
  })
})

describe('findForms', () => {
  const word = fc.constantFrom(
    ...'elfu mbili na nusu kilo ya mia soo k 5 42 2kg x under between ksh size namba 0712 345 678 first last pair of saa one half'.split(
      ' ',
    ),
  )
  const message = fc.oneof(
    fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )

  it('gives spans that lie inside the message and hold something', () => {
    fc.assert(
      fc.property(message, (text) => {
        const tokens = tokenise(text)
        for (const { from, to } of findForms(tokens)) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(tokens.length)
        }
      }),
    )
  })

  it('counts nothing below one and no part of a piece', () => {
    fc.assert(
      fc.property(message, (text) => {
        for (const { meaning } of findForms(tokenise(text))) {
          if (meaning.kind === 'quantity') expect(Number.isInteger(meaning.value) && meaning.value > 0).toBe(true)
          if (meaning.kind === 'measure') expect(meaning.measure.amount).toBeGreaterThan(0)
        }
      }),
    )
  })

  it.each(['12 ', 'elfu mbili na ', '0712 345 ', 'one ', 'A1-', 'soo '])(
    'looks at the tokens of %j over and over in proportion to their number',
    (part) => {
      const looks = (length: number) => {
        let count = 0
        const tokens = tokenise(part.repeat(length))
        const watched = new Proxy(tokens, {
          get: (target, key) => {
            count += 1
            return Reflect.get(target, key)
          },
        })
        findForms(watched)
        return count
      }
      expect(looks(200)).toBeLessThan(looks(100) * 2.2)
    },
  )
})
