import { Socket } from 'node:net'
import { gatherWrites } from '../gather-writes.ts'

/** A connection's socket whose statements of one tick leave together. */
export function gatheringSocket(): Socket {
  const socket = new Socket()
  gatherWrites(socket)
  return socket
}
