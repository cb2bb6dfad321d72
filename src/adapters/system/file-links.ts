import type { FileLinks } from '../../domain/files/file-links.ts'
import { FileRef } from '../../domain/files/schemas.ts'
import { bareUuid, hyphenedUuid } from '../../lib/bare-uuid.ts'
import { keyedMac } from '../../lib/keyed-mac.ts'

const MAC_BYTES = 18
const TOKEN =
  /^([a-z_]{1,20})(?:-([a-z]{1,20}|[1-9]\d{0,5}))?\.([0-9a-f]{32})([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{24})$/

/** Tokens as `<kind>[-<colour or version>].<tenant><id>.<end in seconds, base 36>.<proof>`. @param secret the server's key, 64 hex digits */
export function hmacFileLinks(secret: string, old: readonly string[] = []): FileLinks {
  const mac = keyedMac(secret, 'file link', MAC_BYTES, old)
  return {
    sign: ({ tenantId, file, expiresAt }) => {
      const until = Math.ceil(expiresAt.getTime() / 1000).toString(36)
      const said = [
        named(file.kind, file.colour ?? file.version?.toString()),
        bareUuid(tenantId) + bareUuid(file.id),
        until,
      ]
      return [...said, mac.sign(said)].join('.')
    },
    open: (token, now) => {
      const [, kind, which, tenant = '', id = '', until = '', proof = ''] = TOKEN.exec(token) ?? []
      const file = FileRef.safeParse({ kind, id: hyphenedUuid(id), ...whichOf(which) })
      if (!file.success || !mac.verify([named(file.data.kind, which), tenant + id, until], proof))
        return { outcome: 'forged' }
      if (Number.parseInt(until, 36) * 1000 <= now.getTime()) return { outcome: 'expired' }
      return { outcome: 'valid', tenantId: hyphenedUuid(tenant), file: file.data }
    },
  }
}

function named(kind: FileRef['kind'], which: string | undefined): string {
  return which === undefined ? kind : `${kind}-${which}`
}

function whichOf(which: string | undefined): { colour?: string; version?: number } {
  if (which === undefined) return {}
  return /^\d/.test(which) ? { version: Number(which) } : { colour: which }
}
