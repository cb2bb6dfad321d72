import type { ChannelAccount } from '../messaging/message-channel.ts'
import type { CardAccount } from '../payments/methods/card/card-provider.ts'
import type { StkAccount } from '../payments/methods/stk/stk-provider.ts'
import type { ConnectionRefusal } from './schemas.ts'

/** What a provider says of an account. `unreachable` says nothing of it: the same may work in a minute. `problem` is in the provider's words. */
export type AccountCheck =
  | { outcome: 'works' }
  | { outcome: 'refused'; reason: ConnectionRefusal; problem: string }
  | { outcome: 'unreachable'; problem: string }

/** Asks providers whether they let an account in, with keys that may be stored nowhere yet. It changes nothing there. */
export interface ConnectionProbe {
  /** The token must be the account's, for it signs what arrives, and the number one of its senders that is online. */
  whatsapp(account: ChannelAccount): Promise<AccountCheck>
  mpesa(account: StkAccount): Promise<AccountCheck>
  pesapal(account: CardAccount): Promise<AccountCheck>
}
