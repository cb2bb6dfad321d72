import { describe, expect, it } from 'vitest'
import { actsOf, withCart } from './cart-talk.ts'

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
