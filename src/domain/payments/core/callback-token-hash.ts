import { sha256 } from '../../../lib/sha256.ts'

/** How the token of a callback path is stored: whoever reads the table cannot call us back. */
export function callbackTokenHash(token: string): string {
  return sha256(token)
}
