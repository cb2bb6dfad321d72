/** Whom the list is about, as it stands in the address. A number alone is read as one. */
export function readCustomersSearch({ q }: Readonly<Record<string, unknown>>): { q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : ''
  return text ? { q: text } : {}
}
