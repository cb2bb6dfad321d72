import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { forkConfined } from '../../../src/adapters/extract/fork-confined.ts'
import { readInChild } from '../../../src/adapters/extract/read-in-child.ts'
import { until } from '../../support/until.ts'
import { isAlive, livingChildren } from './children.ts'

const before = livingChildren()

afterEach(() => {
  expect(livingChildren().filter((pid) => !before.includes(pid))).toEqual([])
})

/** What a program in the confinement says first. */
async function saidBy(program: string): Promise<unknown> {
  const child = forkConfined(program)
  const [message] = await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'close')
  return message
}

const outcomeOf = (code: string) => `(async () => {
  let outcome
  try { outcome = await (${code}) } catch (error) { outcome = error.code ?? error.message }
  process.send({ outcome })
})()`

describe('a confined program', () => {
  it.each([
    ['read a file', `require('node:fs').readFileSync('/etc/hostname', 'utf8')`, 'ERR_ACCESS_DENIED'],
    ['read a file by another way', `(await import('node:fs/promises')).readFile('/etc/hostname')`, 'ERR_ACCESS_DENIED'],
    ['list a folder', `require('node:fs').readdirSync('.')`, 'ERR_ACCESS_DENIED'],
    ['write a file', `require('node:fs').writeFileSync('/tmp/tulia-confined', 'x')`, 'ERR_ACCESS_DENIED'],
    ['load a library', `require('zod')`, 'ERR_ACCESS_DENIED'],
    [
      'start a program',
      `new Promise((done) => require('node:child_process').execFile('/bin/true', (error) => done(error?.code ?? 'ran')))`,
      'ERR_ACCESS_DENIED',
    ],
    ['start a thread, which would have every right', `typeof require('node:worker_threads').Worker`, 'undefined'],
    ['start one by another way', `typeof (await import('node:worker_threads')).Worker`, 'undefined'],
    ['call anybody', `require('node:net').connect(80, '127.0.0.1')`, 'a reader calls nobody'],
    [
      'call by another way',
      `fetch('http://127.0.0.1:8099/').catch((error) => error.cause.message)`,
      'a reader calls nobody',
    ],
    ['see the environment', `Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')).length`, 0],
  ])('cannot %s', async (_, code, outcome) => {
    expect(await saidBy(outcomeOf(code))).toEqual({ outcome })
  })

  it('stands behind everything else that wants the processor', async () => {
    expect(await saidBy(`process.send({ outcome: require('node:os').getPriority() })`)).toEqual({
      outcome: Math.max(10, os.getPriority()),
    })
  })

  it('does not outlive its parent, however busy it is', async () => {
    const parent = spawn(process.execPath, ['--import', 'tsx', 'tests/integration/extract/leave-busy-child.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(parent.stdout, 'data')
    const pid = Number(String(said))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'close')
    await until(() => !isAlive(pid), { what: 'the end of the orphan' })
  })
})

const ANSWER = `{ outcome: 'failed', code: 'no_text', detail: 'nothing' }`
const HOLD = 'const held = []; for (;;) held.push('
const LONG = { cpuMs: 15_000, idleMs: 60_000 }
const REQUEST = { bytes: new Uint8Array([1, 2]), fileName: 'a.txt', pdfium: null }

describe('a reading', () => {
  const read = (program: string, limits = LONG, signal = new AbortController().signal) =>
    readInChild(program, REQUEST, { signal, limits })

  it.each([
    ['answers', `process.on('message', () => process.send(${ANSWER}))`, { code: 'no_text', detail: 'nothing' }],
    ['answers and goes on', `process.send(${ANSWER}, () => { for (;;); })`, { code: 'no_text' }],
    ['answers what is no answer', `process.send({ outcome: 'read', pages: 'all' })`, { code: 'damaged' }],
    ['ends without an answer', 'process.exit(0)', { code: 'damaged' }],
    ['crashes', 'process.abort()', { code: 'damaged', detail: expect.stringContaining('SIGABRT') }],
    ['throws', 'null.x', { code: 'damaged' }],
    ['fills its heap', `${HOLD}Array.from({ length: 1e5 }, (_, at) => 'x' + at))`, { code: 'too_much_memory' }],
    ['fills memory beside its heap', `${HOLD}Buffer.alloc(4e6, 1))`, { code: 'too_much_memory' }],
  ])('that %s has an outcome', async (_, program, failure) => {
    const { extraction, cost } = await read(program)
    expect(extraction).toMatchObject({ outcome: 'failed', ...failure })
    expect(cost.peakBytes ?? 0).toBeLessThan(600 * 1024 ** 2)
  })

  it('is ended when it uses up its time on the processor, and when it sleeps too long', async () => {
    const busy = await read('for (;;);', { cpuMs: 300, idleMs: 60_000 })
    expect(busy.extraction).toMatchObject({ code: 'too_slow' })
    const asleep = await read('setInterval(() => {}, 1e6)', { cpuMs: 15_000, idleMs: 300 })
    expect(asleep.extraction).toMatchObject({ code: 'too_slow' })
  })

  it('may take as long as it takes where it computes or waits for a processor', async () => {
    const program = `while (process.cpuUsage().user < 1_500_000); process.send(${ANSWER})`
    expect((await read(program, { cpuMs: 15_000, idleMs: 1_000 })).extraction).toMatchObject({ code: 'no_text' })
  })

  it('is ended by whoever asked for it', async () => {
    const control = new AbortController()
    const reading = read('for (;;);', LONG, control.signal)
    setImmediate(() => control.abort())
    expect((await reading).extraction).toMatchObject({ code: 'cancelled' })
    expect((await read('for (;;);', LONG, AbortSignal.abort())).extraction).toMatchObject({ code: 'cancelled' })
  })
})
