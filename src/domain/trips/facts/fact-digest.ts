import { canonicalJson } from '../../../lib/canonical-json.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { toJson } from '../../../lib/to-json.ts'

const digests = new WeakMap<object, string>()

/** sha256 of a fact or an intent, of which neither changes once it is made: worked out once for each. */
export function factDigest(fact: object | null): string {
  if (fact === null) return '-'
  const known = digests.get(fact)
  if (known !== undefined) return known
  const digest = sha256(canonicalJson(toJson(fact)))
  digests.set(fact, digest)
  return digest
}
