import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act } from '../../../src/language/reading.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const SHOPS = {
  kicks: indexOf(fixtureShop('kicks-and-phones')),
  grocery: indexOf(fixtureShop('mama-njeri-grocery')),
}
type Shop = keyof typeof SHOPS

/** A line of the cart, where the conversation waits for the place to deliver to. */
function withCart(...lines: [itemId: string, values: Record<string, string>, quantity: number][]): DialogueContext {
  return {
    ...NOTHING_BEFORE,
    asked: { kind: 'delivery', option: null, itemId: null, choices: [] },
    salient: lines.map(([itemId]) => itemId).reverse(),
    cart: lines.map(([itemId, values, quantity]) => ({ itemId, name: itemId, values, quantity })),
  }
}

function actsOf(text: string, shop: Shop, context: DialogueContext = NOTHING_BEFORE): Act[] {
  return hear({ text, tap: null }, context, SHOPS[shop]).acts
}

describe('a number that belongs to an option', () => {
  it.each([
    ['rolls kumi za tissue', 'TISHU', '10 rolls', null],
    ['toilet tissue, a pack of two rolls', 'TISHU', '2 rolls', 1],
    ['2 packs of 10 rolls toilet tissue', 'TISHU', '10 rolls', 2],
    ['naomba tea bags za 25', 'CHAIBAG', '25 bags', null],
    ['trei tatu za mayai ya 30', 'MAYAI', 'tray (30)', 3],
    ['a 10-pack of tissue', 'TISHU', '10 rolls', null],
  ])('%j counts no pieces', (text, itemId, value, quantity) => {
    const [act] = actsOf(text, 'grocery')
    expect(act).toMatchObject({ wanted: { itemIds: [itemId], values: [{ option: 'pack', value }], quantity } })
  })

  it.each([
    ['avocado tatu', 'PARACH', 3],
    ['6 tea bags please', 'CHAIBAG', 6],
    ['three half kilo packets of potatoes', 'WARU', 3],
    ['nipimie avocado mbili', 'PARACH', 2],
  ])('%j counts what comes in no such packing', (text, itemId, quantity) => {
    expect(actsOf(text, 'grocery')).toMatchObject([{ wanted: { itemIds: [itemId], quantity } }])
  })
})

describe('how many of what is in the cart', () => {
  const milk = withCart(['MAZFR', { volume: '500ml' }, 1])
  it.each([
    ['weka manne', 4],
    ['watoto wamerudi, weka matatu', 3],
    ['yawe matatu basi', 3],
    ['neighbours dropped by, put six', 6],
    ['ongeza moja, zikuwe mbili', 2],
    ['nifanyie mbili, moja ni ya shosh', 2],
    ['moja tu', 1],
    ['just one', 1],
    ['another milk', 2],
    ['maziwa mengine mawili', 3],
  ])('%j', (text, quantity) => {
    expect(actsOf(text, 'grocery', milk)).toEqual([{ act: 'set_quantity', lines: [0], quantity, measure: null }])
  })

  it.each(['mtume na matatu', 'do you have another milk?'])('%j says nothing of it', (text) => {
    expect(actsOf(text, 'grocery', milk).map(({ act }) => act)).not.toContain('set_quantity')
  })
})

describe('why somebody wants it otherwise', () => {
  const milk = withCart(['MAZFR', { volume: '500ml' }, 2])
  it.each([
    ['visitors are coming, make it five', 5],
    ['wageni wameongezeka, weka tano', 5],
    ['four please, my cousins love it', 4],
    ['moja tu inatosha, mume wangu amesafiri', 1],
    ['three actually, my brother needs one as well', 3],
    ['ongeza mbili juu watoto wanapenda chai', 4],
  ])('%j only changes how many', (text, quantity) => {
    expect(actsOf(text, 'grocery', milk)).toEqual([{ act: 'set_quantity', lines: [0], quantity, measure: null }])
  })

  it.each(['make it 42, I wear them with socks', '42 coz I put insoles in my shoes'])(
    '%j looks for nothing that the reason names',
    (text) => {
      const shoes = withCart(['UHURU10', { size: '43', colour: 'Black' }, 1])
      expect(actsOf(text, 'kicks', shoes).map(({ act }) => act)).toEqual(['change_option'])
    },
  )

  it('looks for no more than is wished for', () => {
    const acts = actsOf('nipe unga kwa sababu mkate umeisha', 'grocery')
    expect(acts).toMatchObject([{ act: 'search', wanted: { categories: ['flour'] } }])
  })
})

describe('a number that counts something else', () => {
  it.each([
    ['vitu viwili: avocado na tea bags', 'PARACH'],
    ['I want 2 things, tissue and tea bags', 'TISHU'],
  ])('%j counts the things of the list', (text, itemId) => {
    const [act] = actsOf(text, 'grocery')
    expect(act).toMatchObject({ wanted: { itemIds: [itemId], quantity: null } })
  })

  it('tells the foot of whoever wears it', () => {
    const [act] = actsOf('two packs of sports socks, my feet are 40', 'kicks')
    expect(act).toMatchObject({ act: 'add', wanted: { values: [{ option: 'size', value: '39-42' }], quantity: 2 } })
  })
})

describe('what belongs to goods that are named beside it', () => {
  it.each([
    'a tempered glass for the Nuru 4 and a clear case',
    'nataka tempered glass ya Nuru 4 na clear case yake',
    'I need a tempered glass for nuru 4 and a clear case for the same phone',
  ])('%j is for one phone', (text) => {
    const acts = actsOf(text, 'kicks')
    expect(acts).toHaveLength(2)
    for (const act of acts) expect(act).toMatchObject({ wanted: { values: [{ option: 'model', value: 'Nuru 4' }] } })
  })

  it('is a condition, and no question', () => {
    const acts = actsOf('nipe karoti kilo moja, na nyanya kilo moja kama iko', 'grocery')
    expect(acts.map(({ act }) => act)).toEqual(['add', 'add'])
  })

  it('is her own, and no make that is looked for', () => {
    const acts = actsOf('nipe wax polish, timberland zangu zimeisha', 'kicks')
    expect(acts.map(({ act }) => act)).not.toContain('not_sold')
  })

  it('is named twice and wished for once', () => {
    expect(actsOf('my visitors like bread, give me brown bread', 'grocery')).toHaveLength(1)
  })
})

describe('a no beside goods', () => {
  const both = withCart(['MAZFR', { volume: '500ml' }, 1], ['MKATE', { weight: '400g' }, 1])
  it.each([
    ['maziwa zii, nipe sukari', 0],
    ['no milk please', 0],
    ['mkate hapana, weka sukari', 1],
  ])('%j takes them out of the cart', (text, line) => {
    expect(actsOf(text, 'grocery', both)[0]).toMatchObject({ act: 'remove', lines: [line] })
  })

  it('says in a wish what is not to be', () => {
    expect(actsOf('nipe chai, no sugar', 'grocery').map(({ act }) => act)).toHaveLength(1)
  })

  it('counts what comes behind it', () => {
    const acts = actsOf('no wait, one is enough', 'grocery', withCart(['MAZFR', { volume: '500ml' }, 2]))
    expect(acts).toEqual([{ act: 'set_quantity', lines: [0], quantity: 1, measure: null }])
  })
})

describe('a place in the list', () => {
  const two: DialogueContext = {
    ...NOTHING_BEFORE,
    shown: ['MAZFR', 'MAZUHT'],
    salient: ['MAZFR'],
    asked: {
      kind: 'pick',
      option: null,
      itemId: null,
      choices: [
        { id: 'item:1', title: 'a' },
        { id: 'item:2', title: 'b' },
      ],
    },
  }
  it.each([
    ['how much is the second one?', 'price'],
    ['hiyo ya pili inapatikana kwa size gani', 'options'],
  ])('that %j asks about is not taken', (text, topic) => {
    expect(actsOf(text, 'grocery', two)).toMatchObject([{ act: 'ask_item', topic, wanted: { itemIds: ['MAZUHT'] } }])
  })

  it('that is wished for is taken', () => {
    expect(actsOf('can I have the second one?', 'grocery', two)).toMatchObject([
      { act: 'pick', wanted: { itemIds: ['MAZUHT'] } },
    ])
  })

  it('is no count, and a count says nothing of which', () => {
    expect(actsOf('make it three', 'grocery', two).map(({ act }) => act)).not.toContain('pick')
  })
})

describe('what is taken back in the same breath', () => {
  it.each([
    ['Breeze Jogger blue 43, sorry 44', 'BREEZJ', { colour: 'blue', size: '44' }],
    ['Tao Slip-On black 40 no 39', 'TAOSL', { colour: 'black', size: '39' }],
    ['nataka Lamu Leather brown 42.. samahani, 43', 'LAMUL', { colour: 'brown', size: '43' }],
    ['Chalbi Desert Boot tan 41, I mean grey', 'DESRT', { colour: 'grey', size: '41' }],
    ['nataka power brick, aah pole, torch 2 red', 'ONGTOR', { colour: 'red' }],
  ])('%j asks for one thing', (text, itemId, values) => {
    const acts = actsOf(text, 'kicks')
    expect(acts).toMatchObject([{ act: 'add', wanted: { itemIds: [itemId] } }])
    const said = acts.flatMap((act) => ('wanted' in act ? act.wanted.values : []))
    expect(Object.fromEntries(said.map(({ option, value }) => [option, value]))).toEqual(values)
  })

  it('leaves alone what lies in the cart', () => {
    const shoes = withCart(['MORNM', { size: '42', colour: 'grey' }, 1])
    expect(actsOf('nipe Pool Slide white 41, hapana 42', 'kicks', shoes)).toMatchObject([
      { act: 'add', wanted: { itemIds: ['POOLS'] } },
    ])
  })
})

describe('one thing for another', () => {
  const groceries = withCart(['PISHORI', { weight: '2kg' }, 1], ['MALA', { volume: '500ml' }, 2])
  it.each([
    ['nibadilishie pishori iwe mchele wa kawaida', 'MCHELE', 0],
    ['change the pishori to everyday rice', 'MCHELE', 0],
    ['si pishori, ni mchele wa kawaida', 'MCHELE', 0],
    ['badala ya mala niwekee yoghurt', 'YOGATI', 1],
    ['the everyday rice instead please', 'MCHELE', 0],
  ])('%j', (text, itemId, line) => {
    expect(actsOf(text, 'grocery', groceries)).toMatchObject([
      { act: 'replace', lines: [line], wanted: { itemIds: [itemId] } },
    ])
  })
})

describe('a line that is told otherwise', () => {
  const shoes = withCart(['TOTOG', { size: '27', colour: 'yellow' }, 1], ['PAGEB', { size: '28', colour: 'black' }, 1])
  const change = (line: number, option: string, value: string) => ({
    act: 'change_option',
    lines: [line],
    values: [{ option, value }],
  })
  it.each([
    ['nimechanganya, page boy iwe 30', [change(1, 'size', '30')]],
    ['I got it wrong, the page boy should be 30', [change(1, 'size', '30')]],
    ['the gumboot in blue please', [change(0, 'colour', 'blue')]],
    ['change gumboot to 26 and page boy to 27', [change(0, 'size', '26'), change(1, 'size', '27')]],
  ])('%j', (text, acts) => {
    expect(actsOf(text, 'kicks', shoes)).toEqual(acts)
  })

  it.each(['nataka pia page boy brown 30', 'page boy nyingine, 30 brown'])('%j is another one', (text) => {
    expect(actsOf(text, 'kicks', shoes)).toMatchObject([{ act: 'add', wanted: { itemIds: ['PAGEB'] } }])
  })
})

describe('a name said in part', () => {
  it.each([
    ['naomba page boy brown 29', 'PAGEB'],
    ['2 tins brown wax polish and a suede brush', 'SUEDEB'],
  ])('%j is heard anywhere by its first words', (text, itemId) => {
    expect(actsOf(text, 'kicks')).toContainEqual(
      expect.objectContaining({ act: 'add', wanted: expect.objectContaining({ itemIds: [itemId] }) }),
    )
  })

  it.each([
    ['ile ya platform', 'PLATH'],
    ['nipe satin basi', 'BRIDL'],
  ])('%j is heard by any word among what is shown', (text, itemId) => {
    const shown = ['KITTN', 'PLATH', 'BRIDL']
    const asked = { kind: 'pick', option: null, itemId: null, choices: [] } as const
    const acts = actsOf(text, 'kicks', { ...NOTHING_BEFORE, asked: { ...asked, choices: [] }, shown, salient: shown })
    expect(acts).toMatchObject([{ act: 'pick', wanted: { itemIds: [itemId] } }])
  })
})

describe('what her own phone is', () => {
  it.each([
    'my phone is the Jua 5. I need a clear case and a privacy glass',
    'simu yangu ni Jua 5, nataka clear case na privacy glass',
    'niko na jua 5, nipe clear case na privacy glass',
  ])('%j says which of both, and orders no phone', (text) => {
    const wanted = actsOf(text, 'kicks').map((act) => ('wanted' in act ? act.wanted : null))
    expect(wanted).toMatchObject([
      { itemIds: ['KINCLR'], values: [{ option: 'model', value: 'Jua 5' }] },
      { itemIds: ['KINPRV'], values: [{ option: 'model', value: 'Jua 5' }] },
    ])
  })
})

it('takes sizes to the line that comes in them', () => {
  const cart = withCart(['UPTSU', { size: '42', colour: 'brown' }, 1], ['SUEDEB', { pack: '2' }, 1])
  expect(actsOf('ooh sorry, he wears 44', 'kicks', cart)).toEqual([
    { act: 'change_option', lines: [0], values: [{ option: 'size', value: '44' }] },
  ])
})

describe('two places of a list in one message', () => {
  const shown = ['DARTB', 'DARVE', 'PAGEB', 'PARTYG', 'TOTOC']
  const asked = { kind: 'pick', option: null, itemId: null, choices: [] } as const
  const picked = (text: string) =>
    actsOf(text, 'kicks', { ...NOTHING_BEFORE, asked: { ...asked, choices: [] }, shown, salient: shown }).map((act) =>
      'wanted' in act
        ? [act.wanted.itemIds.join(), act.wanted.quantity, act.wanted.values.map(({ value }) => value)]
        : [],
    )

  it.each([
    [
      'three of the second and two of the last',
      [
        ['DARVE', 3, []],
        ['TOTOC', 2, []],
      ],
    ],
    [
      'ya pili mbili na ya tatu moja',
      [
        ['DARVE', 2, []],
        ['PAGEB', 1, []],
      ],
    ],
    [
      'the first in 30 and the fourth in gold 29',
      [
        ['DARTB', null, ['30']],
        ['PARTYG', null, ['gold', '29']],
      ],
    ],
    ['number 2 and 3', [['DARVE,PAGEB', null, []]]],
    ['the third in black 27', [['PAGEB', null, ['black', '27']]]],
  ])('%j', (text, picks) => expect(picked(text)).toEqual(picks))
})

it('hears what her own phone takes as the option of what is in the cart', () => {
  const cart = withCart(['CHJ10M', { connector: 'usb-c' }, 1])
  const change = { act: 'change_option', lines: [0], values: [{ option: 'connector', value: 'micro-usb' }] }
  expect(actsOf('my phone takes micro usb', 'kicks', cart)).toEqual([change])
  expect(actsOf('samahani, simu yangu hutumia micro usb', 'kicks', cart)).toContainEqual(change)
})
