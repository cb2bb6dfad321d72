import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends these very bytes on a connection of its own and gives the answer once the server has closed it. */
export async function rawHttp(port: number, bytes: string): Promise<RawAnswer> {
  const { answer } = openRaw(port, bytes)
  return answer
}

/** The same, while more is still to be sent. */
export function openRaw(port: number, bytes: string): { socket: Socket; answer: Promise<RawAnswer> } {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  const answer = new Promise<RawAnswer>((resolve) => {
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses what it has not read to the end resets the connection behind its answer.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('latin1'))))
  })
  socket.write(Buffer.from(bytes, 'latin1'))
  return { socket, answer }
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => [
    line.split(':')[0]?.toLowerCase() ?? '',
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}
