import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { SealedPlace, Vault } from '../../domain/context.ts'

export interface RotatingVault extends Vault {
  /** How everything begins that was sealed in today's format with today's key. */
  readonly prefix: string
}

const TAG_BYTES = 16
const NONCE_BYTES = 12
/** Nonce and tag are always whole: a shorter tag would be a shorter search for a forged one. */
const BOUND = /^v2\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/
/** What earlier versions wrote: without its place. */
const UNBOUND = /^([0-9a-f]{8})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/

/**
 * Seals secrets with AES-256-GCM. The sealed text is `v2.<key id>.<nonce>.<tag>.<cipher>` in base64url. The place it is kept in
 * is authenticated with it: moved to another row, column or shop it does not open. The key id lets old rows be
 * opened after the key was changed.
 * @param keys 64 hex digits each; the first one seals, all of them open.
 * @param acceptUnbound opens what earlier versions sealed, which can be moved about: only until it has been sealed again
 */
export function aesVault(keys: [string, ...string[]], { acceptUnbound = false } = {}): RotatingVault {
  const [currentHex] = keys
  const current = { id: keyId(currentHex), key: Buffer.from(currentHex, 'hex') }
  const ring = new Map(keys.map((hex) => [keyId(hex), Buffer.from(hex, 'hex')]))
  return {
    prefix: `v2.${current.id}.`,
    seal(plain, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(written(place))
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))
      return ['v2', current.id, ...parts].join('.')
    },
    open(text, place) {
      const bound = BOUND.exec(text)
      const [, id = '', ...parts] = bound ?? UNBOUND.exec(text) ?? []
      if (id === '') throw new Error('this is no sealed secret')
      if (!bound && !acceptUnbound)
        throw new Error('a secret was sealed by an earlier version, without its place: run "npm run reseal" once')
      const key = ring.get(id)
      if (!key) throw new Error(`a secret was sealed with key ${id}, which is not configured: add it to open old rows`)
      const [nonce, tag, sealed] = parts.map(canonical)
      if (!nonce || !tag || !sealed) throw new Error('this is no sealed secret')
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      if (bound) decipher.setAAD(written(place))
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
    },
  }
}

/** Lengths keep the parts apart: no two places are written alike. */
function written({ tenantId, column, row }: SealedPlace): Buffer {
  return Buffer.from([tenantId, column, row].map((part) => `${Buffer.byteLength(part)}:${part}`).join(''), 'utf8')
}

/** One spelling for the same bytes. */
function canonical(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}

function keyId(hex: string): string {
  return createHmac('sha256', Buffer.from(hex, 'hex')).update('tulia key id').digest('hex').slice(0, 8)
}
