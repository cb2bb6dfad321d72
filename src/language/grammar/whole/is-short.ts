import type { Room } from '../desk.ts'
import { isContent } from '../unheard.ts'

/** A message of fewer words says too little as a whole to speak against what its words say. */
const WHOLE_MESSAGE = 4

export function isShort({ tokens }: Room): boolean {
  return tokens.filter(isContent).length < WHOLE_MESSAGE
}
