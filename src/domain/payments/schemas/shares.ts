import { z } from 'zod'
import { Money } from '../../../lib/money.ts'

/** Where the sharing of an order stands. `overdue`: some of the money came, the rest did not in time, and a person decides. */
export const PlanStatus = z.enum(['active', 'paid', 'overdue', 'ended'])
export type PlanStatus = z.infer<typeof PlanStatus>

/**
 * Where one share stands. `dropped`: its payer will not pay, and nobody has taken it over; `covered`: nothing is left of it
 * to pay; `to_refund`: money that came for it goes back; `ended`: the sharing is over and nothing came for it.
 */
export const ShareStatus = z.enum([
  'waiting',
  'prompted',
  'part_paid',
  'paid',
  'dropped',
  'covered',
  'ended',
  'to_refund',
  'refunded',
])
export type ShareStatus = z.infer<typeof ShareStatus>

/** Whose a share is: the buyer's, that of a number she has named, or anybody's who takes it. */
export const SharePayer = z.enum(['buyer', 'number', 'anyone'])
export type SharePayer = z.infer<typeof SharePayer>

/** A share as it is agreed on, before there is a row of it. */
export const ShareOffer = z.strictObject({
  payer: SharePayer,
  /** As M-PESA writes it; null for an open share, and for a buyer who writes from no Kenyan mobile. */
  msisdn: z.string().nullable(),
  amountMinor: z.int().min(0),
})
export type ShareOffer = z.infer<typeof ShareOffer>

/**
 * How the buyer wants to share. `count`: of all payers, herself too; `eachMinor`: what each of them pays, or with `restIsHers`
 * what each of the others pays.
 */
export const ShareWish = z.strictObject({
  count: z.int().min(0).nullable(),
  eachMinor: z.int().min(0).nullable(),
  restIsHers: z.boolean(),
  msisdns: z.array(z.string()),
})
export type ShareWish = z.infer<typeof ShareWish>

/** What was wished does not come to the total, so it is asked which of both is meant. `mayPayRest`: the rest is a share of hers. */
export const UnevenShares = z.strictObject({
  count: z.int(),
  each: Money,
  sum: Money,
  total: Money,
  mayPayRest: z.boolean(),
})
export type UnevenShares = z.infer<typeof UnevenShares>

/** Why an order is not shared as it is wished. */
export const ShareRefusal = z.enum([
  'not_offered',
  'no_order',
  'too_few',
  'too_many',
  'too_small',
  'each_too_much',
  'has_money',
  'prompt_open',
])
export type ShareRefusal = z.infer<typeof ShareRefusal>

export const ShareView = z.strictObject({
  shareId: z.uuid(),
  position: z.int(),
  payer: SharePayer,
  msisdn: z.string().nullable(),
  amount: Money,
  /** What of it has come and counts for the order. */
  paid: Money,
  reference: z.string(),
  status: ShareStatus,
  /** A prompt can still be answered on its phone. */
  isPrompted: z.boolean(),
})
export type ShareView = z.infer<typeof ShareView>

/** The sharing of an order as its buyer and staff see it. */
export const SharingView = z.strictObject({
  planId: z.uuid(),
  orderId: z.uuid(),
  orderReference: z.string(),
  status: PlanStatus,
  total: Money,
  /** What the order still needs, and what of that is nobody's share. */
  due: Money,
  unassigned: Money,
  /** What is paid to by hand, with the reference of a share as the account. */
  paybill: z.string(),
  /** Where anybody may pay an open share; null when each has its payer, or the sharing is over. */
  link: z.string().nullable(),
  shares: z.array(ShareView),
  expiresAt: z.iso.datetime(),
})
export type SharingView = z.infer<typeof SharingView>

/** What the buyer of a shared order wants of its sharing. `ask` without a place: everybody who has not paid. */
export const SharingChange = z.discriminatedUnion('do', [
  /** By its place, or by the number that was named for it. */
  z.strictObject({ do: z.literal('drop'), position: z.int().nullable(), msisdn: z.string().nullable() }),
  z.strictObject({ do: z.literal('ask'), position: z.int().nullable() }),
  /** Those who are left pay what is nobody's share. */
  z.strictObject({ do: z.literal('split') }),
  /** The buyer pays whatever has not come. */
  z.strictObject({ do: z.literal('rest') }),
  z.strictObject({ do: z.literal('end') }),
])
export type SharingChange = z.infer<typeof SharingChange>

/**
 * What came of it. `prompt_open`: a prompt is on a phone, so its share stays as it is until that has ended; `nothing_left`:
 * there is nothing to do so.
 */
export const SharingOutcome = z.enum(['changed', 'ended', 'not_shared', 'no_such_share', 'prompt_open', 'nothing_left'])
export type SharingOutcome = z.infer<typeof SharingOutcome>
