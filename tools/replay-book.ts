import type { Json } from '../src/lib/json.ts'

/** The results that this request has stored already, loaded once when its turn starts. */
export interface ReplayBook {
  find(tool: string, argsHash: string): Json | null
}

/** A book over stored calls: rows of tool_calls of one conversation and request. */
export function replayBook(calls: readonly { tool: string; argsHash: string; result: Json }[]): ReplayBook {
  const results = new Map(calls.map((call) => [`${call.tool} ${call.argsHash}`, call.result]))
  return { find: (tool, argsHash) => results.get(`${tool} ${argsHash}`) ?? null }
}

export const EMPTY_REPLAY: ReplayBook = { find: () => null }
