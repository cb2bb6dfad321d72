import { Socket } from 'node:net'

/** A socket on which all that is written within one tick leaves in one packet: a system call costs more than what it carries. */
export function gatheringSocket(): Socket {
  const socket = new Socket()
  let gathering = false
  const leave = () => {
    gathering = false
    socket.uncork()
  }
  socket.write = new Proxy(socket.write, {
    apply(write, self, args: unknown[]) {
      if (!gathering) {
        gathering = true
        socket.cork()
        process.nextTick(leave)
      }
      return Reflect.apply(write, self, args)
    },
  })
  return socket
}
