import { Socket } from 'node:net'
import { gatherWrites } from '../gather-writes.ts'

/** A connection's socket whose statements of one tick leave together. `connect` puts the plain `write` back, so it begins behind that. */
export function gatheringSocket(): Socket {
  const socket = new Socket()
  socket.once('connect', () => gatherWrites(socket))
  return socket
}
