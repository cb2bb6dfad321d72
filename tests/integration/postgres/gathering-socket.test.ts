import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gatheringSocket } from '../../../src/adapters/postgres/gathering-socket.ts'

const heard: string[] = []
const server = createServer((socket) => socket.on('data', (packet) => heard.push(packet.toString())))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})

describe('the socket of a connection to the database', () => {
  it('holds what is written within one tick, promises included, and sends it as one packet', async () => {
    const socket = gatheringSocket()
    // The client library connects the socket that it was given, which puts the plain `write` back.
    socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('BEGIN ')
    await Promise.resolve()
    socket.cork()
    socket.write('SELECT ')
    socket.uncork()
    socket.write('COMMIT')
    expect({ held: socket.writableCorked, waiting: socket.writableLength }).toEqual({ held: 1, waiting: 19 })
    socket.end()
    await once(socket, 'close')
    expect({ held: socket.writableCorked, heard }).toEqual({ held: 0, heard: ['BEGIN SELECT COMMIT'] })
  })
})
