import type { MenuSigner } from '../../domain/messaging/menu-signer.ts'
import { keyedMac } from '../../lib/keyed-mac.ts'

/** 96 bits: beyond guessing, and short enough for an id of 111 characters to stay within 128. */
const MAC_BYTES = 12
const MARK = '~'

/** Ids as `<id>~<proof>`. @param secret the server's key, 64 hex digits @param old keys whose menus are still on phones */
export function hmacMenuSigner(secret: string, old: readonly string[] = []): MenuSigner {
  const mac = keyedMac(secret, 'menu', MAC_BYTES, old)
  return {
    sign: ({ tenantId, conversationId }, id) => `${id}${MARK}${mac.sign([tenantId, conversationId, id])}`,
    open: ({ tenantId, conversationId }, payload) => {
      const at = payload.lastIndexOf(MARK)
      if (at < 1) return null
      const id = payload.slice(0, at)
      return mac.verify([tenantId, conversationId, id], payload.slice(at + 1)) ? id : null
    },
  }
}
