import net from 'node:net'

/** What becomes of a packet of the client: what goes on in its place, and whether the connection is cut behind that. */
export type Rewrite = (packet: Buffer) => { passed: Buffer; cut: boolean }

export interface DatabaseRelay {
  /** The way to the database that leads through it. */
  url: string
  /** How many packets came in from clients: what is written in one tick comes as one on loopback. */
  packets(): number
  /** From now on every packet of clients goes through it. */
  rewrite(by: Rewrite): void
  /**
   * Clients that are connected now hear no more of the server until they speak next: then all that it has said meanwhile, or only
   * that the connection is gone. So dies a connection that nobody has read from since.
   */
  holdBack(heard: 'all' | 'nothing'): void
  /** How many connections the server has ended without their clients' having heard of it. */
  stranded(): number
  close(): void
}

interface Line {
  hold: 'all' | 'nothing' | null
  held: Buffer[]
  ended: boolean
}

/** A relay on loopback between a pool and the database. */
export async function databaseRelay(url: string): Promise<DatabaseRelay> {
  const { port, hostname } = new URL(url)
  let packets = 0
  let rewrite: Rewrite = (packet) => ({ passed: packet, cut: false })
  const lines = new Map<net.Socket, Line>()
  const server = net.createServer((client) => {
    const line: Line = { hold: null, held: [], ended: false }
    const database = net.connect(Number(port), hostname)
    lines.set(client, line)
    client
      .on('error', () => undefined)
      .on('close', () => {
        lines.delete(client)
        database.end()
      })
    client.on('data', (packet) => {
      packets += 1
      if (line.hold !== null) return tell(client, line)
      const { passed, cut } = rewrite(packet)
      if (cut) {
        database.end(passed)
        client.destroy()
      } else database.write(passed)
    })
    database
      .on('error', () => undefined)
      .on('close', () => {
        line.ended = true
        if (line.hold === null) client.end()
      })
    database.on('data', (chunk) => (line.hold === null ? client.write(chunk) : line.held.push(chunk)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: through(server, url),
    packets: () => packets,
    rewrite: (by) => {
      rewrite = by
    },
    holdBack: (heard) => {
      for (const line of lines.values()) line.hold = heard
    },
    stranded: () => [...lines.values()].filter(({ hold, ended }) => hold !== null && ended).length,
    close: () => {
      for (const client of lines.keys()) client.destroy()
      server.close()
    },
  }
}

function tell(client: net.Socket, { hold, held }: Line): void {
  if (hold === 'all') for (const chunk of held) client.write(chunk)
  client.end()
}

function through(server: net.Server, url: string): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the relay has no port')
  const own = new URL(url)
  own.host = `127.0.0.1:${address.port}`
  return own.toString()
}
