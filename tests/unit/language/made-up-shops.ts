import type { ShopVocabulary, VocabularyItem } from '../../../src/language/shop-vocabulary.ts'

type Row = [
  name: string,
  brand: string,
  category: string,
  tags: string,
  attributes?: Record<string, string[]>,
  options?: Record<string, string[]>,
]

function shopOf(rows: readonly Row[]): ShopVocabulary {
  return {
    revision: '1',
    name: 'Nakuru Market',
    zones: [{ id: 'nakuru', name: 'Nakuru town', aliases: [], elsewhere: false }],
    pickups: [],
    coupons: [],
    items: rows.map(([name, brand, category, tags, attributes = {}, options = {}]) =>
      itemOf(name, brand, category, tags, attributes, options),
    ),
  }
}

function itemOf(...[name, brand, category, tags, attributes, options]: Required<Row>): VocabularyItem {
  return {
    itemId: name,
    name,
    brand,
    category,
    tags: tags.split(',').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim()])),
    attributes: Object.entries(attributes).map(([key, words]) => ({ key, words })),
    options,
    priceFromMinor: 1000,
    description: '',
  }
}

const SIZES = { size: ['1 inch', '2 inch', '3 inch'] }

/** A hardware shop that writes hardly any tags. */
export const HARDWARE = shopOf([
  ['Simba Cement 32.5R', 'Simba', 'Cement and Ballast', '', { bag: ['50 kg'] }],
  ['Rhino Cement 42.5N', 'Rhino', 'Cement and Ballast', 'fast setting'],
  ['Machine Cut Ballast', '', 'Cement and Ballast', ''],
  ['Ordinary Wire Nails', 'Doshi', 'Fasteners', 'nails', {}, SIZES],
  ['Roofing Nails', 'Doshi', 'Fasteners', 'nails,roofing', {}, { size: ['2.5 inch', '3 inch'] }],
  ['Chipboard Screws', 'Doshi', 'Fasteners', 'screws', {}, SIZES],
  ['Claw Hammer', 'Nguvu', 'Hand Tools', 'hammer'],
  ['Ball Pein Hammer', 'Nguvu', 'Hand Tools', 'hammer'],
  ['Hacksaw with Blade', 'Nguvu', 'Hand Tools', 'saw'],
  ['Adjustable Spanner', 'Nguvu', 'Hand Tools', 'spanner'],
  ['Flat Screwdriver', 'Nguvu', 'Hand Tools', ''],
  ['Cordless Drill 18V', 'Umeme', 'Power Tools', 'drill', { power: ['rechargeable', 'cordless'] }],
  ['Angle Grinder', 'Umeme', 'Power Tools', ''],
  [
    'Weatherproof Emulsion Paint',
    'Rangi Bora',
    'Paints',
    'exterior,wall',
    {},
    { colour: ['white', 'cream', 'sky blue'], volume: ['1L', '4L', '20L'] },
  ],
  [
    'Gloss Oil Paint',
    'Rangi Bora',
    'Paints',
    'metal,wood',
    {},
    { colour: ['white', 'black', 'red'], volume: ['1L', '4L'] },
  ],
  ['Two Inch Paint Brush', 'Rangi Bora', 'Painting Tools', ''],
  ['Gauge 30 Iron Sheet', 'Mabati Yetu', 'Roofing', '', {}, { colour: ['maroon', 'green'], length: ['2m', '3m'] }],
  ['PVC Pipe', 'Maji Flow', 'Plumbing', '', {}, { diameter: ['1/2 inch', '3/4 inch'] }],
  ['Brass Gate Valve', 'Maji Flow', 'Plumbing', ''],
  ['Garden Hose Pipe', 'Maji Flow', 'Plumbing', 'garden', {}, { length: ['15m', '30m'] }],
  ['LED Bulb', 'Nuruline', 'Electrical', 'energy saving', {}, { watts: ['9W', '15W'] }],
  ['Solar Flood Light', 'Nuruline', 'Electrical', 'solar,outdoor', { protection: ['waterproof'] }],
  ['Padlock 50mm', 'Kufulia', 'Security', 'lock'],
  ['Wheelbarrow', 'Nguvu', 'Site Equipment', ''],
])

/** A pharmacy. */
export const PHARMACY = shopOf([
  [
    'Paramol Tablets',
    'Afyana',
    'Pain Relief',
    'paracetamol,painkiller,fever,headache',
    {},
    { pack: ['strip of 10', 'box of 100'] },
  ],
  ['Ibufen 400', 'Afyana', 'Pain Relief', 'ibuprofen,painkiller,back pain'],
  [
    'Tusso Cough Syrup',
    'Dawalink',
    'Cough and Cold',
    'cough syrup,cough,syrup,adults',
    {},
    { volume: ['60ml', '100ml'] },
  ],
  ['Tusso Junior', 'Dawalink', 'Cough and Cold', 'cough syrup,cough,kids', {}, { volume: ['60ml'] }],
  ['Baridol Flu Capsules', 'Dawalink', 'Cough and Cold', 'flu,cold,flu medicine'],
  ['Gastril Antacid Gel', 'Afyana', 'Stomach', 'antacid,heartburn'],
  ['Maji Salts ORS', 'Afyana', 'Stomach', 'ors,rehydration salts,diarrhoea'],
  ['Vita C 1000', 'Nguvu Health', 'Vitamins', 'vitamin c,immunity', { sugar: ['sugar free'] }],
  ['Mama Multivitamin', 'Nguvu Health', 'Vitamins', 'multivitamin,pregnancy,women'],
  ['Ngozi Aloe Lotion', 'Ngozi', 'Skin Care', 'lotion,dry skin', {}, { volume: ['200ml', '400ml'] }],
  ['Jua Guard Sunscreen SPF 50', 'Ngozi', 'Skin Care', 'sunscreen'],
  ['Soft Baby Diapers', 'Tototo', 'Baby Care', 'diapers,baby', {}, { size: ['small', 'medium', 'large'] }],
  ['Gentle Wet Wipes', 'Tototo', 'Baby Care', 'wipes,baby'],
  ['Digital Thermometer', 'Medimet', 'Devices', 'thermometer,fever'],
  ['Arm Blood Pressure Monitor', 'Medimet', 'Devices', 'bp machine,blood pressure'],
  ['Elastic Bandage', 'Medimet', 'First Aid', 'bandage'],
  ['Surgical Face Masks', 'Medimet', 'First Aid', 'face mask'],
])

const KINDS = ['lamp', 'kettle', 'jacket', 'bag', 'drill', 'sofa', 'laptop', 'blender', 'helmet', 'watch']
const SYLLABLES = ['ka', 'mo', 'ri', 'tu', 'ze', 'ba', 'ny', 'sho', 'li', 'wa', 'du', 'pe', 'ga', 'vo', 'chi', 'fu']

/** A shop of many items with invented names, the same every time. */
export function bigShop(count: number): ShopVocabulary {
  const name = (seed: number) => [1, 16, 256].map((step) => SYLLABLES[Math.floor(seed / step) % 16] ?? '').join('')
  const rows = Array.from({ length: count }, (_, at): Row => {
    const kind = KINDS[at % KINDS.length] ?? 'lamp'
    const model = name((at * 2654435761) % 4096)
    const tags = `${kind},${name((at * 40503) % 4096)},for ${name(at % 97)}`
    return [
      `${model} ${name((at * 7919) % 4096)} ${kind} ${at}`,
      name(at % 64),
      `${kind}s`,
      tags,
      {},
      { colour: ['black', 'red'], size: ['40', '41'] },
    ]
  })
  return shopOf(rows)
}
