import type { Transcriber } from '../../domain/messaging/transcriber.ts'

/** Nobody listens to voice notes: the customer is asked to type. */
export const noTranscriber: Transcriber = {
  ready: false,
  transcribe: async () => ({ outcome: 'unavailable' }),
}
