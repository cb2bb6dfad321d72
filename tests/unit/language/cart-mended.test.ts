import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { actsOf, withCart } from './cart-talk.ts'

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
