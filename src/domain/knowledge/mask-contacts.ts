import type { ExtractedPage } from './extractor.ts'

/** How customers reach the shop itself: phones as `phoneDigits` gives them, addresses in lower case. */
export interface OwnContacts {
  phones: ReadonlySet<string>
  emails: ReadonlySet<string>
}

const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/gu
/** With its country, as a Kenyan mobile number, or as a Kenyan line with its area. Prices and receipts look otherwise. */
const NUMBERS = [
  String.raw`\(?(?:\+|00)[1-9](?:[ ().-]{0,2}\d){7,13}`,
  String.raw`254(?:[ .-]?\d){9}`,
  String.raw`\(?0[17]\d\d(?:[ ).-]{0,2}\d){6}`,
  String.raw`\(?0(?:20|[456]\d)(?:[ ).-]{0,2}\d){6,7}`,
]
const PHONE = new RegExp(String.raw`(?<![\p{L}\d])(?:${NUMBERS.join('|')})(?!\d)`, 'gu')

/** The pages with [email] and [phone] in the place of everybody's addresses and numbers but the shop's own. */
export function maskContacts(pages: readonly ExtractedPage[], own: OwnContacts): ExtractedPage[] {
  return pages.map(({ number, blocks }) => ({
    number,
    blocks: blocks.map((block) => ({ ...block, text: maskText(block.text, own) })),
  }))
}

/** The digits of a phone number with those of its country, however it is written; a number without them is Kenyan. */
export function phoneDigits(written: string): string {
  const digits = written.replace(/\D/g, '')
  return digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '254')
}

/** The text with [email] and [phone] in their places. */
export function maskText(text: string, { phones, emails }: OwnContacts): string {
  return text
    .replace(EMAIL, (address) => (emails.has(address.toLowerCase()) ? address : '[email]'))
    .replace(PHONE, (number) => (phones.has(phoneDigits(number)) ? number : '[phone]'))
}
