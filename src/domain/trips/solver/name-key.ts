/** By what two names are the same. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}
