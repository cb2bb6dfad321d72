/**
 * Compatibility form without invisible characters, so that no figure can hide in odd letters; a keycap emoji becomes
 * the list mark it stands for.
 */
export function normalise(text: string): string {
  return text
    .replace(/(\d)\uFE0F?\u20E3/g, '$1) ')
    .normalize('NFKC')
    .replace(/\p{Cf}|[\uFE00-\uFE0F]/gu, '')
}

/** Lower case letters and digits only. */
export function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
