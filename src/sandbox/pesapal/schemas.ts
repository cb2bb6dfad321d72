import { z } from 'zod'

/**
 * A shop's merchant account at the fake card provider. `errorKeys`: how errors are spelled, as on the wire or as in the
 * documentation. `tokenLifeSeconds`: documented are 300, recorded were 3600.
 */
export const PesapalShop = z.strictObject({
  consumerKey: z.string().min(1),
  consumerSecret: z.string().min(1),
  displayName: z.string().min(1).max(60).default('Shop'),
  currencies: z.array(z.string().length(3)).min(1).default(['KES']),
  tokenLifeSeconds: z.int().min(1).default(300),
  errorKeys: z.enum(['error_type', 'type']).default('error_type'),
})
export type PesapalShopRegistration = z.input<typeof PesapalShop>
export type PesapalShop = z.infer<typeof PesapalShop>

/** What the status says instead of the truth. */
const Report = z.strictObject({
  amount: z.number().optional(),
  currency: z.string().length(3).optional(),
  reference: z.string().optional(),
  /** Another code than the order's own; an empty one is left out by the real provider too. */
  confirmationCode: z.string().optional(),
  /** Wording of the description; by default with a capital, as in newer recordings. */
  description: z.string().optional(),
  statusCode: z.int().optional(),
})

/** How the payer's try ends, how many notifications follow at once (none: lost), and what the status then says. */
export const CardTry = z.strictObject({
  outcome: z.enum(['completed', 'failed']).default('completed'),
  notifications: z.int().min(0).max(20).default(1),
  report: Report.prefault({}),
})
export type CardTry = z.input<typeof CardTry>

export const Reversal = z.strictObject({ notifications: z.int().min(0).max(20).default(1) })
export type Reversal = z.input<typeof Reversal>

export const OrderFilter = z.strictObject({ reference: z.string().optional() })
export type OrderFilter = z.input<typeof OrderFilter>

const Text = z.string().trim()
const Decimal = z.number().refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6)

/** A new order by the provider's field rules. */
export const OrderRequest = z.strictObject({
  id: Text.regex(/^[A-Za-z0-9_.:-]{1,50}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  amount: Decimal.refine((amount) => amount > 0),
  description: Text.min(1).max(100),
  callback_url: z.url(),
  cancellation_url: z.url().optional(),
  redirect_mode: z.enum(['TOP_WINDOW', 'PARENT_WINDOW']).optional(),
  notification_id: z.string(),
  branch: z.string().optional(),
  billing_address: z
    .object({ email_address: Text.optional(), phone_number: Text.optional() })
    .refine(({ email_address, phone_number }) => Boolean(email_address ?? phone_number)),
})
export type OrderRequest = z.infer<typeof OrderRequest>
