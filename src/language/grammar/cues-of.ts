import type { Meaning, Verb } from '../span.ts'

/**
 * What a span says as a cue: cue phrases by their id, verbs by what they come to in a shop. "Niletee" is a wish, "mnaleta" is
 * about delivery, "hamjaleta" is a complaint.
 */
export function cuesOf(meaning: Meaning): readonly string[] {
  const cues = known.get(meaning) ?? cuesSaid(meaning)
  known.set(meaning, cues)
  return cues
}

/** Every rule asks it of every span. */
const known = new WeakMap<Meaning, readonly string[]>()

function cuesSaid(meaning: Meaning): readonly string[] {
  if (meaning.kind === 'cue') {
    if (meaning.negated) return [`not_${meaning.cue}`]
    return BESIDES[meaning.cue] ?? [meaning.cue]
  }
  return meaning.kind === 'verb' ? verbCues(meaning.verb) : []
}

/** What a cue says besides itself. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  put: ['add', 'put'],
  change_order: ['change_order', 'change'],
  cancel_order: ['cancel', 'my_order'],
  delivery_terms: ['delivery', 'delivery_terms'],
  used: ['original', 'used'],
  no_prompt: ['prompt', 'no_prompt'],
}

type Rule = (verb: Verb) => readonly string[]

const always =
  (...cues: string[]): Rule =>
  () =>
    cues

const asked = ({ tense, subject }: Verb) =>
  tense === 'imperative' || tense === 'subjunctive' || (tense === 'infinitive' && subject === null)
const mine = ({ subject }: Verb) => subject === 'i' || subject === 'we'
const yours = ({ subject }: Verb) => subject === 'you' || subject === 'you_all'
const done = ({ tense }: Verb) => tense === 'past' || tense === 'perfect'
const undone = ({ tense, negative }: Verb) =>
  negative && (tense === 'not_yet' || tense === 'perfect' || tense === 'past')

/** Handing something over: a wish, a claim about money, a question about delivery or a complaint that it did not come. */
const handing: Rule = (verb) => {
  if (undone(verb) && !mine(verb)) return ['not_come', 'late']
  if (mine(verb) && done(verb)) return verb.passive ? ['brought'] : ['sent']
  if (verb.negative) return ['not_want']
  if (done(verb)) return ['brought']
  if (verb.object === 'me' || verb.object === 'us') {
    return yours(verb) && !asked(verb) ? ['delivery', 'bring_me', 'want'] : ['want', 'bring_me']
  }
  if (asked(verb)) return ['want']
  return ['delivery']
}

/** "Mnafungua", and not "kufunga kamba" or "sijafungua box". */
const atTheShop: Rule = (verb) => (verb.tense === 'infinitive' || verb.negative || mine(verb) ? [] : ['hours'])

/** "Mtatupea bei gani" asks for a price; a thing that is given is not delivered. */
const giving: Rule = (verb) => {
  const said = handing(verb)
  return said.includes('delivery') ? ['want'] : said
}

/** "Niuzie" wishes, "mliniuzia" and "niliuziwa" tell of goods that she has from this shop. */
const selling: Rule = (verb) => {
  const toMe = verb.object === 'me' || verb.object === 'us'
  if (done(verb) && !verb.negative && (toMe || (mine(verb) && verb.passive))) return ['brought']
  return toMe ? ['want'] : ['availability']
}

/** "Imepasuka" has happened; "ikipasuka", "ipasuke" may happen one day, and "zinakwaruza?" asks what such goods do. */
const going: Rule = ({ tense }) => {
  if (tense === 'infinitive' || tense === 'present') return []
  return tense === 'conditional' || tense === 'subjunctive' || tense === 'future' ? ['broken', 'if'] : ['broken']
}

const RULES: Readonly<Record<string, Rule>> = {
  // Beans that need soaking wish for nothing; "they" in Swahili are as often people.
  want: (verb) => (verb.subject === 'it' ? [] : verb.negative ? ['not_want'] : ['want']),
  give: giving,
  bring: handing,
  send: handing,
  buy: (verb) => (done(verb) ? ['had'] : ['want']),
  sell: selling,
  have: (verb) => (mine(verb) ? ['i_have'] : verb.negative ? ['not_availability', 'availability'] : ['availability']),
  // "Mzee hayuko": where somebody is, and no goods.
  be_at: (verb) => (mine(verb) ? ['address'] : verb.subject === 'she' ? [] : ['availability', 'be_at']),
  show: always('show'),
  see: (verb) => (asked(verb) || verb.tense === 'future' ? ['show'] : []),
  seek: always('want', 'seek'),
  choose: always('want'),
  take: (verb) =>
    // "Zinachukua muda": what takes its time is a thing.
    verb.subject === 'it'
      ? []
      : verb.negative
        ? ['not_want']
        : done(verb)
          ? ['had']
          : mine(verb)
            ? ['want', 'take_myself']
            : ['want'],
  // "Umewekwa sukari?" has happened.
  add: (verb) => (done(verb) && !mine(verb) ? [] : ['add']),
  put: (verb) => (done(verb) && !mine(verb) ? [] : ['add', 'put']),
  remove: always('remove'),
  reduce: always('bargain'),
  change: (verb) => (verb.tense === 'infinitive' ? ['change', 'returns'] : ['change']),
  return: always('returns'),
  exchange: always('returns'),
  cancel: always('cancel'),
  wait: always('pause'),
  think: always('pause'),
  return_self: (verb) => (done(verb) ? ['resume'] : ['pause']),
  call: (verb) => (verb.object === 'me' || verb.object === 'us' ? ['person'] : []),
  check_on: (verb) => (verb.object === 'me' || verb.object === 'us' ? ['person'] : []),
  talk: always('talk'),
  help: always('help'),
  pay: (verb) =>
    undone(verb) ? ['not_paid'] : done(verb) ? ['paid'] : verb.tense === 'conditional' ? ['pay', 'if'] : ['pay'],
  pay_received: (verb) => (verb.negative ? ['not_payment_check', 'payment_check'] : ['payment_check']),
  get: (verb) => (undone(verb) ? ['not_come', 'late'] : mine(verb) && done(verb) ? ['brought'] : []),
  arrive: (verb) => (undone(verb) ? ['not_come', 'late'] : done(verb) ? ['arrived'] : ['arrive']),
  deliver: (verb) => (undone(verb) ? ['not_come', 'late'] : ['delivery']),
  // "Imekuja nyekundu" tells of goods, "nimekuja" of her.
  come: (verb) => (done(verb) && verb.subject === 'it' && !verb.negative ? ['arrived'] : []),
  collect: always('pickup'),
  order: (verb) => (done(verb) ? ['had', 'my_order'] : ['want']),
  open: atTheShop,
  close: atTheShop,
  break: going,
  spoil: going,
  rot: going,
  delay: always('late'),
  // "Nilitapeliwa" tells of whoever it was.
  cheat: (verb) => (verb.passive && mine(verb) ? [] : ['thief']),
  steal: always('thief'),
  // "Imetengenezwa na nini?" asks what a thing is made of.
  fix: (verb) => (done(verb) && !mine(verb) && verb.subject !== 'you_all' && verb.subject !== 'you' ? [] : ['repair']),
  last: always('lasting'),
  work: (verb) => (verb.negative ? ['broken'] : []),
  be_able: always('can_i'),
  like: (verb) => (verb.negative ? ['not_want'] : ['want']),
  love: (verb) => (verb.negative ? ['not_want'] : ['want']),
  ask: always('question'),
  tell: always('question'),
  know: always('question'),
}

function verbCues(verb: Verb): readonly string[] {
  return RULES[verb.sense]?.(verb) ?? []
}
