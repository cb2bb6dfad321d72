import { z } from 'zod'

const CacheControl = z.looseObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() })
const Block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  cache_control: CacheControl.nullish(),
})
const Blocks = z.union([z.string(), z.array(Block).min(1)])
export type Blocks = z.infer<typeof Blocks>

/** A request to the Messages API, as far as the fake reads it. Keys it does not know pass. */
export const MessagesRequest = z.looseObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  messages: z
    .array(z.looseObject({ role: z.enum(['user', 'assistant']), content: Blocks }))
    .min(1)
    .refine((messages) => messages[0]?.role === 'user', { message: 'first message must use the "user" role' }),
  system: Blocks.optional(),
  temperature: z.number().min(0).max(1).optional(),
  stream: z.boolean().optional(),
  output_config: z
    .looseObject({ format: z.looseObject({ type: z.literal('json_schema'), schema: z.unknown() }).nullish() })
    .optional(),
})
export type MessagesRequest = z.infer<typeof MessagesRequest>

/** What the injected function that writes the answers is given; `schema` is the JSON Schema asked for, or null. */
export interface AnswerRequest {
  system: string
  user: string
  schema: unknown
  model: string
}
export type Answer = (request: AnswerRequest) => string | Promise<string>

/** A key that opens the fake model API. Prefixes shorter than `minCacheTokens` are not cached, as at the vendor. */
export const ModelKey = z.strictObject({
  apiKey: z.string().min(8),
  minCacheTokens: z.int().min(0).default(1024),
})
export type ModelKeyRegistration = z.input<typeof ModelKey>
export type ModelKey = z.infer<typeof ModelKey>
