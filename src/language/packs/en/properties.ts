/** How it is said that something does not do, or does not have, what comes next. */
const NEVER = 'dont doesnt do_not does_not wont will_not cant cannot can_not never not didnt havent'.split(' ')
const STATED = ['', 's', 'ing'] as const

/** What goods are wanted not to do, as verbs, and what a catalogue calls goods that do not. */
const NOT_DOING: readonly (readonly [verbs: string, targets: string])[] = [
  ['slip, slipping, slide, sliding, skid, skidding, slippery', 'non-slip | non slip | grip'],
  [
    'let water in, let in water, let the water in, let rain in, allow water, absorb water, take in water, take water, leak, leaking, get soaked, get wet inside, soak',
    'waterproof | water resistant',
  ],
  [
    'break, breaking, break easily, break fast, crack, crack easily, tear, tearing, tear easily, wear out, wear out fast, fall apart, come apart, snap, fray, bend, die easily, get damaged, get damaged easily, spoil easily, spoil fast, peel, peel off, break when it falls',
    'durable | rugged | tough | braided | long life',
  ],
  [
    'hurt, hurt my feet, pinch, squeeze, bite, rub, give blisters, pain my feet, hurt the feet, tire my feet',
    'comfortable | cushioned',
  ],
  ['smell, stink, sweat, get hot, make feet sweat, make my feet sweat, get sweaty, heat up my feet', 'breathable'],
  [
    'drain, die fast, die quickly, run out fast, run out quickly, need charging every day, finish charge, lose charge',
    'big battery',
  ],
  [
    'need a fridge, need fridge, need refrigeration, need a refrigerator, go bad, go bad fast, go sour, expire fast, spoil quickly',
    'long life',
  ],
  ['tangle, get tangled, knot', 'tangle free'],
  ['fall out, fall off, fall out of my ears, come out, drop from the ear', 'sport | secure fit'],
  ['have wires, have a wire, have cables, have a cord, use wires', 'wireless | bluetooth'],
  ['need laces, use laces, need tying, need to be tied', 'slip on | velcro | strap'],
]

/** What goods are wanted to do; `_` stands for the ending of the verb. */
const DOING: readonly (readonly [verbs: string, targets: string])[] = [
  [
    'keep_ water out, keep_ the water out, keep_ rain out, keep_ the rain out, keep_ out water, keep_ out the rain, keep_ the wet out, keep_ feet dry, keep_ my feet dry, keep_ his feet dry, keep_ her feet dry, keep_ me dry, stay_ dry, survive_ rain, survive_ water, stop_ water',
    'waterproof | water resistant',
  ],
  [
    'light_ up, blink_, glow_, flash_ lights, sparkle_, glow_ in the dark, glow_ at night, flash_ when walking',
    'light up | lights',
  ],
  ['grip_, grip_ the floor, grip_ well, hold_ the floor', 'non-slip | non slip | grip'],
  [
    'survive_ falls, survive_ drops, survive_ falling, withstand_ falls, withstand_ drops, take_ a beating',
    'durable | rugged | tough',
  ],
  ['breathe_, let_ air in, let_ feet breathe', 'breathable'],
]

const PLAIN = `
flashes, flashing, that flash, which flash, led lights, leds, has lights, have lights, with lights, lights in the sole, flashy lights, light ups = light up | lights
nonslip, non skid, anti slip, antislip, slip resistant, slip proof, slipproof, good grip, strong grip, no slipping = non-slip | non slip | grip
unbreakable, indestructible, hard to break, drop proof, dropproof, shock proof, when it falls, if it falls, falls often, falls a lot = durable | rugged | tough
water cannot enter, water cant enter, water doesnt enter, water does not enter, water cant get in, water wont get in, no water gets in, no leaks = waterproof | water resistant
airy, cool for feet, not hot, ventilated = breathable
no wires, without wires, without a wire, without wire, no wire, no cable, without a cable, no cord, cordless, wire free, not wired, wirefree = wireless | bluetooth
without a fridge, without fridge, no fridge, outside the fridge, lasts without a fridge = long life
huge battery, massive battery, monster battery, giant battery, battery for days, lasts two days, lasts for days, lasts long on one charge, long battery hours = big battery
wash clothes, washing clothes, wash my clothes, doing laundry, laundry, cleaning clothes, wash uniforms = laundry
wash dishes, washing dishes, wash utensils, washing utensils, wash plates, clean utensils, wash cups = dishes
deep fry, to fry, fry, fry with = frying
bathe, to bathe, bathing, for bathing, showering = bathing
`

/** "Does not slip" and "keeps the water out": what goods are told by in other words than catalogues use. */
export const EN_PROPERTIES: string = [
  ...NOT_DOING.map(([verbs, targets]) => {
    const all = verbs.split(', ').flatMap((verb) => NEVER.map((never) => `${never.replace('_', ' ')} ${verb}`))
    return `${all.join(', ')} = ${targets}`
  }),
  ...DOING.map(([verbs, targets]) => {
    const all = verbs.split(', ').flatMap((verb) => STATED.map((ending) => withEnding(verb, ending)))
    return `${all.join(', ')} = ${targets}`
  }),
  PLAIN,
].join('\n')

function withEnding(verb: string, ending: string): string {
  const [root = '', rest = ''] = verb.split('_')
  const stem = ending === 'ing' && root.endsWith('e') ? root.slice(0, -1) : root
  const hissing = ending === 's' && (root.endsWith('sh') || root.endsWith('ss'))
  return `${stem}${hissing ? 'e' : ''}${ending}${rest}`
}
