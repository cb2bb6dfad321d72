import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { httpWebhookSender } from '../../../src/adapters/http-webhook/http-webhook-sender.ts'
import { startSandbox } from '../../../src/sandbox/start.ts'
import { afterFile } from '../../support/after-file.ts'
import { testClock } from '../../support/test-ctx.ts'

const sandbox = await startSandbox({ port: 0, seed: 1 })
afterFile(() => sandbox.close())
const { port } = new URL(sandbox.baseUrl)
const clock = testClock()
const at = (host: string) => ({ url: `http://${host}:${port}/hooks/till`, headers: {}, body: '{}' })
const patient = httpWebhookSender({ loopback: true, timeoutMs: 20_000, clock })
const sent = at('127.0.0.1')

describe('a request to a receiver', () => {
  it.each([
    ['http_500', { failure: 'status', status: 500, retryAfterMs: null }],
    ['http_410', { failure: 'status', status: 410, retryAfterMs: null }],
    ['http_429', { failure: 'status', status: 429, retryAfterMs: 60_000 }],
    ['http_503_html', { failure: 'status', status: 503, retryAfterMs: null }],
    ['redirect_inside', { failure: 'redirect', status: 302, text: '' }],
    ['reset_before_accept', { failure: 'connection', status: null }],
  ] as const)('that answers with %s is in vain', async (kind, expected) => {
    await sandbox.faults.set([{ target: 'hooks.receive', kind }])
    expect(await patient.post(sent)).toMatchObject(expected)
    await sandbox.faults.clear()
    expect(await sandbox.hooks.received()).toEqual([])
  })

  it('ends when its time is over', async () => {
    await sandbox.faults.set([{ target: 'hooks.receive', kind: 'timeout_before_accept' }])
    const hasty = httpWebhookSender({ loopback: true, timeoutMs: 50, clock })
    expect(await hasty.post(sent)).toMatchObject({ failure: 'timeout', status: null })
    await sandbox.faults.clear()
  })

  it('goes where its name led when it was checked, and the name is asked once', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const sender = httpWebhookSender({ loopback: true, timeoutMs: 20_000, clock, resolve })
    const before = (await sandbox.hooks.received()).length
    expect(await sender.post(at('localhost'))).toMatchObject({ failure: null, status: 200 })
    expect([asked, (await sandbox.hooks.received()).length - before]).toEqual([1, 1])
  })

  it('goes nowhere when its name leads inside a moment later', async () => {
    const heard: string[] = []
    const inside = createServer((request, response) => {
      heard.push(String(request.url))
      response.end()
    }).listen(0, '127.0.0.1')
    afterFile(async () => void inside.close())
    const url = `https://till.example.com:8443/${(inside.address() as AddressInfo | null)?.port ?? ''}`
    for (const address of ['127.0.0.1', '169.254.169.254', '::ffff:127.0.0.1', '10.0.0.1']) {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
      const sender = httpWebhookSender({ loopback: false, timeoutMs: 20_000, clock, resolve })
      expect(await sender.post({ url, headers: {}, body: '{}' })).toMatchObject({ failure: 'address', status: null })
    }
    expect(heard).toEqual([])
  })

  it('is not made to what may not be asked any more', async () => {
    const strict = httpWebhookSender({ loopback: false, timeoutMs: 20_000, clock })
    expect(await strict.post(sent)).toMatchObject({ failure: 'address' })
  })

  it('has become what its status says, however slowly the rest of the answer comes', async () => {
    const dripping = createServer((_request, response) => {
      response.writeHead(202)
      response.write('tak')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => dripping.once('listening', resolve))
    afterFile(async () => {
      dripping.closeAllConnections()
      dripping.close()
    })
    const { port: own } = dripping.address() as AddressInfo
    const hasty = httpWebhookSender({ loopback: true, timeoutMs: 3_000, clock })
    const answer = await hasty.post({ url: `http://127.0.0.1:${own}/`, headers: {}, body: '{}' })
    expect(answer).toMatchObject({ failure: null, status: 202, text: 'tak' })
  })

  it('keeps the first 2 kB of an answer and waits for no more', async () => {
    const endless = createServer((_request, response) => {
      response.write('x'.repeat(10_000))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => endless.once('listening', resolve))
    afterFile(async () => {
      endless.closeAllConnections()
      endless.close()
    })
    const { port: own } = endless.address() as AddressInfo
    const answer = await patient.post({ url: `http://127.0.0.1:${own}/`, headers: {}, body: '{}' })
    expect(answer).toMatchObject({ failure: null, status: 200, text: 'x'.repeat(2_048) })
  })
})
