import { sayDate, sayMoney } from '../../prompts/copy/format.ts'
import type { OfferLine } from '../../prompts/offers-answer/index.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

/** The offers that run, in the words and the language of the answer. */
export function offerLines({ offers, responseLanguage }: TurnState, { tenant }: TurnContext): OfferLine[] {
  return offers.map(({ title, code, endsAt, discount }) => ({
    title: title[responseLanguage] ?? title.en ?? Object.values(title)[0] ?? '',
    code,
    ends_on: sayDate(new Date(endsAt), tenant.settings.timezone, responseLanguage),
    discount_on_open_order: discount === null ? null : sayMoney(discount),
  }))
}
