import { createCipheriv, createHmac, randomBytes } from 'node:crypto'

/** What earlier versions sealed: `<key id>.<nonce>.<tag>.<cipher>`, bound to no place. */
export function sealUnbound(keyHex: string, plain: string, tagBytes = 16): string {
  const key = Buffer.from(keyHex, 'hex')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  const id = createHmac('sha256', key).update('tulia key id').digest('hex').slice(0, 8)
  const parts = [nonce, cipher.getAuthTag().subarray(0, tagBytes), sealed]
  return [id, ...parts.map((part) => part.toString('base64url'))].join('.')
}
