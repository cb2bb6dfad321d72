/** Joins whoever asks for what is being asked already, by name: one of them makes it, and all have it. */
export type OneFlight = <T>(name: string, make: () => Promise<T>) => Promise<T>

export function oneFlight(): OneFlight {
  const inFlight = new Map<string, Promise<unknown>>()
  return <T>(name: string, make: () => Promise<T>) => {
    // Under one name everybody makes the same.
    const running = inFlight.get(name) as Promise<T> | undefined
    const made = running ?? make().finally(() => inFlight.delete(name))
    inFlight.set(name, made)
    return made
  }
}
