import { type Place, PlaceText } from './schemas.ts'

/** A place as it is given out. */
export function writePlace({ at, id, epoch, seq }: Place): string {
  return `${at.getTime()}.${id}.${epoch}.${seq}`
}

/** A place as it was given out. Throws a ZodError for anything else. */
export function readPlace(text: string): Place {
  const [at = '', id = '', epoch = '', seq = ''] = PlaceText.parse(text).split('.')
  return { at: new Date(Number(at)), id, epoch: Number(epoch), seq: Number(seq) }
}
