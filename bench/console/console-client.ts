import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: string
  /** From before the request to the last byte of its answer. */
  ms: number
}

/** Calls the API as a browser of the console does, over connections that stay open. */
export interface ConsoleClient {
  get(path: string, token: string): Promise<Answer>
  post(path: string, token: string, body: object): Promise<Answer>
  close(): void
}

export function consoleClient(baseUrl: string): ConsoleClient {
  const agent = new Agent({ keepAlive: true })
  const call = (method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const from = performance.now()
      const sent = request(baseUrl + path, { method, agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, body: text, ms: performance.now() - from })
        })
      })
      sent.once('error', reject)
      sent.end(body)
    })
  return {
    get: (path, token) => call('GET', path, { authorization: `Bearer ${token}` }),
    post: (path, token, body) =>
      call(
        'POST',
        path,
        { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        JSON.stringify(body),
      ),
    close: () => agent.destroy(),
  }
}
