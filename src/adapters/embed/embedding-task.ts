/** What the thread is asked, and what it answers. */
export interface EmbeddingTask {
  id: number
  texts: readonly string[]
}

export type EmbeddingAnswer = { id: number; vectors: Float32Array[] } | { id: number; failure: string }
