/** Something that was answered once. */
export interface KeptFact {
  text: string
  /** Until then it is as good as asked; afterwards it is better than nothing. */
  freshUntil: Date
}

/** Answers that all processes share, under their tenant. It loses nothing but time: whoever fails to read it asks again. */
export interface FactCache {
  /** By key; what is not kept is not in it. */
  read(tenantId: string, keys: readonly string[]): Promise<Map<string, KeptFact>>
  /** @param keepUntil when it is thrown away */
  write(tenantId: string, facts: readonly (KeptFact & { key: string; keepUntil: Date })[]): Promise<void>
}
