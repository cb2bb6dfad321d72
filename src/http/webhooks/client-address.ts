/**
 * The address a request really came from. Forwarded addresses are read from the right, past proxies we trust only: what
 * stands further left is whatever the sender wrote there.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string,
  trustedProxies: readonly string[],
): string {
  const hops = [...forwardedFor.split(','), socketAddress ?? ''].map(plainAddress).filter((hop) => hop !== '')
  const trusted = new Set(trustedProxies)
  for (const hop of hops.toReversed()) if (!trusted.has(hop)) return hop
  return hops[0] ?? ''
}

/** IPv4 addresses arrive mapped into IPv6 on a dual-stack socket. */
function plainAddress(text: string): string {
  return text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
