import { refusal } from '../refusal.ts'
import type { Runtime } from '../runtime.ts'
import type { CallbackDesk } from './callback.ts'
import { newReceipt } from './new-receipt.ts'
import type { PromptAnswer } from './schemas.ts'
import type { DarajaStore, StkPush } from './store.ts'
import { promptView, smsView } from './views.ts'

export interface PromptDesk {
  /** Brings an accepted push to the phone; `forced` is a result code that is certain already. */
  open(push: StkPush, forced: string | null): Promise<void>
  /** The customer's answer. Throws a 404 or 409 refusal when there is no such open prompt. */
  answer(id: string, answer: PromptAnswer): StkPush
}

/** Decides how each push ends: by script, by the customer, or by nobody answering for `timeoutMs`. */
export function createPromptDesk(
  runtime: Runtime,
  store: DarajaStore,
  callbacks: CallbackDesk,
  timeoutMs: number,
): PromptDesk {
  const ending = new Set<StkPush>()

  /** Settles the prompt; the promise resolves when its callback, if not delayed, has been delivered. */
  async function finish(push: StkPush, code: string): Promise<void> {
    if (push.state !== 'open' || ending.has(push)) return
    ending.add(push)
    if (store.openByPhone.get(push.msisdn) === push) store.openByPhone.delete(push.msisdn)
    // The failure comes first, then the money: the phone never shows that it failed.
    if (push.script.callback === 'failure_then_success' && code === '0') {
      await callbacks.send(push, '1037')
      await runtime.timers.wait(push.script.callbackDelayMs)
    }
    settle(runtime, store, push, code)
    ending.delete(push)
    announceEnd(runtime, push)
    await callbacks.report(push)
  }

  return {
    async open(push, forced) {
      if (push.onPhone) {
        store.openByPhone.set(push.msisdn, push)
        runtime.events.emit({ type: 'prompt', customer: push.msisdn, data: promptView(push) })
      }
      const code = forced ?? scriptedCode(store, push)
      if (code === null) return runtime.timers.after(timeoutMs, () => void finish(push, '1037'))
      if (push.script.callback === 'before_reply') return finish(push, code)
      const wait = push.script.outcome === 'ignore' && push.script.afterMs === 0 ? timeoutMs : push.script.afterMs
      runtime.timers.after(wait, () => void finish(push, code))
    },
    answer(id, answer) {
      const push = store.pushes.get(id)
      if (!push) throw refusal(404, `no prompt ${id}`)
      if (push.state !== 'open' || ending.has(push)) throw refusal(409, `prompt ${id} is closed`)
      // Closing the dialog without an answer: the provider only learns of it when its own time is up.
      if (answer.action === 'ignore') {
        push.onPhone = false
        runtime.events.emit({ type: 'prompt_closed', customer: push.msisdn, data: { id, resultCode: null } })
        return push
      }
      void finish(push, codeOf(store, push, answer))
      return push
    },
  }
}

function announceEnd(runtime: Runtime, push: StkPush): void {
  const data = { id: push.id, resultCode: push.resultCode }
  runtime.events.emit({ type: 'prompt_closed', customer: push.msisdn, data })
  if (push.state === 'paid') runtime.events.emit({ type: 'sms', customer: push.msisdn, data: smsView(push) })
}

function codeOf(store: DarajaStore, push: StkPush, { action, pin }: PromptAnswer): string {
  if (action === 'cancel') return '1032'
  if (action === 'ignore') return '1037'
  const phone = store.phone(push.msisdn)
  if (action === 'wrong_pin' || (pin !== undefined && pin !== phone.pin)) return '2001'
  return phone.balance !== null && phone.balance < push.amount ? '1' : '0'
}

/** The result code that the script decides on; null when the customer is to answer. */
function scriptedCode(store: DarajaStore, push: StkPush): string | null {
  const { outcome } = push.script
  if (outcome === 'ask') return null
  if (outcome === 'pay' || outcome === 'wrong_pin' || outcome === 'cancel' || outcome === 'ignore') {
    return codeOf(store, push, { action: outcome })
  }
  return outcome
}

function settle(runtime: Runtime, store: DarajaStore, push: StkPush, code: string): void {
  push.state = code === '0' ? 'paid' : 'failed'
  push.resultCode = code
  push.finishedAt = runtime.now().getTime()
  if (code !== '0') return
  const receipt = newReceipt(runtime)
  push.receipt = receipt
  const { shortcode, msisdn, amount, accountReference: reference, finishedAt: at } = push
  store.ledger.add({ receipt, shortcode, msisdn, amount, reference, at, type: 'Pay Bill' })
  const phone = store.phone(push.msisdn)
  if (phone.balance !== null) store.phones.set(push.msisdn, { ...phone, balance: phone.balance - push.amount })
}
