import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { nextFreePort } from '../../../src/adapters/system/next-free-port.ts'
import { readConfig } from '../../../src/config/config.ts'
import { SAME_SIGNAL_MS } from '../../../src/main/stop-on-signal.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { startProduct } from '../../support/product.ts'
import { openRaw, rawHttp } from '../../support/raw-http.ts'
import { until } from '../../support/until.ts'

/** On a connection of its own: a process that stops resets those that are kept. */
const ready = (port: number) => rawHttp(port, 'GET /health/ready HTTP/1.1\r\nhost: tulia\r\nconnection: close\r\n\r\n')

describe('a process that is told to stop', async () => {
  const product = await startProduct({ worker: false })
  const { sandbox, config, db } = product
  const startChild = async (stopWithinMs = 4_000) => {
    const port = await nextFreePort(0)
    const child = spawn(process.execPath, ['dist/src/main/start.js'], {
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_APP_URL: db.appUrl,
        TULIA_SECRET_KEY: TEST_SECRET_KEY,
        PORT: String(port),
        QUEUE_PREFIX: config.queuePrefix,
        REDIS_URL: inject('redisUrl') ?? '',
        TWILIO_API_BASE_URL: sandbox.baseUrl,
        TWILIO_CONTENT_BASE_URL: sandbox.baseUrl,
        TWILIO_MESSAGING_BASE_URL: sandbox.baseUrl,
        STOP_WITHIN_MS: String(stopWithinMs),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
    await until(() => printed.includes('worker_started'), { within: 40_000, what: `the product (${printed})` })
    return { child, port, exited }
  }

  it('says so at once, answers what is under way, ends in time and loses no work', async () => {
    const shop = await product.openShop()
    const customer = shop.customer()
    const { child, port, exited } = await startChild()
    await sandbox.faults.add({ target: 'twilio.messages', kind: 'timeout_before_accept', times: 1 })
    await customer.say('Hello')
    const status = () =>
      db.transaction(shop.tenantId, async (tx) => (await tx.outboundMessage.findFirst())?.status ?? null)
    await until(async () => (await status()) === 'sending', { within: 30_000, what: 'the send to be under way' })
    const request = openRaw(
      port,
      'POST /webhooks/payments/stk/00 HTTP/1.1\r\nhost: tulia\r\ncontent-length: 2\r\n\r\n{',
    )
    await until(async () => (await ready(port)).status === 200)

    const asked = performance.now()
    child.kill('SIGTERM')
    const stopping = await until(async () => {
      const answer = await ready(port)
      return answer.status === 503 ? answer : null
    })
    expect(JSON.parse(stopping.body).parts).toEqual({ process: 'stopping' })
    request.socket.write('}')
    expect((await request.answer).status).toBe(404)
    expect(await exited).toBe(0)
    expect(performance.now() - asked).toBeLessThan(10_000)

    const worker = await startWorker(product.runtime)
    expect(await customer.next()).not.toBe('')
    expect(await customer.heard()).toHaveLength(1)
    await worker.close()
  })

  it('ends at once when it is told a second time', async () => {
    const { child, port, exited } = await startChild(60_000)
    openRaw(port, 'POST /webhooks/payments/stk/00 HTTP/1.1\r\nhost: tulia\r\ncontent-length: 2\r\n\r\n{')
    await until(async () => (await ready(port)).status === 200, { within: 30_000, what: 'the product to be ready' })
    child.kill('SIGTERM')
    await until(async () => (await ready(port)).status === 503, { within: 30_000, what: 'the product to be stopping' })
    const heardBy = performance.now()
    await until(() => performance.now() - heardBy > SAME_SIGNAL_MS, { what: 'a signal to be another one' })
    child.kill('SIGTERM')
    expect(await exited).toBe(1)
  })

  it('has less time than every container gives it', () => {
    const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true })
    const { stopWithinMs } = readConfig({})
    for (const role of ['web', 'worker']) {
      const grace = /^(\d+)s$/.exec(services[role].stop_grace_period)?.[1]
      expect(Number(grace) * 1_000, role).toBeGreaterThan(stopWithinMs)
    }
    const told = /terminationGracePeriodSeconds: (\d+)/.exec(readFileSync('README.md', 'utf8'))?.[1]
    expect(Number(told) * 1_000).toBeGreaterThan(stopWithinMs)
    // Where nobody says anything, Docker waits this long.
    expect(stopWithinMs).toBeLessThan(10_000)
  })
})
