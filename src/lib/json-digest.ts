import { canonicalJson } from './canonical-json.ts'
import { sha256 } from './sha256.ts'
import { toJson } from './to-json.ts'

/** sha256 of a value as it reads back from JSON, whatever the order of its keys: equal values have equal digests. */
export function jsonDigest(value: unknown): string {
  return sha256(canonicalJson(toJson(value)))
}
