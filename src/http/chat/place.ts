/**
 * A place in a talk: the visitor's newest message, the newest of ours, and how many parts of that one were told. It is the id of
 * an event, so that a stream that was cut goes on there from the rows, in whatever process.
 */
export interface Place {
  epoch: number
  seq: number
  part: number
}

export const BEGINNING: Place = { epoch: 0, seq: 0, part: 0 }
/** All of a message was told. */
export const WHOLE = 9_999

const WRITTEN = /^(\d{1,9})-(\d{1,15})-(\d{1,4})$/

export function writePlace({ epoch, seq, part }: Place): string {
  return `${epoch}-${seq}-${part}`
}

/** Null for what is no place. */
export function readPlace(text: string): Place | null {
  const [, epoch, seq, part] = WRITTEN.exec(text) ?? []
  return epoch === undefined ? null : { epoch: Number(epoch), seq: Number(seq), part: Number(part) }
}
