import { z } from 'zod'

/** What about a thing guests ask: what it costs, when it is open, whether they may. `none` asks for nothing that could be told. */
export const ASPECTS = [
  'price',
  'included',
  'hours',
  'days',
  'duration',
  'place',
  'how',
  'must_book',
  'notice',
  'allowed',
  'age',
  'capacity',
  'exists',
  'which',
  'best',
  'who',
  'pay_how',
  'wear',
  'diet',
  'penalty',
  'back',
  'limit',
  'bring',
  'safe',
  'count',
  'what',
  'size',
  'language',
  'change',
  'if_case',
  'quality',
  'none',
] as const

export const Aspect = z.enum(ASPECTS)
export type Aspect = z.infer<typeof Aspect>
