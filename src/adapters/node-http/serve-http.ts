import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuseClient } from './refuse-client.ts'

export interface ServerLimits {
  /** From the first byte to the end of the headers, and from an answer to the end of a body that nobody reads. */
  headersMs: number
  /** To the end of the whole request: longer than the slowest body that whoever serves it still waits for. */
  requestMs: number
  /**
   * How long a connection may wait for its next request: longer than the 60 s of load balancers, because a request that is sent
   * while we close is lost. Those that wait are the first to make room.
   */
  idleMs: number
  /** How long nothing may move while an answer is made or read: longer than any work takes. */
  silentMs: number
  checkEveryMs: number
  requestsPerConnection: number
  connections: number
}

const LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 30 * 60_000,
  idleMs: 65_000,
  silentMs: 75_000,
  checkEveryMs: 2_000,
  requestsPerConnection: 1_000,
  connections: 800,
}

export interface HttpServer {
  port: number
  /**
   * Goes on serving until what was under way is answered, then takes nothing new; resolves when every connection is
   * closed. What is not done in time is cut.
   */
  close(withinMs: number): Promise<void>
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Serves HTTP within limits: nobody can hold a connection by being slow, and who is slowest makes room for who comes. */
export async function serveHttp(
  listener: RequestListener,
  { host, port, limits = LIMITS }: { host: string; port: number; limits?: ServerLimits },
): Promise<HttpServer> {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  })
  server.timeout = limits.silentMs
  server.maxRequestsPerSocket = limits.requestsPerConnection
  // Those that were shed a moment ago may still be counted.
  server.maxConnections = limits.connections * 2
  const connections = trackConnections(limits.connections, limits.headersMs)
  server.on('connection', connections.open)
  server.on('request', (request, response) => {
    connections.begin({ request, response })
    listener(request, response)
  })
  server.on('clientError', (error, socket) => refuseClient(error, socket, connections.isAnswering(socket)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async (withinMs) => {
      const late = setTimeout(() => connections.cut(), withinMs)
      await connections.finish()
      // Only now: while something is under way, whoever asks is told that this process is stopping.
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
      clearTimeout(late)
    },
  }
}

/** Connections in the order in which they began to wait, with the request that each has under way. */
function trackConnections(most: number, unreadMs: number) {
  const seats = new Map<object, { socket: Pick<Socket, 'destroy' | 'end'>; exchange: Exchange | null }>()
  let finishing = false
  /** Who has waited longest for a request to arrive whole; a request that has arrived is never cut for another. */
  const shed = () => {
    for (const [key, { socket, exchange }] of seats) {
      if (exchange?.request.complete) continue
      seats.delete(key)
      socket.destroy()
      return
    }
  }
  return {
    open(socket: Socket): void {
      seats.set(socket, { socket, exchange: null })
      socket.once('close', () => seats.delete(socket))
      if (seats.size > most) shed()
    },
    begin(exchange: Exchange): void {
      const { socket } = exchange.request
      const seat = seats.get(socket)
      if (seat) seat.exchange = exchange
      if (finishing) exchange.response.setHeader('connection', 'close')
      exchange.response.once('close', () => {
        endUnread(exchange, unreadMs)
        // A request that was sent without waiting for this answer is under way already.
        if (seats.get(socket)?.exchange !== exchange) return
        seats.delete(socket)
        if (finishing) socket.end()
        if (!socket.destroyed) seats.set(socket, { socket, exchange: null })
      })
    },
    isAnswering: (socket: object): boolean => seats.get(socket)?.exchange?.response.headersSent ?? false,
    /** Resolves when the requests that are under way now are answered; from now on no connection outlives its answer. */
    async finish(): Promise<void> {
      finishing = true
      const answers = [...seats.values()].flatMap(({ exchange }) => (exchange ? [exchange.response] : []))
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
      await Promise.all(
        answers.map((answer) => (answer.closed ? null : new Promise((resolve) => answer.once('close', resolve)))),
      )
    },
    cut(): void {
      for (const { socket } of seats.values()) socket.destroy()
    },
  }
}

/** A body that goes on arriving behind its answer is read to nowhere, and not for long. */
function endUnread({ request }: Exchange, withinMs: number): void {
  if (request.complete || request.socket.destroyed) return
  const timer = setTimeout(() => request.complete || request.socket.destroy(), withinMs)
  request.once('close', () => clearTimeout(timer))
}
