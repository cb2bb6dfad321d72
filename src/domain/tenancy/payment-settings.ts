import { z } from 'zod'
import { setting } from './setting.ts'

/** Payment by hand to the shop's paybill or till. */
export const C2bSettings = z.strictObject({
  /** How long an instruction can be paid; its goods are kept for a shorter time. */
  expiresMinutes: z
    .int()
    .min(5)
    .max(43_200)
    .default(1_440)
    .meta(setting(['An instruction can be paid for', 'Maagizo yanaweza kulipwa kwa'], { unit: 'minutes' })),
  /** Which version of the provider's registration the shop's app has. */
  urlVersion: z
    .enum(['v1', 'v2'])
    .default('v2')
    .meta(setting(['Registration of the addresses', 'Usajili wa anwani'])),
  /** Whether a payment with a reference we do not know is refused where the provider asks us first. */
  strictReferences: z
    .boolean()
    .default(false)
    .meta(setting(['Refuse payments with an unknown reference', 'Kataa malipo yenye kumbukumbu isiyojulikana'])),
})

/** How unpaid orders keep goods from other customers. */
export const HoldSettings = z.strictObject({
  /** Long enough to walk to an agent with cash; then whoever pays first has them. */
  byHandMinutes: z
    .int()
    .min(5)
    .max(120)
    .default(45)
    .meta(setting(['While it is paid by hand', 'Wakati wa kulipa kwa mkono'], { unit: 'minutes' })),
  /** Long enough for a card page and another try; its link lives longer. */
  cardMinutes: z
    .int()
    .min(5)
    .max(60)
    .default(30)
    .meta(setting(['While it is paid by card', 'Wakati wa kulipa kwa kadi'], { unit: 'minutes' })),
  /** Of one customer, at once. */
  orders: z
    .int()
    .min(1)
    .max(20)
    .default(3)
    .meta(setting(['Orders of one customer', 'Oda za mteja mmoja'])),
  units: z
    .int()
    .min(1)
    .max(10_000)
    .default(100)
    .meta(setting(['Pieces for one customer', 'Vipande kwa mteja mmoja'])),
})

/** Prompts on phones, in any 24 hours. A stranger’s number is any but the one that the customer writes from. */
export const PromptSettings = z.strictObject({
  perCustomer: z
    .int()
    .min(3)
    .max(100)
    .default(15)
    .meta(setting(['For one customer', 'Kwa mteja mmoja'])),
  /** Strangers’ numbers that one customer may have prompted, as long as they do not pay. */
  strangersOfCustomer: z
    .int()
    .min(0)
    .max(10)
    .default(2)
    .meta(setting(['Other numbers of one customer', 'Namba nyingine za mteja mmoja'])),
  strangersOfShop: z
    .int()
    .min(0)
    .max(10_000)
    .default(300)
    .meta(setting(['Other numbers in all', 'Namba nyingine kwa jumla'])),
  /** Prompts to one stranger’s number, whoever asks. */
  perStranger: z
    .int()
    .min(1)
    .max(10)
    .default(3)
    .meta(setting(['To one other number', 'Kwa namba nyingine moja'])),
})

/** An order that several people pay, each a share of it. */
export const ShareSettings = z.strictObject({
  /** Null: where the shop takes M-PESA by hand. */
  enabled: z
    .boolean()
    .nullable()
    .default(null)
    .meta(setting(['Offered', 'Inatolewa'])),
  /** The buyer among them. */
  mostPayers: z
    .int()
    .min(2)
    .max(20)
    .default(10)
    .meta(setting(['People who pay, at most', 'Watu wanaolipa, wasizidi'])),
  leastShareMinor: z
    .int()
    .min(100)
    .default(5_000)
    .meta(setting(['Smallest share', 'Sehemu ndogo zaidi'], { unit: 'money' })),
  /** Then what has not come in does not come any more. */
  hours: z
    .int()
    .min(1)
    .max(168)
    .default(24)
    .meta(setting(['Shares can be paid for', 'Sehemu zinaweza kulipwa kwa'], { unit: 'hours' })),
})
