import type { ChannelAccount } from '../messaging/message-channel.ts'
import type { CardAccount } from '../payments/methods/card/card-provider.ts'
import type { StkAccount } from '../payments/methods/stk/stk-provider.ts'
import type { ConnectionRefusal } from './schemas.ts'

/** What a provider says of an account. `unreachable` says nothing of it: the same may work in a minute. `problem` is in the provider's words. */
export type AccountCheck =
  | { outcome: 'works' }
  | { outcome: 'refused'; reason: ConnectionRefusal; problem: string }
  | { outcome: 'unreachable'; problem: string }

/** `elsewhere`: something answers there, which is not us, or knows another token or another public address of ours. */
export type WebhookCheck =
  | { outcome: 'arrives' }
  | { outcome: 'fails'; reason: 'unreachable' | 'elsewhere'; problem: string }

/** Asks providers whether they let an account in, with keys that may be stored nowhere yet. It changes nothing there. */
export interface ConnectionProbe {
  /** The token must be the account's, for it signs what arrives, and the number one of its senders that is online. */
  whatsapp(account: ChannelAccount): Promise<AccountCheck>
  mpesa(account: StkAccount): Promise<AccountCheck>
  pesapal(account: CardAccount): Promise<AccountCheck>
  /**
   * Calls an address of our own as the provider would: signed, with news of a message that nobody has sent, and once more with a signature that
   * does not fit. It arrives where the first is taken and the second refused as forged.
   */
  webhook(account: ChannelAccount, url: string): Promise<WebhookCheck>
}
