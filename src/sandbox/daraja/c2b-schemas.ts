import { z } from 'zod'
import { Msisdn } from './schemas.ts'

const Shortcode = z.string().regex(/^\d{5,8}$/)

/** How the payer's number is written: `masked` and `hashed` are what the two versions do, `plain` is what old samples show. */
export const PhoneForm = z.enum(['masked', 'hashed', 'plain'])

/**
 * How one shortcode behaves for money sent by hand. `product`: the version of the registration that its app has.
 * `once`: a second registration is refused, as in production. `validation`: whether the shop is asked before a payment.
 * `echo`: whether a paid prompt is reported here too, and when. `phoneForm` defaults to what the product's version does.
 */
export const C2bSetting = z.strictObject({
  shortcode: Shortcode,
  product: z.enum(['v1', 'v2']).optional(),
  once: z.boolean().optional(),
  validation: z.boolean().optional(),
  echo: z.enum(['off', 'before_callback', 'after_callback']).optional(),
  phoneForm: PhoneForm.optional(),
})
export type C2bSetting = z.input<typeof C2bSetting>

/**
 * A customer pays by hand. `shortcode` is the paybill or the till; `reference` the account number she types. Amounts are
 * whole shillings. `receipt` repeats an earlier one instead of a new one. `amountAs`: how the amount is written.
 */
export const HandPayment = z.strictObject({
  shortcode: Shortcode,
  reference: z.string().max(20).default(''),
  amount: z.int().min(1).max(500_000),
  msisdn: Msisdn,
  firstName: z.string().max(40).nullable().default('ACHIENG'),
  phoneForm: PhoneForm.optional(),
  amountAs: z.enum(['decimals', 'whole', 'number']).default('decimals'),
  receipt: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
})
export type HandPayment = z.input<typeof HandPayment>

/** What came of it: the payer's receipt, or why the shop refused. `confirmed`: what the shop answered to the report, null when it got none (yet). */
export interface HandPaymentResult {
  receipt: string | null
  refusedWith: string | null
  confirmed: number | null
}

/** A shortcode with its registration. */
export interface C2bShop {
  shortcode: string
  product: 'v1' | 'v2'
  once: boolean
  validation: boolean
  echo: 'off' | 'before_callback' | 'after_callback'
  phoneForm: z.infer<typeof PhoneForm> | null
  responseType: 'Completed' | 'Cancelled'
  confirmationUrl: string | null
  validationUrl: string | null
}

export function newC2bShop(shortcode: string): C2bShop {
  return {
    shortcode,
    product: 'v2',
    once: false,
    validation: false,
    echo: 'after_callback',
    phoneForm: null,
    responseType: 'Completed',
    confirmationUrl: null,
    validationUrl: null,
  }
}
