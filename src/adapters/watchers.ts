/** Who waits for what, by a name. */
export function watchers<Told>() {
  const waiting = new Map<string, Set<(told: Told) => void>>()
  return {
    tell(name: string, told: Told): void {
      for (const hear of waiting.get(name) ?? []) hear(told)
    },
    tellAll(told: Told): void {
      for (const heard of waiting.values()) for (const hear of heard) hear(told)
    },
    has: (name: string) => waiting.has(name),
    /** @returns what ends it, and says whether it was the last of this name */
    add(name: string, hear: (told: Told) => void): () => boolean {
      const heard = waiting.get(name) ?? new Set()
      waiting.set(name, heard.add(hear))
      return () => {
        heard.delete(hear)
        const isLast = heard.size === 0 && waiting.get(name) === heard
        if (isLast) waiting.delete(name)
        return isLast
      }
    },
  }
}
