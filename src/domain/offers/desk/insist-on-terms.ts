import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { codeKey } from '../internal.ts'
import type { OfferTerms } from './schemas.ts'

/**
 * Throws `invalid_input` for an offer that ends before it begins, or outside the years of four digits that a column takes, and
 * `conflict` for a code that another offer has: however it is typed, one code is one offer.
 */
export async function insistOnTerms(ctx: TxCtx, offerId: string, terms: OfferTerms): Promise<void> {
  if (terms.endsAt <= terms.startsAt) throw new AppError('invalid_input', 'An offer ends after it begins.')
  if (terms.startsAt.getUTCFullYear() < 1 || terms.endsAt.getUTCFullYear() > 9_999) {
    throw new AppError('invalid_input', 'An offer begins and ends in a year of four digits.')
  }
  if (terms.code === null) return
  const [taken] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT FROM offers o WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id <> ${offerId}::uuid
      AND upper(replace(o.code, ' ', '')) = ${codeKey(terms.code)}`
  if (taken !== undefined) throw new AppError('conflict', `Another offer has the code ${terms.code}: choose another.`)
}
