import type { Socket } from 'node:net'

/** From now on all that is written to this socket within one tick leaves in one packet: a system call costs more than what it carries. */
export function gatherWrites(socket: Socket): void {
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
}
