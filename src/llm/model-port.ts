/** One call to a language model vendor. `schema` asks for structured output; null asks for plain text. */
export interface ModelRequest {
  model: string
  maxTokens: number
  /** The part that is the same for every customer: cached by the vendor. */
  system: string
  /** The variables of this call, as marked data. */
  user: string
  schema: Record<string, unknown> | null
  signal: AbortSignal
}

/** `stop`: why the text ends. `length` means it was cut at `maxTokens`; `refused` that the vendor declined to answer. */
export interface ModelReply {
  text: string
  model: string
  stop: 'end' | 'length' | 'refused'
  usage: ModelTokens
}

export interface ModelTokens {
  input: number
  output: number
  cacheRead: number
  cacheWrite: number
}

/** A language model vendor. Throws ModelUnavailable when no answer can be had. */
export interface ModelPort {
  complete(request: ModelRequest): Promise<ModelReply>
}

/** No answer from the vendor after its retries; `kind` says why. The caller falls back to the offline answer. */
export class ModelUnavailable extends Error {
  /** `circuit_open`: nothing was sent, because the last calls have all failed. */
  readonly kind: 'overloaded' | 'timeout' | 'network' | 'refused' | 'aborted' | 'circuit_open'
  constructor(kind: ModelUnavailable['kind'], message: string) {
    super(message)
    this.name = 'ModelUnavailable'
    this.kind = kind
  }
}
