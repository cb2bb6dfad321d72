import { z } from 'zod'

const CHANNEL_ADDRESS = /^whatsapp:(\+[1-9]\d{6,14}|[A-Z]{2}\.[A-Za-z0-9.]{1,128})$/

/** True for `whatsapp:+<digits>` and for a business-scoped user id such as `whatsapp:KE.abc`. */
export function isWhatsAppAddress(text: string): boolean {
  return CHANNEL_ADDRESS.test(text)
}

/** A WhatsApp address, also when written as plain digits or with a plus sign. Parses to the full form. */
export const WhatsAppAddress = z
  .string()
  .transform((text) => (/^\+?\d+$/.test(text) ? `whatsapp:+${text.replace('+', '')}` : text))
  .refine(isWhatsAppAddress, { message: 'not a WhatsApp address' })
