/** A name with a dot and letters at its end: no address, no name of a machine in the house. */
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/
const INSIDE = /\.(?:local|localhost|internal|lan|home|corp|intranet|arpa|onion)$/

/** The site of a page on the public web, without "www."; null for any other address. */
export function domainOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname, username, password } = new URL(url)
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return null
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return PUBLIC_NAME.test(name) && !INSIDE.test(name) ? name.replace(/^www\./, '') : null
}
