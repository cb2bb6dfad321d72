import { z } from 'zod'
import { OfferState, OfferTerms, Reduction } from '../../domain/offers/desk/schemas.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { MOST_MINOR } from '../../lib/money.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS } from './roles.ts'
import { ById, Instant, MoneyWire } from './values.ts'

const [percentOff, sumOff] = Reduction.options
const { code, title, minTotalMinor, categories, maxRedemptions, perCustomer } = OfferTerms.shape

/** What an offer takes off, in hundredths of the shop's currency. */
const ReductionWire = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: percentOff.shape.kind,
    percent: percentOff.shape.percent,
    most_minor: percentOff.shape.maxDiscountMinor,
  }),
  z.strictObject({ kind: sumOff.shape.kind, amount_minor: sumOff.shape.amountMinor }),
])

const When = z.iso.datetime({ offset: true }).transform((at) => new Date(at))

const Terms = z.strictObject({
  code: code.default(null),
  title,
  reduction: ReductionWire,
  min_total_minor: minTotalMinor.default(0),
  categories: categories.default([]),
  starts_at: When,
  ends_at: When,
  max_redemptions: maxRedemptions.default(null),
  per_customer: perCustomer.default(null),
})

export const OfferWire = z.strictObject({
  offer_id: z.uuid(),
  state: OfferState,
  code: z.string().nullable(),
  title: z.partialRecord(SpokenLang, z.string()),
  reduction: z.discriminatedUnion('kind', [
    z.strictObject({ kind: percentOff.shape.kind, percent: z.int(), most: MoneyWire.nullable() }),
    z.strictObject({ kind: sumOff.shape.kind, amount: MoneyWire }),
  ]),
  min_total: MoneyWire.nullable(),
  categories: z.array(z.string()),
  starts_at: Instant,
  ends_at: Instant,
  max_redemptions: z.int().nullable(),
  per_customer: z.int().nullable(),
  /** Paid orders that it reduced, and those that wait for their payment. */
  paid_orders: z.int(),
  open_orders: z.int(),
  /** What it took off paid orders, a sum for each currency. */
  cost: z.array(MoneyWire),
  /** The currency of its sums. */
  currency: z.string(),
  version: z.int(),
})
export type OfferWire = z.infer<typeof OfferWire>

const OfferAnswer = z.strictObject({ offer: OfferWire })
const write = { who: LEADS, scope: 'catalog:write', idempotent: true } as const

export const listOffers = defineRoute({
  name: 'listOffers',
  method: 'GET',
  path: '/v1/offers',
  summary: 'The offers of the shop, what ends last first, each with how often it was used and what it cost so far.',
  who: READERS,
  scope: 'catalog:read',
  idempotent: false,
  query: Page,
  answers: { 200: z.strictObject({ offers: z.array(OfferWire), next_cursor: NextCursor }) },
  errors: [],
})

export const createOffer = defineRoute({
  ...write,
  name: 'createOffer',
  method: 'POST',
  path: '/v1/offers',
  summary: 'Makes an offer: customers are told of it and have it while it runs, with its code or without one.',
  query: DryRun,
  body: Terms,
  answers: { 201: OfferAnswer },
  errors: ['conflict'],
})

export const changeOffer = defineRoute({
  ...write,
  name: 'changeOffer',
  method: 'PATCH',
  path: '/v1/offers/:id',
  summary:
    'Changes an offer of the version that `If-Match` names; an order that is being paid keeps its price. An earlier end ends it.',
  params: ById,
  query: DryRun,
  body: z.strictObject({
    code: code.optional(),
    title: title.optional(),
    reduction: ReductionWire.optional(),
    min_total_minor: minTotalMinor.optional(),
    categories: categories.optional(),
    starts_at: When.optional(),
    ends_at: When.optional(),
    max_redemptions: maxRedemptions.optional(),
    per_customer: perCustomer.optional(),
  }),
  answers: { 200: OfferAnswer },
  errors: ['conflict', 'stale_version'],
})

export const deleteOffer = defineRoute({
  ...write,
  name: 'deleteOffer',
  method: 'DELETE',
  path: '/v1/offers/:id',
  summary:
    'Deletes an offer that no order has, of the version that `If-Match` names; one that was used is ended instead.',
  params: ById,
  query: DryRun,
  answers: { 200: z.strictObject({ offer_id: z.uuid(), outcome: z.literal('deleted') }) },
  errors: ['conflict', 'stale_version'],
})

const Line = z.strictObject({
  category: z.string().trim().min(1).max(100),
  amount_minor: z.int().min(1).max(MOST_MINOR),
})

export const tryOffer = defineRoute({
  ...write,
  name: 'tryOffer',
  method: 'POST',
  path: '/v1/offers/:id/try',
  summary:
    'What an offer would take off an order, or off goods that are only thought of, judged as a customer’s basket is; nothing is changed.',
  params: ById,
  body: z.strictObject({
    on: z.union([z.strictObject({ order_id: z.uuid() }), z.strictObject({ lines: z.array(Line).min(1).max(50) })]),
  }),
  answers: {
    200: z.strictObject({
      outcome: z.enum(['applies', 'not_yet', 'expired', 'used_up', 'below_minimum', 'not_for_these_items']),
      subtotal: MoneyWire,
      /** Null where it takes nothing off. */
      discount: MoneyWire.nullable(),
      /** The offer that such a basket gets without a code, or that the order has; null for none. */
      best: z
        .strictObject({ offer_id: z.uuid(), title: z.partialRecord(SpokenLang, z.string()), discount: MoneyWire })
        .nullable(),
    }),
  },
  errors: [],
})

export const OFFER_ROUTES = { listOffers, createOffer, changeOffer, deleteOffer, tryOffer }
