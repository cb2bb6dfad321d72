import type { Books, ReceiptRequest } from './books-schemas.ts'
import type { C2bShop } from './c2b-schemas.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { DarajaApp, ParsedStkScript } from './schemas.ts'

export type PromptState = 'open' | 'paid' | 'failed'

/** A push as the fake provider keeps it. Amounts are whole shillings, instants milliseconds since 1970. */
export interface StkPush {
  order: number
  id: string
  receivedAt: number
  shortcode: string
  shopName: string
  msisdn: string
  amount: number
  accountReference: string
  description: string
  callbackUrl: string
  merchantRequestId: string
  checkoutRequestId: string
  state: PromptState
  /** Null while open. */
  resultCode: string | null
  receipt: string | null
  finishedAt: number | null
  callbacksSent: number
  queries: number
  queriesAfterFinal: number
  /** False when no prompt reaches the phone, such as for a wrong product assignment, or once it was dismissed. */
  onPhone: boolean
  script: ParsedStkScript
}

/** A push request that was refused at once. */
export interface RefusedPush {
  order: number
  receivedAt: number
  msisdn: string
  accountReference: string
  errorCode: string
}

export interface PhoneState {
  pin: string
  balance: number | null
}

export interface DarajaStore {
  apps: Map<string, DarajaApp>
  /** Access token to consumer key and expiry. */
  tokens: Map<string, { consumerKey: string; expiresAt: number }>
  phones: Map<string, PhoneState>
  pushes: Map<string, StkPush>
  byCheckoutId: Map<string, StkPush>
  openByPhone: Map<string, StkPush>
  refused: RefusedPush[]
  scripts: Map<string, { script: ParsedStkScript; left: number }>
  /** Where each shortcode reports money sent by hand, and how it behaves there. */
  c2b: Map<string, C2bShop>
  /** All money that came in, by hand or by a prompt. */
  ledger: Ledger
  /** How the books of each shortcode behave. */
  books: Map<string, Books>
  receiptRequests: ReceiptRequest[]
  nextOrder(): number
  findApp(shortcode: string): DarajaApp | undefined
  phone(msisdn: string): PhoneState
  addPush(push: StkPush): void
  addRefused(refused: RefusedPush): void
  addReceiptRequest(request: ReceiptRequest): void
}

/** Keeps at most `maxPushes` pushes and as many refusals; the oldest go first. */
export function createDarajaStore(maxPushes: number): DarajaStore {
  let order = 0
  const store: DarajaStore = {
    apps: new Map(),
    tokens: new Map(),
    phones: new Map(),
    pushes: new Map(),
    byCheckoutId: new Map(),
    openByPhone: new Map(),
    refused: [],
    scripts: new Map(),
    c2b: new Map(),
    ledger: createLedger(maxPushes),
    books: new Map(),
    receiptRequests: [],
    nextOrder: () => {
      order += 1
      return order
    },
    findApp: (shortcode) => [...store.apps.values()].find((app) => app.shortcode === shortcode),
    phone: (msisdn) => store.phones.get(msisdn) ?? { pin: '1234', balance: null },
    addPush(push) {
      store.pushes.set(push.id, push)
      store.byCheckoutId.set(push.checkoutRequestId, push)
      const oldest = store.pushes.values().next().value
      if (store.pushes.size > maxPushes && oldest) {
        store.pushes.delete(oldest.id)
        store.byCheckoutId.delete(oldest.checkoutRequestId)
      }
    },
    addRefused(refused) {
      store.refused.push(refused)
      if (store.refused.length > maxPushes) store.refused.shift()
    },
    addReceiptRequest(request) {
      store.receiptRequests.push(request)
      if (store.receiptRequests.length > maxPushes) store.receiptRequests.shift()
    },
  }
  return store
}
