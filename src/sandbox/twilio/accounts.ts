import type Router from '@koa/router'
import { sendReply } from '../wire.ts'
import { authenticatedAccount } from './authenticate.ts'
import { twilioError } from './errors.ts'
import type { TwilioStore } from './store.ts'

/** What an account says of itself, and the WhatsApp senders it has. */
export function accountRoutes(router: Router, store: TwilioStore): void {
  router.get('/2010-04-01/Accounts/:account.json', (ctx) => {
    const sid = authenticatedAccount(store, ctx)
    const [sender] = store.senders().filter(({ accountSid }) => accountSid === sid)
    if (!sender || sid !== ctx.params.account) return sendReply(ctx, twilioError(20003))
    sendReply(ctx, {
      status: 200,
      body: { sid, friendly_name: sender.displayName, status: sender.accountStatus, type: 'Full' },
    })
  })
  router.get('/v2/Channels/Senders', (ctx) => {
    const sid = authenticatedAccount(store, ctx)
    if (sid === null) return sendReply(ctx, twilioError(20003))
    const own = store.senders().filter(({ accountSid }) => accountSid === sid)
    const senders = own.map(({ number, senderStatus }) => ({ sender_id: number, status: senderStatus }))
    sendReply(ctx, { status: 200, body: { senders, meta: { key: 'senders', next_page_url: null } } })
  })
}
