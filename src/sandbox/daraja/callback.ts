import type { DeliveryDesk, DeliveryVariant } from '../delivery-faults.ts'
import type { Runtime } from '../runtime.ts'
import { callbackBody } from './callback-body.ts'
import type { StkPush } from './store.ts'

export interface CallbackDesk {
  /** Sends the callbacks that the push's script asks for, now or after its delay. */
  report(push: StkPush): Promise<void>
  /** Sends one callback that claims this result code. */
  send(push: StkPush, code: string): Promise<void>
}

/** Posts results to the push's own callback URL. Never repeated by itself: the provider does not retry. */
export function createCallbackDesk(runtime: Runtime, desk: DeliveryDesk): CallbackDesk {
  async function post(push: StkPush, code: string, variant: DeliveryVariant): Promise<number | null> {
    push.callbacksSent += 1
    const body = JSON.stringify(callbackBody(push, code))
    const delivery = await runtime.outgoing.post({
      url: push.callbackUrl,
      body: variant === 'malformed' ? body.slice(0, body.length / 2) : body,
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'user-agent': 'Apache-HttpClient',
        businessshortcode: push.shortcode,
      },
    })
    return 'status' in delivery ? delivery.status : null
  }

  async function send(push: StkPush, code: string): Promise<void> {
    await desk.deliver('daraja.callback', push.msisdn, { msisdn: push.msisdn }, (variant) => post(push, code, variant))
  }

  async function sendScripted(push: StkPush): Promise<void> {
    const code = push.resultCode ?? '1037'
    await send(push, code)
    if (push.script.callback === 'twice') await send(push, code)
  }

  return {
    send,
    async report(push) {
      const { callback, callbackDelayMs } = push.script
      if (callback === 'drop') return
      if (callbackDelayMs === 0 || callback === 'failure_then_success') return sendScripted(push)
      runtime.timers.after(callbackDelayMs, () => void sendScripted(push))
    },
  }
}
