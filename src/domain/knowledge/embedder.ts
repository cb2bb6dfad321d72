/** Reads the meaning of English texts as directions: those of texts about the same lie near each other. */
export interface Embedder {
  /** Names the model and its version: directions of two are never compared. */
  id: string
  dims: number
  /** One vector for each text, in order. Rejects when it cannot read, and with the reason of `signal` when that ends first. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>
}
