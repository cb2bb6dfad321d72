const TIME = /\b\d{1,2}[:.]\d{2}(?:\s?[ap]m)?\b/gi
const REFERENCE = /\b(?=[2-9A-HJKMNP-Z]{0,8}[A-Z])[2-9A-HJKMNP-Z]{9}\b/g
/** Of M-PESA: ten capitals and digits. */
const RECEIPT = /\b(?=[A-Z0-9]*[A-Z])[A-Z0-9]{10}\b/g
const LINK = /https?:\/\/\S+/g

/** A text without what is new in every run: references, receipts, times and links become slots. */
export function withSlots(text: string): string {
  return text
    .replace(LINK, '{link}')
    .replace(RECEIPT, '{receipt}')
    .replace(REFERENCE, '{reference}')
    .replace(TIME, '{time}')
}
