import {
  type Books,
  BooksSetting,
  LedgerFilter,
  type LedgerView,
  newBooks,
  type ReceiptRequest,
} from './books-schemas.ts'
import type { CredentialKey } from './credential-key.ts'
import type { DarajaStore } from './store.ts'

/** What a test can do with the provider's books: its list of money, questions about receipts, and reversals. */
export interface BooksControls {
  /** Sets how the books of a shortcode behave; what is not named stays. */
  setBooks(setting: BooksSetting): Promise<Books>
  /** What came to a shortcode, oldest first. */
  ledger(filter: LedgerFilter): Promise<LedgerView[]>
  /** Every request about a receipt that was taken, in order of arrival. */
  receiptRequests(filter: LedgerFilter): Promise<ReceiptRequest[]>
  /** What passwords of initiators are encrypted with, as PEM. */
  certificate(): Promise<{ pem: string }>
}

export function createBooksControls(store: DarajaStore, key: CredentialKey): BooksControls {
  return {
    async setBooks(setting) {
      const { shortcode, ...given } = BooksSetting.parse(setting)
      const before = store.books.get(shortcode) ?? newBooks(shortcode)
      const after: Books = {
        ...before,
        pull: given.pull ?? before.pull,
        pageSize: given.pageSize ?? before.pageSize,
        lagMs: given.lagMs ?? before.lagMs,
        initiator: given.initiator === undefined ? before.initiator : given.initiator,
        resultCode: given.resultCode === undefined ? before.resultCode : given.resultCode,
        answer: given.answer ?? before.answer,
      }
      store.books.set(shortcode, after)
      return after
    },
    async ledger(filter) {
      const { shortcode } = LedgerFilter.parse(filter)
      return store.ledger.of(shortcode).map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }))
    },
    async receiptRequests(filter) {
      const { shortcode } = LedgerFilter.parse(filter)
      return store.receiptRequests.filter((request) => request.shortcode === shortcode)
    },
    certificate: async () => ({ pem: key.publicKey() }),
  }
}
