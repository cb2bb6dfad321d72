import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what Linux and macOS give to outgoing connections: one of those would take the port before whoever it was found for. */
const ANY = { from: 20_000, below: 32_000 }

/** The wanted loopback port, or the first free one after it; 0 for any. */
export async function nextFreePort(wanted: number): Promise<number> {
  const first = wanted === 0 ? randomInt(ANY.from, ANY.below) : wanted
  for (let port = first; port < first + 50; port++) if (await isFree(port)) return port
  throw new Error(`no port between ${first} and ${first + 49} is free: set PORT or SANDBOX_PORT to another one`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
