import { readStored, store } from '../../lib/stored.ts'

const KEY = 'tulia-sound'
const HERTZ = 660
const LASTS_S = 0.18
const LOUD = 0.08

/** Whether this browser is to be heard; it is silent until somebody wishes otherwise. */
export function soundOn(): boolean {
  return readStored(KEY, (value) => typeof value === 'boolean') ?? false
}

export function setSound(on: boolean): void {
  store(KEY, on)
}

/** One short tone. A browser in which nobody has touched the page yet stays silent, as it should. */
export function ring(): void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = HERTZ
  volume.gain.setValueAtTime(LOUD, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + LASTS_S)
  tone.connect(volume).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + LASTS_S)
}
