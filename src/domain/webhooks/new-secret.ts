import type { Ids } from '../context.ts'

const BYTES = 24

/** A secret in the form of the Standard Webhooks: 24 bytes that nobody can guess. */
export function newSecret(ids: Ids): string {
  return `whsec_${Buffer.from(ids.secret(BYTES), 'hex').toString('base64')}`
}
