import { PassThrough } from 'node:stream'
import type { InputUsage } from './prompt-cache.ts'

/** A finished answer in the vendor's shape. */
export interface ModelMessage {
  id: string
  type: 'message'
  role: 'assistant'
  model: string
  content: Array<{ type: 'text'; text: string }>
  stop_reason: 'end_turn' | 'max_tokens'
  stop_sequence: null
  usage: InputUsage & { output_tokens: number }
}

/** The answer as server-sent events, a few words at a time; `broken` stops half-way with an error event. */
export function streamMessage(message: ModelMessage, broken: boolean): PassThrough {
  const stream = new PassThrough()
  const send = (type: string, data: object) => {
    stream.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  }
  const text = message.content[0]?.text ?? ''
  const pieces = text.match(/\S+\s*|\s+/g) ?? []
  send('message_start', {
    message: { ...message, content: [], stop_reason: null, usage: { ...message.usage, output_tokens: 1 } },
  })
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
  send('ping', {})
  for (const piece of broken ? pieces.slice(0, pieces.length / 2) : pieces) {
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
  }
  if (broken) {
    send('error', { error: { type: 'overloaded_error', message: 'Overloaded' } })
  } else {
    send('content_block_stop', { index: 0 })
    send('message_delta', {
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: { output_tokens: message.usage.output_tokens },
    })
    send('message_stop', {})
  }
  stream.end()
  return stream
}
