import type { LookupAddress } from 'node:dns'
import { isLoopback, isPublic } from './is-public.ts'

export type Resolve = (host: string) => Promise<LookupAddress[]>

/** A name leads to where nothing is sent. */
export class NotPublic extends Error {
  constructor() {
    super('the name leads to an address that is not on the public internet')
    this.name = 'NotPublic'
  }
}

/** Where a name leads, all of it public: one address that is not spoils the rest. Throws `NotPublic`, or what the resolver throws. */
export async function checkedAddresses(
  host: string,
  { resolve, loopback }: { resolve: Resolve; loopback: boolean },
): Promise<LookupAddress[]> {
  const found = await resolve(host)
  const fine = ({ address }: LookupAddress) => isPublic(address) || (loopback && isLoopback(address))
  if (found.length === 0 || !found.every(fine)) throw new NotPublic()
  return found
}
