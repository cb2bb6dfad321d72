import type { StkPush } from './store.ts'

/** A prompt as the phone shows it. Amounts are whole shillings. */
export interface PromptView {
  id: string
  msisdn: string
  shopName: string
  shortcode: string
  amount: number
  accountReference: string
  state: StkPush['state']
}

/** A recorded push as the control API shows it. Instants are ISO strings, amounts whole shillings. */
export interface PushView extends PromptView {
  order: number
  receivedAt: string
  finishedAt: string | null
  callbackUrl: string
  merchantRequestId: string
  checkoutRequestId: string
  resultCode: string | null
  receipt: string | null
  callbacksSent: number
  queries: number
}

export function promptView(push: StkPush): PromptView {
  const { id, msisdn, shopName, shortcode, amount, accountReference, state } = push
  return { id, msisdn, shopName, shortcode, amount, accountReference, state }
}

export function pushView(push: StkPush): PushView {
  return {
    ...promptView(push),
    order: push.order,
    receivedAt: new Date(push.receivedAt).toISOString(),
    finishedAt: push.finishedAt === null ? null : new Date(push.finishedAt).toISOString(),
    callbackUrl: push.callbackUrl,
    merchantRequestId: push.merchantRequestId,
    checkoutRequestId: push.checkoutRequestId,
    resultCode: push.resultCode,
    receipt: push.receipt,
    callbacksSent: push.callbacksSent,
    queries: push.queries,
  }
}

/** The text message that the payer gets after paying. */
export function smsView(push: StkPush): { receipt: string; text: string } {
  const receipt = push.receipt ?? ''
  const amount = push.amount.toLocaleString('en-KE')
  const text = `${receipt} Confirmed. Ksh${amount}.00 paid to ${push.shopName} for account ${push.accountReference}.`
  return { receipt, text }
}
