import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../domain/context.ts'
import type { Embedder } from '../../domain/knowledge/embedder.ts'
import type { EmbeddingAnswer, EmbeddingTask } from './embedding-task.ts'

export interface LocalEmbedder extends Embedder {
  /** Ends the thread; what is being read is rejected. The next question begins a new one. */
  close(): Promise<void>
}

interface Waiting {
  resolve: (vectors: Float32Array[]) => void
  reject: (reason: Error) => void
}

/** Ten minutes without a question give back what the model holds, 200 MB. */
const IDLE_MS = 600_000

/**
 * The Universal Sentence Encoder (lite) in a thread of its own, loaded when it is first asked. It reads the first hundred words
 * of a text. A thread that dies rejects what it was reading, and the next text begins a new one.
 */
export function localEmbedder({ log, idleMs = IDLE_MS }: { log: Log; idleMs?: number }): LocalEmbedder {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const end = (why: Error) => {
    thread = null
    clearTimeout(idle)
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
  }
  const begin = () => {
    const started = startThread()
    started.on('message', (answer: EmbeddingAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('vectors' in answer) asked?.resolve(answer.vectors)
      else asked?.reject(new Error(answer.failure))
    })
    started.on('error', (error) => log.error('embedder.failed', { error }))
    started.on('exit', (code) => {
      if (thread === started) end(new Error(`the thread of the embedder ended with ${code}`))
    })
    log.info('embedder.loaded', {})
    return started
  }
  const close = async () => {
    const ending = thread
    end(new Error('the embedder was closed'))
    await ending?.terminate()
  }
  const ask = (texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> => {
    signal.throwIfAborted()
    thread ??= begin()
    clearTimeout(idle)
    idle = setTimeout(() => void close(), idleMs).unref()
    lastId += 1
    const task: EmbeddingTask = { id: lastId, texts }
    return new Promise((resolve, reject) => {
      const stop = () => waiting.delete(task.id) && reject(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', stop)
          settle(value)
        }
      thread?.ref()
      waiting.set(task.id, { resolve: settled(resolve), reject: settled(reject) })
      thread?.postMessage(task)
    })
  }
  return { id: 'use-lite-en@0.2.0', dims: 512, embed: async (texts, signal) => ask(texts, signal), close }
}

/** Beside this file, compiled or not; from the sources a thread first needs the loader that reads them. */
function startThread(): Worker {
  const extension = path.extname(import.meta.url)
  const file = new URL(`./embedding-thread${extension}`, import.meta.url)
  if (extension !== '.ts') return new Worker(file)
  const load = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register(); await import('${file}')`
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(load)}`))
}
