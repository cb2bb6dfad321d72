import { canonicalJson } from '../../../lib/canonical-json.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { toJson } from '../../../lib/to-json.ts'

/** sha256 of what a node or a source was given: equal questions have equal digests. */
export function argsDigest(args: unknown): string {
  return sha256(canonicalJson(toJson(args)))
}
