import type { ShareLinks } from '../../domain/payments/shares/share-links.ts'
import { bareUuid, hyphenedUuid } from '../../lib/bare-uuid.ts'
import { keyedMac } from '../../lib/keyed-mac.ts'

const MAC_BYTES = 18
const TOKEN = /^([0-9a-f]{32})([0-9a-f]{32})\.([\w-]{24})$/

/** Tokens as `<tenant><plan>.<proof>`. @param secret the server's key, 64 hex digits */
export function hmacShareLinks(secret: string, old: readonly string[] = []): ShareLinks {
  const mac = keyedMac(secret, 'share link', MAC_BYTES, old)
  return {
    sign: ({ tenantId, planId }) => {
      const said = bareUuid(tenantId) + bareUuid(planId)
      return `${said}.${mac.sign([said])}`
    },
    open: (token) => {
      const [, tenant = '', plan = '', proof = ''] = TOKEN.exec(token) ?? []
      if (!mac.verify([tenant + plan], proof)) return null
      return { tenantId: hyphenedUuid(tenant), planId: hyphenedUuid(plan) }
    },
  }
}
