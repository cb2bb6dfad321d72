import type { OfferWire } from '../../../../src/http/contract/offers.ts'

/** What an offer is called for whoever reads the page in this language. */
export function offerTitle(title: OfferWire['title'], language: 'en' | 'sw'): string {
  return title[language] ?? title.en ?? title.sw ?? title.sheng ?? ''
}
