import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { DeliveryDesk } from '../delivery-faults.ts'
import { refusal } from '../refusal.ts'
import type { Runtime } from '../runtime.ts'
import { type C2bShop, type HandPayment, type HandPaymentResult, newC2bShop, type PhoneForm } from './c2b-schemas.ts'
import type { CallbackDesk } from './callback.ts'
import { nairobiStamp } from './nairobi-time.ts'
import { newReceipt } from './new-receipt.ts'
import type { DarajaApp } from './schemas.ts'
import type { DarajaStore, StkPush } from './store.ts'

export interface C2bDesk {
  /** A customer pays by hand; resolves when the report of it, if it is not delayed, has been answered. */
  pay(payment: z.output<typeof HandPayment>): Promise<HandPaymentResult>
  /** Reports a paid prompt as if it were sent by hand, when the shop wants that at this moment. */
  echo(push: StkPush, when: C2bShop['echo']): Promise<void>
}

interface Fact {
  receipt: string
  type: string
  shortcode: string
  reference: string
  amount: string | number
  msisdn: string
  phoneForm: z.infer<typeof PhoneForm>
  firstName: string | null
}

/** Money sent by hand: asks the shop where it wants to be asked, takes the money, and reports it. Never repeated by itself. */
export function createC2bDesk(runtime: Runtime, store: DarajaStore, desk: DeliveryDesk): C2bDesk {
  const send = (url: string, body: string) =>
    runtime.outgoing.post({
      url,
      body,
      headers: { 'content-type': 'application/json', 'user-agent': 'Apache-HttpClient' },
    })

  async function confirm(shop: C2bShop, fact: Fact): Promise<number | null> {
    const url = shop.confirmationUrl
    if (url === null) return null
    const body = JSON.stringify(bodyOf(runtime, fact, '49125.00'))
    return desk.deliver('daraja.c2b', fact.shortcode, { msisdn: fact.msisdn }, async (variant) => {
      const delivery = await send(url, variant === 'malformed' ? body.slice(0, body.length / 2) : body)
      return 'status' in delivery ? delivery.status : null
    })
  }

  /** The code with which the shop refuses; null when it accepts, or does not answer and the shop's till goes on. */
  async function refusedBy(shop: C2bShop, fact: Fact): Promise<string | null> {
    if (!shop.validation || shop.validationUrl === null) return null
    const delivery = await send(shop.validationUrl, JSON.stringify(bodyOf(runtime, fact, '')))
    const code = 'status' in delivery && delivery.status === 200 ? resultCodeIn(delivery.body) : null
    if (code === null) return shop.responseType === 'Completed' ? null : 'no_answer'
    return code === '0' ? null : code
  }

  return {
    async pay(payment) {
      const app = appOf(store, payment.shortcode)
      const shop = store.c2b.get(app.shortcode) ?? newC2bShop(app.shortcode)
      const phone = store.phone(payment.msisdn)
      if (phone.balance !== null && phone.balance < payment.amount) throw refusal(409, 'not enough money in M-PESA')
      const isTill = app.type === 'till'
      const fact: Fact = {
        receipt: payment.receipt ?? newReceipt(runtime),
        type: isTill ? 'Buy Goods' : 'Pay Bill',
        shortcode: payment.shortcode,
        reference: isTill ? '' : payment.reference,
        amount: amountAs(payment),
        msisdn: payment.msisdn,
        phoneForm: payment.phoneForm ?? phoneFormOf(shop),
        firstName: payment.firstName,
      }
      const refusedWith = await refusedBy(shop, fact)
      if (refusedWith !== null) return { receipt: null, refusedWith, confirmed: null }
      if (phone.balance !== null) {
        store.phones.set(payment.msisdn, { ...phone, balance: phone.balance - payment.amount })
      }
      const { receipt, type, reference } = fact
      const at = runtime.now().getTime()
      const { msisdn, amount } = payment
      store.ledger.add({ receipt, type, reference, msisdn, amount, at, shortcode: app.shortcode })
      const text = `${fact.receipt} Confirmed. Ksh${payment.amount.toLocaleString('en-KE')}.00 sent to ${app.displayName ?? app.shortcode}.`
      runtime.events.emit({ type: 'sms', customer: payment.msisdn, data: { receipt: fact.receipt, text } })
      return { receipt: fact.receipt, refusedWith: null, confirmed: await confirm(shop, fact) }
    },
    async echo(push, when) {
      const shop = store.c2b.get(push.shortcode)
      if (push.state !== 'paid' || push.receipt === null || shop?.echo !== when) return
      const till = appOf(store, push.shortcode).till
      await confirm(shop, {
        receipt: push.receipt,
        type: till === undefined ? 'Pay Bill' : 'Customer Merchant Payment',
        shortcode: till ?? push.shortcode,
        reference: till === undefined ? push.accountReference : '',
        amount: `${push.amount}.00`,
        msisdn: push.msisdn,
        phoneForm: phoneFormOf(shop),
        firstName: 'ACHIENG',
      })
    },
  }
}

/** Callbacks of prompts, with the report of the same money before or after them, whatever becomes of the callback. */
export function withEcho(callbacks: CallbackDesk, c2b: C2bDesk): CallbackDesk {
  return {
    send: callbacks.send,
    async report(push) {
      await c2b.echo(push, 'before_callback')
      await callbacks.report(push)
      await c2b.echo(push, 'after_callback')
    },
  }
}

function appOf(store: DarajaStore, number: string): DarajaApp {
  const app = [...store.apps.values()].find(({ shortcode, till }) => shortcode === number || till === number)
  if (!app) throw refusal(404, `nobody has the number ${number}`)
  return app
}

function phoneFormOf(shop: C2bShop): Fact['phoneForm'] {
  return shop.phoneForm ?? (shop.product === 'v1' ? 'hashed' : 'masked')
}

function amountAs({ amount, amountAs: form }: z.output<typeof HandPayment>): string | number {
  if (form === 'number') return amount
  return form === 'whole' ? String(amount) : `${amount}.00`
}

function bodyOf(runtime: Runtime, fact: Fact, orgAccountBalance: string): object {
  return {
    TransactionType: fact.type,
    TransID: fact.receipt,
    TransTime: nairobiStamp(runtime.now()),
    TransAmount: fact.amount,
    BusinessShortCode: fact.shortcode,
    BillRefNumber: fact.reference,
    InvoiceNumber: '',
    OrgAccountBalance: orgAccountBalance,
    ThirdPartyTransID: '',
    MSISDN: written(fact.msisdn, fact.phoneForm),
    FirstName: fact.firstName,
    MiddleName: null,
    LastName: '',
  }
}

function written(msisdn: string, form: Fact['phoneForm']): string {
  if (form === 'plain') return msisdn
  if (form === 'hashed') return createHash('sha256').update(msisdn).digest('hex')
  return `${msisdn.slice(0, 4)} ***** ${msisdn.slice(-3)}`
}

function resultCodeIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body)
    const given =
      typeof parsed === 'object' && parsed !== null ? new Map(Object.entries(parsed)) : new Map<string, unknown>()
    return given.has('ResultCode') ? String(given.get('ResultCode')) : null
  } catch {
    return null
  }
}
