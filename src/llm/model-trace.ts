/** Who answered a model call and what it cost; null means not known, never 0. */
export interface ModelTrace {
  prompt: string
  /** Of its words and policy. */
  version: number
  engine: 'rules' | 'claude' | 'offline' | 'template'
  model: string
  inputTokens: number | null
  outputTokens: number | null
  costMicroUsd: number | null
  ms: number
}
