import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'

export interface CredentialKey {
  /** What passwords of initiators are encrypted with, as PEM. */
  publicKey(): string
  /** The password in a security credential; null when it was encrypted with another key. */
  open(credential: string): string | null
}

/** The key pair of the provider's certificate. Made when it is first asked for: most runs never need it. */
export function createCredentialKey(): CredentialKey {
  let pair: { publicKey: string; privateKey: string } | null = null
  const keys = () => {
    pair ??= generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    return pair
  }
  return {
    publicKey: () => keys().publicKey,
    open(credential) {
      try {
        const key = { key: keys().privateKey, padding: constants.RSA_NO_PADDING }
        return unpadded(privateDecrypt(key, Buffer.from(credential, 'base64')))
      } catch {
        return null
      }
    },
  }
}

/** What PKCS#1 v1.5 has wrapped: 00 02, bytes of chance, 00, the text. Node no longer unwraps it for a private key. */
function unpadded(block: Buffer): string | null {
  const end = block.indexOf(0, 2)
  return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1).toString('utf8') : null
}
