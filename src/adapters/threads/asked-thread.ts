import path from 'node:path'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Log } from '../../domain/context.ts'
import type { Answered, Question } from './messages.ts'

/** A thread that computes what no turn could wait for in its own. */
export interface AskedThread<Asked, Answer> {
  /** Rejects when the thread fails, dies or is closed meanwhile, and with the reason of `signal`. */
  ask(asked: Asked, signal: AbortSignal): Promise<Answer>
  /** Ends the thread; what is under way is rejected. The next question begins a new one. */
  close(): Promise<void>
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

export interface ThreadOptions {
  /** In the log and in errors: "the thread of the embedder". */
  name: string
  /** The file that the thread begins with, without its extension: it answers by `answerInThread`. */
  file: URL
  /** So long without a question, and the thread ends, which gives back what it holds. */
  idleMs: number
  log: Log
  limits?: ResourceLimits
}

/** Begins with the first question. A thread that dies rejects what it was asked, and the next question begins a new one. */
export function askedThread<Asked, Answer>(options: ThreadOptions): AskedThread<Asked, Answer> {
  const { name, idleMs, log } = options
  const waiting = new Map<number, Waiting<Answer>>()
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
    const started = startThread(options)
    started.on('message', (answered: Answered<Answer>) => {
      const asked = waiting.get(answered.id)
      waiting.delete(answered.id)
      if (waiting.size === 0 && thread === started) {
        started.unref()
        idle = setTimeout(() => void close(), idleMs).unref()
      }
      if ('failure' in answered) asked?.reject(new Error(answered.failure))
      else asked?.resolve(answered.answer)
    })
    started.on('error', (error) => log.error(`${name}.failed`, { error }))
    started.on('exit', (code) => {
      if (thread === started) end(new Error(`the thread of the ${name} ended with ${code}`))
    })
    log.info(`${name}.loaded`, {})
    return started
  }
  const close = async () => {
    const ending = thread
    end(new Error(`the ${name} was closed`))
    await ending?.terminate()
  }
  return {
    close,
    async ask(asked, signal) {
      signal.throwIfAborted()
      thread ??= begin()
      clearTimeout(idle)
      lastId += 1
      const question: Question<Asked> = { id: lastId, asked }
      const asking = thread
      return new Promise<Answer>((resolve, reject) => {
        const stop = () => waiting.delete(question.id) && reject(signal.reason)
        signal.addEventListener('abort', stop, { once: true })
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            signal.removeEventListener('abort', stop)
            settle(value)
          }
        asking.ref()
        waiting.set(question.id, { resolve: settled(resolve), reject: settled(reject) })
        asking.postMessage(question)
      })
    },
  }
}

const COMPILED = path.extname(import.meta.url)

/** Compiled or not, like this file; from the sources a thread first needs the loader that reads them. */
function startThread({ file, limits }: ThreadOptions): Worker {
  const entry = new URL(`${file.href}${COMPILED}`)
  const resourceLimits = limits ?? {}
  if (COMPILED !== '.ts') return new Worker(entry, { resourceLimits })
  const load = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register(); await import('${entry}')`
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(load)}`), { resourceLimits })
}
