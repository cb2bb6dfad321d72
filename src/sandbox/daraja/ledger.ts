/** Money that reached a shortcode, as the provider's own books have it. Amounts are whole shillings, instants milliseconds. */
export interface LedgerEntry {
  receipt: string
  /** The shortcode of the app, also for money that came to its till. */
  shortcode: string
  type: string
  msisdn: string
  reference: string
  amount: number
  at: number
  status: 'Completed' | 'Reversed'
}

export interface Ledger {
  add(entry: Omit<LedgerEntry, 'status'>): void
  find(receipt: string): LedgerEntry | undefined
  /** What came to a shortcode, oldest first. */
  of(shortcode: string): LedgerEntry[]
}

/** Keeps at most `max` entries; the oldest go first. A receipt that is written again stays what it was. */
export function createLedger(max: number): Ledger {
  const entries = new Map<string, LedgerEntry>()
  return {
    add(entry) {
      if (entries.has(entry.receipt)) return
      entries.set(entry.receipt, { ...entry, status: 'Completed' })
      const oldest = entries.keys().next().value
      if (entries.size > max && oldest !== undefined) entries.delete(oldest)
    },
    find: (receipt) => entries.get(receipt),
    of: (shortcode) =>
      [...entries.values()].filter((entry) => entry.shortcode === shortcode).sort((a, b) => a.at - b.at),
  }
}
