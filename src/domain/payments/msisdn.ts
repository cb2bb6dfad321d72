/**
 * The paying phone as the provider wants it: 2547XXXXXXXX or 2541XXXXXXXX. Accepts what people type and "whatsapp:+254...";
 * null for foreign, landline, short or lettered input.
 */
export function payingPhone(text: string): string | null {
  const digits = text
    .replace(/^whatsapp:/, '')
    .replace(/[\s\-().]/g, '')
    .replace(/^(?:\+|00)(?=254)/, '')
  const national = /^(?:254|0)?([17]\d{8})$/.exec(digits)?.[1]
  return national === undefined ? null : `254${national}`
}
