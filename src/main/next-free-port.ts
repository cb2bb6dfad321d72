import { createServer } from 'node:net'

/** The wanted loopback port, or the first free one after it; 0 asks the system for any. */
export async function nextFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) {
    const found = await tryPort(port)
    if (found !== null) return found
  }
  throw new Error(`no port between ${wanted} and ${wanted + 49} is free: set PORT or SANDBOX_PORT to another one`)
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : null))
    })
  })
}
