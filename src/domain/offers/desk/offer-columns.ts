import type { OfferTerms } from './schemas.ts'

/** The terms of an offer as its row holds them. */
export function offerColumns({ reduction, ...same }: OfferTerms) {
  const none = { percent: null, amountMinor: null, maxDiscountMinor: null }
  return { ...same, ...none, ...reduction }
}
