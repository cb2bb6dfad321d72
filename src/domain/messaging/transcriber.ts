/** `unavailable`: nobody can listen. `unclear`: somebody tried and there were no words to make out. */
export type Transcript = { outcome: 'text'; text: string } | { outcome: 'unclear' } | { outcome: 'unavailable' }

/** Turns a voice note into words. */
export interface Transcriber {
  /** Whether it is worth waiting for: false answers a voice note at once. */
  ready: boolean
  transcribe(audio: { bytes: Uint8Array; contentType: string; language: string }): Promise<Transcript>
}
