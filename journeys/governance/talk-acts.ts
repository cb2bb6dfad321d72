import type { ActName } from '../../src/language/reading.ts'

/** Talk with the assistant itself: of no shop's goods, orders or money. */
export const TALK_ACTS = [
  'greet',
  'small_talk',
  'ask_identity',
  'insult',
  'off_topic',
  'untrusted',
] as const satisfies readonly ActName[]
