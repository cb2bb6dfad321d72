import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import type { Initiator } from '../../domain/payments/schemas.ts'

/** The initiator's password as the provider wants it: encrypted with its certificate. Null when that cannot be used. */
export function securityCredential({ password, certificate }: Initiator): string | null {
  try {
    const key = { key: createPublicKey(certificate), padding: constants.RSA_PKCS1_PADDING }
    return publicEncrypt(key, Buffer.from(password, 'utf8')).toString('base64')
  } catch {
    return null
  }
}
