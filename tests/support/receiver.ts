import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  path: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
  form: Record<string, string>
}

export interface Receiver {
  baseUrl: string
  requests: ReceivedRequest[]
  /** Status of the next answers; 200 at first. */
  answerWith(status: number): void
  close(): Promise<void>
}

/** A bare HTTP server that keeps what it is sent: the product's place in tests of what others send to it. */
export async function startReceiver(): Promise<Receiver> {
  const requests: ReceivedRequest[] = []
  let status = 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const url = `${baseUrl}${request.url}`
      const form = Object.fromEntries(new URLSearchParams(body))
      requests.push({ path: new URL(url).pathname, url, headers: request.headers, body, form })
      response.statusCode = status
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    requests,
    answerWith(next) {
      status = next
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
