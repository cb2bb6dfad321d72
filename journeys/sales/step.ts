import type { ReplyKind } from '../../src/domain/messaging/schemas.ts'
import type { PaymentMethod } from '../../src/domain/tenancy/schemas.ts'
import type { ShoppingAsk } from '../../src/llm/offline/types.ts'
import type { WishKind } from '../orders/wish.ts'
import type { ConversationState } from '../state.ts'
import type { CartEntry } from './slice.ts'

/** How a search follows from the one before: alone, beside a kept cart, instead of the last line, narrower, or "others". */
export type SearchMode = 'new' | 'add' | 'replace' | 'refine' | 'others'

/** What the journey has to say before it asks (again) what is pending. */
export type SalesNotice =
  | { say: 'not_understood' | 'which_of_these' | 'bad_phone' | 'order_in_payment' | 'order_changed' | 'cannot_now' }
  | { say: 'what_to_change' | 'what_to_add' | 'cart_empty' | 'dropped' | 'nothing_to_pay' | 'item_gone' | 'see_all' }
  | { say: 'method_not_enabled' | 'push_refused' | 'already_paid' | 'attempts_used_up' }
  | { say: 'payment_unavailable' | 'wait_a_little' | 'no_method' | 'prompt_sent' | 'push_unknown' | 'order_limit' }
  | { say: 'choose_one' | 'pin_not_here' | 'kept_unpaid' | 'card_unknown' | 'card_refused' }
  | { say: 'stock_gone' }
  | { say: 'c2b_paybill'; total: string; number: string; account: string; until: string }
  | { say: 'c2b_till'; total: string; number: string; until: string }
  | { say: 'card_link'; total: string; url: string; until: string }
  | { say: 'out_of_range'; count: number }
  | { say: 'one_by_one' }
  | { say: 'line_added'; quantity: number; name: string; variant: string }
  | { say: 'removed_line' | 'item_sold_out' | 'sold_out_meanwhile'; name: string }
  | { say: 'only_left'; name: string; variant: string; available: number }
  | { say: 'busy_try_later' | 'already_pending' | 'still_unknown'; seconds: number | null }
  | { say: 'nothing_found' | 'no_more_options'; asked: string }

/** One item to open: what was chosen of it before, and the words to read further choices from. */
export interface OpenItem {
  itemId: string
  /** The line of the cart that this item changes; null for a new line. */
  line: number | null
  chosen: Record<string, string>
  words: string
  /** The option the words answer, whose values may be named loosely. */
  asked: string | null
  quantity: number | null
}

/** What the customer's words ask of the sales journey. */
export type SalesStep =
  | { kind: 'search'; mode: SearchMode; ask: ShoppingAsk; words: string; next: string[] }
  | { kind: 'link' }
  | ({ kind: 'open' } & OpenItem)
  | { kind: 'order'; cart: CartEntry[]; notice: SalesNotice | null }
  | { kind: 'confirm' }
  | { kind: 'method'; method: PaymentMethod }
  | { kind: 'push'; msisdn: string }
  | { kind: 'retry'; msisdn: string | null }
  | { kind: 'ask_phone' }
  | { kind: 'another_order' }
  | { kind: 'back_to_list' }
  /** The orders are looked up: by the words, unless the words were read here already. */
  | { kind: 'status'; wish: WishKind | null }
  /** The payment is put aside; the order stays. */
  | { kind: 'later' }
  | { kind: 'narrow_again'; notice: SalesNotice | null }
  | { kind: 'drop' }
  | { kind: 'person' }
  | { kind: 'say'; notice: SalesNotice }

/** A step, and whether the words say it for certain or only if they are about shopping at all. */
export interface Reading {
  step: SalesStep
  certain: boolean
}

/** What the nodes of the sales journey hand to each other in one turn. */
export interface SalesScratch {
  step: SalesStep
  /** The words say this step for certain; else it is only the likeliest reading of them. */
  sure: boolean
  /** The session's search before this step, to go back to when the step leads nowhere. */
  before: Pick<ConversationState, 'lastCatalogFilters' | 'lastCatalogQuery' | 'catalogRejections' | 'pending'> | null
  notice: SalesNotice | null
  /** Several things were asked for and the search for the next one is to run. */
  goesOn: boolean
  /** A wish for the opened item that cannot be met now. */
  gone: string[] | null
  /** The kind of the reply that `sales_ask` adds. */
  replyKind: ReplyKind
}
