import { z } from 'zod'

/** Troubles that an installation pretends to have, so that what it says of them can be seen. None of them in production. */
export interface Pretence {
  /** The forecast never answers. */
  weatherOff: boolean
  /** Answers of this tool take so much longer. */
  slowTool: { tool: z.infer<typeof SlowTool>['tool']; ms: number } | null
  /** Streams of events end after so long. */
  dropStreamsMs: number | null
  /** Documents are searched, and nothing is found in them. */
  emptyKnowledge: boolean
}

const seconds = z
  .string()
  .regex(/^[1-9]\d{0,3}s$/, 'must be seconds, such as 30s')
  .transform((text) => Number(text.slice(0, -1)) * 1_000)

const SlowTool = z.object({
  tool: z.enum(['weather', 'flights', 'lodging', 'attractions', 'transit', 'fx', 'geocode']),
  ms: seconds,
})

/** "flights:5s" */
export const ToolTimeout = z
  .string()
  .transform((text) => ({ tool: text.split(':')[0], ms: text.split(':').slice(1).join(':') }))
  .pipe(SlowTool)

/** "30s", in ms. */
export const StreamDrop = seconds

/** What the environment says of it. */
export function pretenceOf(env: {
  DISABLE_WEATHER_API: boolean
  SIMULATE_TOOL_TIMEOUT?: Pretence['slowTool'] | undefined
  SIMULATE_SSE_DROP?: number | undefined
  SIMULATE_EMPTY_RAG: boolean
}): Pretence {
  return {
    weatherOff: env.DISABLE_WEATHER_API,
    slowTool: env.SIMULATE_TOOL_TIMEOUT ?? null,
    dropStreamsMs: env.SIMULATE_SSE_DROP ?? null,
    emptyKnowledge: env.SIMULATE_EMPTY_RAG,
  }
}
