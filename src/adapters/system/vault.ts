import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Vault } from '../../domain/context.ts'

/**
 * Seals secrets with AES-256-GCM. The sealed text is `<key id>.<nonce>.<tag>.<cipher>` in base64url: the key id lets
 * old rows be opened after the key was rotated.
 * @param keys 64 hex digits each; the first one seals, all of them open.
 */
export function aesVault(keys: [string, ...string[]]): Vault {
  const ring = keys.map((hex) => ({ id: keyId(hex), key: Buffer.from(hex, 'hex') }))
  const [current] = ring
  return {
    seal(plain) {
      if (!current) throw new Error('the vault has no key')
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [current.id, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
    },
    open(text) {
      const [id, nonce, tag, sealed] = text.split('.')
      const entry = ring.find((candidate) => candidate.id === id)
      if (!entry)
        throw new Error(`a secret was sealed with key ${id}, which is not configured: add it to open old rows`)
      const decipher = createDecipheriv('aes-256-gcm', entry.key, Buffer.from(nonce ?? '', 'base64url'))
      decipher.setAuthTag(Buffer.from(tag ?? '', 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(sealed ?? '', 'base64url')), decipher.final()]).toString('utf8')
    },
  }
}

function keyId(hex: string): string {
  return createHmac('sha256', Buffer.from(hex, 'hex')).update('tulia key id').digest('hex').slice(0, 8)
}
