import { jsonDigest } from '../../../lib/json-digest.ts'

const digests = new WeakMap<object, string>()

/** sha256 of a fact or an intent, of which neither changes once it is made: worked out once for each. */
export function factDigest(fact: object | null): string {
  if (fact === null) return '-'
  const known = digests.get(fact)
  if (known !== undefined) return known
  const digest = jsonDigest(fact)
  digests.set(fact, digest)
  return digest
}
