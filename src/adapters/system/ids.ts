import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Ids } from '../../domain/context.ts'

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('hex'),
  derive: uuidOf,
}

/** A name-based UUID (version 8 of RFC 9562: SHA-256 of the name, cut to the layout). */
export function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
