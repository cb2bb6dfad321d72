/**
 * The secret of a link stands behind "#", which no server is told. It is taken out of the address at once: no history keeps it
 * and nobody reads it over a shoulder.
 */
export function takeLinkToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(history.state, '', location.pathname)
  return token
}
