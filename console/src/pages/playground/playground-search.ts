/** Which session is open, or from which turn of whose chat one is to begin, as it stands in the address. */
export interface PlaygroundSearch {
  session?: string
  conversation?: string
  turn?: string
}

export function readPlaygroundSearch(said: Readonly<Record<string, unknown>>): PlaygroundSearch {
  const { session, conversation, turn } = said
  return {
    ...(typeof session === 'string' && { session }),
    ...(typeof conversation === 'string' && typeof turn === 'string' && { conversation, turn }),
  }
}
