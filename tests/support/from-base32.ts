/** The secret of a second step as an app has it, in hex. */
export function fromBase32(text: string): string {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('')
}
