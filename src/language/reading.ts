import { z } from 'zod'
import { HeardLang, SpokenLang } from '../lib/languages.ts'
import { PaymentMethod } from '../lib/payment-method.ts'
import { INTENTS } from './classifier/intents.ts'
import { Matter } from './classifier/matters.ts'
import { GUARDED } from './concierge/guest-words.ts'
import { GuestRoute, QueryType } from './concierge/query-types.ts'
import { Signal } from './memory/signal.ts'
import { TripHeard } from './trips/trip-talk.ts'

/** Amounts in minor units of the shop's currency; null where nothing was said. */
const Price = z.int().min(0).nullable()

export const ShareDoing = z.enum(['start', 'status', 'end', 'rest', 'split', 'ask', 'drop'])
export type ShareDoing = z.infer<typeof ShareDoing>

/** A value of an option as the shop spells it, or as said where the shop has no such value ("pink", "52"). */
export const OptionValue = z.strictObject({
  /** The shop's name of the option ("size", "colour", "weight"); null when the words do not tell which. */
  option: z.string().nullable(),
  value: z.string(),
})
export type OptionValue = z.infer<typeof OptionValue>

/** "3 kg", "nusu lita", "64GB": an amount of a unit in its shortest spelling (kg, g, l, ml, gb, mah, w, m, inch). */
export const Measure = z.strictObject({ amount: z.number().positive(), unit: z.string() })
export type Measure = z.infer<typeof Measure>

/** What goods are meant, as far as the words and what was talked about tell. Everything named exists in this shop. */
export const Wanted = z.strictObject({
  /** Items that may be meant, best first. */
  itemIds: z.array(z.string()),
  /** The first item is meant and no other: by its whole name, its place in a list, or by pointing at it. */
  exact: z.boolean(),
  /** Categories as the shop calls them; an item of any of them will do. */
  categories: z.array(z.string()),
  /** What it must be or be good for, in words of the shop's own tags and attributes: "waterproof", "selfie". */
  features: z.array(z.string()),
  values: z.array(OptionValue),
  /** Pieces. */
  quantity: z.int().min(1).nullable(),
  measure: Measure.nullable(),
  minPriceMinor: Price,
  maxPriceMinor: Price,
  /** "Around 4k": what comes nearest is best. */
  nearPriceMinor: Price,
  sort: z.enum(['price_low', 'price_high']).nullable(),
  /** What was asked for by a name that nothing here has ("iphone 15", "nike"): what is offered is only of its kind. */
  missing: z.array(z.string()),
  /** The customer's own words for the goods, for "we have no ...". */
  words: z.string(),
})
export type Wanted = z.infer<typeof Wanted>

/** Lines of the running cart, counted from 0. */
const Lines = z.array(z.int().min(0))

/** `payment`: the ways to pay; `paying`, `delivery`, `offers`: anything else about these that only the shop's documents can say. */
export const ShopTopic = z.enum([
  'hours',
  'location',
  'payment',
  'paying',
  'delivery',
  'offers',
  'returns',
  'warranty',
  'repair',
  'trade_in',
  'receipt',
  'ordering',
  'restock',
  'bulk',
  'privacy',
  'other',
])
export type ShopTopic = z.infer<typeof ShopTopic>

/** How she says she wants to pay: one of our ways, cash, or what we have not heard of. */
export const SpokenMethod = z.enum([...PaymentMethod.options, 'cash', 'other'])

/**
 * One thing the customer does with her words. Several may be in one message, in the order in which they were said. Items are
 * ids of this shop, places in a list and pronouns are resolved already.
 */
export const Act = z.discriminatedUnion('act', [
  // talk
  z.strictObject({ act: z.literal('greet') }),
  z.strictObject({ act: z.literal('small_talk'), kind: z.enum(['thanks', 'bye', 'how_are_you', 'praise', 'other']) }),
  z.strictObject({ act: z.literal('ask_identity') }),
  z.strictObject({ act: z.literal('insult'), grave: z.boolean() }),
  z.strictObject({ act: z.literal('off_topic') }),
  z.strictObject({ act: z.literal('untrusted') }),
  z.strictObject({ act: z.literal('unclear') }),

  // finding goods
  z.strictObject({ act: z.literal('search'), wanted: Wanted }),
  z.strictObject({ act: z.literal('refine'), wanted: Wanted }),
  z.strictObject({ act: z.literal('recommend'), wanted: Wanted }),
  /** `all`: everything there is, rather than the next few. */
  z.strictObject({ act: z.literal('show_more'), all: z.boolean() }),
  /** The goods asked for are not what this shop sells; `words` names them. */
  z.strictObject({ act: z.literal('not_sold'), words: z.string() }),

  // choosing and the cart
  /** Chooses among what was offered or talked about; `wanted` has at least one item, more than one when several were picked. */
  z.strictObject({ act: z.literal('pick'), wanted: Wanted }),
  /** A number or place beyond what was shown. */
  z.strictObject({ act: z.literal('pick_nothing'), place: z.int() }),
  z.strictObject({ act: z.literal('add'), wanted: Wanted }),
  z.strictObject({
    act: z.literal('set_quantity'),
    lines: Lines,
    quantity: z.int().min(1).nullable(),
    measure: Measure.nullable(),
  }),
  z.strictObject({ act: z.literal('change_option'), lines: Lines, values: z.array(OptionValue).min(1) }),
  /** No lines: the words say what to remove, but the cart has no such thing. */
  z.strictObject({ act: z.literal('remove'), lines: Lines, words: z.string() }),
  /** Takes the lines out and looks for something else in their place. */
  z.strictObject({ act: z.literal('replace'), lines: Lines, wanted: Wanted }),
  z.strictObject({ act: z.literal('show_cart') }),

  // questions
  /** `topic`: 'price', 'availability', 'options', 'picture', 'describe', or the key of an attribute; `words`: the question. */
  z.strictObject({ act: z.literal('ask_item'), wanted: Wanted, topic: z.string(), words: z.string() }),
  z.strictObject({ act: z.literal('compare'), wanted: Wanted, words: z.string() }),
  z.strictObject({ act: z.literal('ask_shop'), topic: ShopTopic, words: z.string() }),
  z.strictObject({
    act: z.literal('ask_delivery'),
    aspect: z.enum(['fee', 'time', 'area', 'pickup', 'free', 'other']),
    zoneId: z.string().nullable(),
    /** A place that is in no zone of the shop. */
    elsewhere: z.string().nullable(),
    /** "If I spend 9,000". */
    spendMinor: Price,
    words: z.string(),
  }),
  z.strictObject({
    act: z.literal('set_delivery'),
    kind: z.enum(['delivery', 'pickup']),
    zoneId: z.string().nullable(),
    elsewhere: z.string().nullable(),
    /** What was said of the address beside the zone. */
    address: z.string().nullable(),
  }),
  z.strictObject({ act: z.literal('bargain'), wanted: Wanted, offerMinor: Price }),
  z.strictObject({ act: z.literal('ask_offers'), wanted: Wanted, words: z.string() }),
  z.strictObject({ act: z.literal('apply_coupon'), code: z.string() }),

  // answering and steering
  z.strictObject({ act: z.literal('confirm') }),
  z.strictObject({ act: z.literal('reject') }),
  /** "Later", "let me ask my wife". */
  z.strictObject({ act: z.literal('pause') }),
  z.strictObject({ act: z.literal('resume') }),
  /** Drops what is going on; `order`: an order is named or meant. */
  z.strictObject({ act: z.literal('cancel'), order: z.boolean(), reference: z.string().nullable() }),
  /** A tapped choice of ours, by its id. */
  z.strictObject({ act: z.literal('choose'), id: z.string() }),

  // paying
  /** Goes to paying for what is in the cart or ordered. */
  z.strictObject({ act: z.literal('checkout') }),
  z.strictObject({
    act: z.literal('choose_payment'),
    method: SpokenMethod,
    asks: z.boolean(),
  }),
  /** Digits as M-PESA writes them (2547...); null when the number given is none. */
  z.strictObject({ act: z.literal('give_phone'), msisdn: z.string().nullable() }),
  z.strictObject({ act: z.literal('ask_payment') }),
  /** Several pay one order. `count`: she too; `eachMinor`: each, or with `restIsHers` each of the others; `place`: whose share. */
  z.strictObject({
    ...{ act: z.literal('share'), does: ShareDoing, count: z.int().nullable(), eachMinor: Price },
    ...{ restIsHers: z.boolean(), msisdns: z.array(z.string()), place: z.int().nullable() },
  }),
  z.strictObject({ act: z.literal('claim_paid'), receipt: z.string().nullable() }),
  /** Money went to a wrong number, or too much of it: she wants it back or booked. */
  z.strictObject({ act: z.literal('misdirected_payment'), amountMinor: Price, words: z.string() }),

  // afterwards
  z.strictObject({
    act: z.literal('ask_order'),
    aspect: z.enum(['status', 'when', 'total', 'list', 'change']),
    reference: z.string().nullable(),
  }),
  z.strictObject({
    act: z.literal('complain'),
    /** `case`: more of what was complained of before. */
    about: z.enum(['goods', 'delivery', 'payment', 'service', 'case']),
    words: z.string(),
  }),
  z.strictObject({ act: z.literal('refund'), words: z.string() }),
  z.strictObject({ act: z.literal('ask_person') }),
  /** A topic that a person must answer: legal, medical. */
  z.strictObject({ act: z.literal('sensitive'), topic: z.enum(['legal', 'medical']) }),

  /** Whatever a guest of a property or a client of a travel desk says to it; `stage`: who decided. */
  z.strictObject({
    act: z.literal('ask_guest'),
    queryType: QueryType,
    route: GuestRoute,
    confidence: z.number().min(0).max(1),
    stage: z.enum(['rule', 'offline', 'model']),
    guard: z.enum([...GUARDED, 'other_domain', 'trouble']).nullable(),
    /** Something is to be kept, or what is kept changed. */
    books: z.boolean(),
    words: z.string(),
  }),

  /** Whatever she says of a trip that is to be planned, or that was. */
  z.strictObject({ act: z.literal('trip'), heard: TripHeard }),

  // the customer herself
  /** What a guest says of herself, or wants of what is remembered of her. */
  z.strictObject({ act: z.literal('memory'), does: z.enum(['tell', 'keep', 'ask', 'forget']), told: z.array(Signal) }),
  z.strictObject({
    act: z.literal('consent'),
    purpose: z.enum(['marketing', 'transactional']),
    granted: z.boolean(),
  }),
  z.strictObject({ act: z.literal('set_language'), language: SpokenLang }),
  z.strictObject({ act: z.literal('ask_preferences') }),
])
export type Act = z.infer<typeof Act>
export type ActName = Act['act']

/** A stretch of the message and what it was taken for; `act` counts the acts from 0, null when no act used it. */
export const HeardSpan = z.strictObject({
  text: z.string(),
  kind: z.string(),
  meaning: z.string(),
  act: z.int().nullable(),
})
export type HeardSpan = z.infer<typeof HeardSpan>

/** One message in its dialogue, read once. No token serves two acts; every content word is in a span of an act or in `unheard`. */
export const Reading = z.strictObject({
  language: z.strictObject({ lang: HeardLang, confidence: z.number().min(0).max(1) }),
  governor: z.strictObject({
    class: z.enum(['business', 'casual', 'spam', 'abuse']),
    confidence: z.number().min(0).max(1),
  }),
  acts: z.array(Act).min(1),
  /** How sure the reader is of the acts: below 0.7 a question is asked, below 0.5 nothing is done. */
  confidence: z.number().min(0).max(1),
  /** Content words that no act accounts for, as written. */
  unheard: z.array(z.string()),
  spans: z.array(HeardSpan),
  /** Items that it names in full, whatever it says of them. */
  named: z.array(z.string()),
  /** What the message as a whole is likeliest about, and how likely; null for a tap. */
  matter: z.strictObject({ name: Matter, chance: z.number() }).nullable(),
  /** What the classifier takes the message for, where its acts leave that open; null where they tell. */
  about: z.enum(INTENTS).nullable(),
  /** Anger beside whatever else was said. */
  frustrated: z.boolean(),
})
export type Reading = z.infer<typeof Reading>
