/** Half of the connections that a process serves: webhooks and staff have the rest. */
const MOST = 400
/** A house's whole Wi-Fi may stand behind one address. */
const MOST_OF_ONE = 60

/** Who reads a stream holds a connection for long: there are only so many seats, for one address and in all. */
export interface StreamSeats {
  /** @returns what gives the seat back; null when none is free */
  take(name: string): (() => void) | null
}

export function streamSeats(most = { inAll: MOST, ofOne: MOST_OF_ONE }): StreamSeats {
  const taken = new Map<string, number>()
  let inAll = 0
  return {
    take(name) {
      const ofOne = taken.get(name) ?? 0
      if (inAll >= most.inAll || ofOne >= most.ofOne) return null
      inAll += 1
      taken.set(name, ofOne + 1)
      return () => {
        inAll -= 1
        const left = (taken.get(name) ?? 1) - 1
        if (left > 0) taken.set(name, left)
        else taken.delete(name)
      }
    },
  }
}
