import { createServer } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { searxngResearchSource } from '../../../src/adapters/searxng/searxng-research-source.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock, testLog } from '../../support/test-ctx.ts'
import { startSearch, TODAY } from './travel-desk.ts'

const sandbox = await startSearch()
afterAll(() => sandbox.close())
beforeEach(() => sandbox.faults.clear())

const open = (baseUrl = sandbox.baseUrl, circuit: Parameters<typeof testResilience>[0] = {}) =>
  searxngResearchSource({
    baseUrl,
    clock: testClock(TODAY),
    resilience: testResilience(circuit),
    times: { softMs: 200, hardMs: 500 },
  })
const asking = (query: string) => ({ query, limit: 5, locale: 'en' as const, signal: new AbortController().signal })

/** A server that answers everything alike. */
async function serve(answer: (asked: string[]) => { status?: number; headers?: Record<string, string>; body: string }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status = 200, headers = {}, body } = answer(asked)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  afterAll(() => server.close())
  return { url: `http://127.0.0.1:${port}`, asked }
}

describe('a search', () => {
  it('gives the pages with their day, in the order of the engine', async () => {
    const found = await open().search(asking('bali weather this week'))
    expect(found).toMatchObject({ outcome: 'found' })
    const results = found.outcome === 'found' ? found.results : []
    expect(results).toHaveLength(5)
    expect(results[0]).toEqual({
      title: 'Bali forecast, 23 to 29 November',
      url: 'https://tropicast.example/bali',
      snippet: 'Showers on five of seven afternoons, 31 degrees by day and 25 by night. Light wind from the west.',
      publishedOn: '2026-11-22',
      fetchedAt: '2026-11-23T09:00:00.000Z',
    })
  })

  it('asks in the language of who asks, for JSON', async () => {
    const { url, asked } = await serve(() => ({ body: '{"results":[]}' }))
    await open(url).search({ ...asking('hali ya hewa & bei?'), locale: 'sw' })
    expect(Object.fromEntries(new URL(`http://x${asked[0]}`).searchParams)).toEqual({
      q: 'hali ya hewa & bei?',
      format: 'json',
      language: 'sw',
      safesearch: '2',
    })
  })

  it('follows no redirect, whether it leads inside or out', async () => {
    const inside = await serve(() => ({ body: '{"results":[{"title":"a","url":"https://a.example","content":"b"}]}' }))
    const { url } = await serve(() => ({ status: 302, headers: { location: `${inside.url}/latest` }, body: '' }))
    expect(await open(url).search(asking('x'))).toMatchObject({ outcome: 'unavailable' })
    expect(inside.asked).toEqual([])
  })

  it('takes in no answer that is larger than any', async () => {
    const { url } = await serve(() => ({ body: JSON.stringify({ results: [], padding: 'x'.repeat(2_000_000) }) }))
    expect(await open(url).search(asking('x'))).toMatchObject({ outcome: 'unavailable' })
  })

  it('leaves out results that cannot be read, and days that are none or still to come', async () => {
    const result = { title: 'T', url: 'https://a.example/', content: 'C' }
    const dates = ['2026-11-20T10:00:00', '2026-13-40', 'yesterday', '2031-01-01', null]
    const results = [7, null, { title: 'no address' }, ...dates.map((publishedDate) => ({ ...result, publishedDate }))]
    const { url } = await serve(() => ({ body: JSON.stringify({ results }) }))
    const found = await open(url).search(asking('x'))
    expect(found.outcome === 'found' && found.results.map(({ publishedOn }) => publishedOn)).toEqual([
      '2026-11-20',
      null,
      null,
      null,
      null,
    ])
  })

  it('ends at once when who asked is gone, and that opens no circuit', async () => {
    const log = testLog()
    const source = open(sandbox.baseUrl, { failuresToOpen: 1, log })
    await source.search({ ...asking('bali weather this week'), signal: AbortSignal.abort() })
    expect(log.lines).toEqual([])
    expect(await source.search(asking('bali weather this week'))).toMatchObject({ outcome: 'found' })
  })

  it('is not made while the engine fails again and again', async () => {
    const source = open(sandbox.baseUrl, { failuresToOpen: 2 })
    await sandbox.faults.set([{ target: 'search.query', kind: 'http_500' }])
    await source.search(asking('bali weather this week'))
    const [fault] = await sandbox.faults.list()
    expect(await source.search(asking('bali weather this week'))).toMatchObject({
      outcome: 'unavailable',
      problem: expect.stringContaining('circuit'),
    })
    expect((await sandbox.faults.list())[0]?.hits).toBe(fault?.hits)
  })

  it('is refused by an engine that may not give JSON', async () => {
    const { url } = await serve(() => ({ status: 403, body: '{"error":"format"}' }))
    expect(await open(url).search(asking('x'))).toEqual({ outcome: 'unavailable', problem: 'HTTP 403' })
  })
})
