/** The digits of a phone number or channel address: `whatsapp:+254700000001` gives `254700000001`. */
export function digitsOf(address: string): string {
  return address.replace(/\D/g, '')
}
