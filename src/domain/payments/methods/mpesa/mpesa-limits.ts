/** What M-PESA moves in one payment, prompted or by hand. */
export const MPESA_LIMITS = { minAmountMinor: 100, maxAmountMinor: 25_000_000 } as const
