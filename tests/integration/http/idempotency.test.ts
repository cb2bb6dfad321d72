import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { AppError } from '../../../src/domain/errors.ts'
import { forgetAnswers } from '../../../src/domain/idempotency/index.ts'
import { createShop } from '../../support/builders.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'
import { openNoteDesk, type Told } from './once.ts'

const HOUR_MS = 60 * 60_000

const desk = await openNoteDesk()
const { post, effects, clock, db, tenantId, afterwards } = desk
const token = await desk.hire()
const newKey = () => randomIds.uuid()
afterEach(() => {
  afterwards.run = async () => undefined
})

/** Lets a request run into its end without anybody who hears of it. */
async function leaveBehind(path: string, key: string, text: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const gone = new AbortController()
  const reached = new Promise<void>((resolve) => {
    afterwards.run = () => {
      resolve()
      return gate
    }
  })
  const asked = post(path, { key, text, token, signal: gone.signal }).catch(() => null)
  await reached
  gone.abort()
  await asked
  afterwards.run = async () => undefined
  return release
}

const pathOf = { 'in one transaction': '', 'in several': '/send' }

describe.each(Object.entries(pathOf))('a request that is done %s', (_how, path) => {
  it('is done once, and answered with the same bytes again', async () => {
    const key = newKey()
    const first = await post(path, { key, text: `once${path}`, token })
    expect([first.status, first.replayed]).toEqual([200, false])
    const again = await post(path, { key, text: `once${path}`, token })
    expect([again.status, again.text, again.replayed]).toEqual([200, first.text, true])
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(await effects(`once${path}`)).toBe(1)
  })

  it('is done once however many ask at once', async () => {
    const keys = Array.from({ length: 40 }, newKey)
    const answers: Told[] = []
    // A few keys at a time: the connections of a test are not what is tried here.
    for (let from = 0; from < keys.length; from += 4) {
      const asked = keys.slice(from, from + 4).flatMap((key) => Array.from({ length: 50 }, () => key))
      answers.push(...(await Promise.all(asked.map((key) => post(path, { key, text: key, token })))))
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    for (const told of answers.filter(({ status }) => status === 409)) {
      expect([told.headers.get('retry-after'), told.text]).toEqual(['1', expect.stringContaining('in_progress')])
    }
    for (const key of keys) {
      expect(await effects(key)).toBe(1)
      expect(await post(path, { key, text: key, token })).toMatchObject({ status: 200, replayed: true })
    }
  })

  it('is refused without a key, and with the key of something else', async () => {
    for (const key of [null, 'short', 'x'.repeat(256)]) {
      const told = await post(path, { key, token })
      expect([told.status, JSON.parse(told.text).error.code]).toEqual([400, 'idempotency_key_required'])
    }
    const key = newKey()
    await post(path, { key, text: `mine${path}`, token })
    const other = await post(path, { key, text: `another${path}`, token })
    expect([other.status, JSON.parse(other.text).error.code]).toEqual([422, 'idempotency_mismatch'])
    expect(await effects(`another${path}`)).toBe(0)
  })

  it('is its own for every colleague and every shop', async () => {
    const key = newKey()
    const stranger = await createShop(db)
    const tokens = [token, await desk.hire(), await desk.hire(stranger.tenantId)]
    const text = `shared${path}`
    for (const one of tokens) expect((await post(path, { key, text, token: one })).replayed).toBe(false)
    expect([await effects(text), await effects(text, stranger.tenantId)]).toEqual([2, 1])
  })

  it('keeps what the verb refused, and says it again word for word', async () => {
    const key = newKey()
    const text = `refused${path}`
    afterwards.run = async () => {
      throw new AppError('conflict', 'somebody else has it')
    }
    const first = await post(path, { key, text, token })
    afterwards.run = async () => undefined
    const again = await post(path, { key, text, token })
    expect([first.status, first.replayed, again.status, again.replayed]).toEqual([409, false, 409, true])
    expect(again.text).toBe(first.text)
  })

  it('keeps nothing that another try may change', async () => {
    for (const code of ['wait_before_retry', 'provider_unavailable', 'forbidden'] as const) {
      const key = newKey()
      const text = `${code}${path}`
      afterwards.run = async () => {
        throw new AppError(code, 'not now')
      }
      expect((await post(path, { key, text, token })).status).toBeGreaterThanOrEqual(403)
      afterwards.run = async () => undefined
      expect(await post(path, { key, text, token })).toMatchObject({ status: 200, replayed: false })
      expect(await effects(text)).toBe(1)
    }
  })

  it('is answered to who comes back after the answer was lost on its way', async () => {
    const key = newKey()
    const text = `lost${path}`
    const release = await leaveBehind(path, key, text)
    const meanwhile = await post(path, { key, text, token })
    expect([meanwhile.status, JSON.parse(meanwhile.text).error.code]).toEqual([409, 'idempotency_in_progress'])
    release()
    const told = await until(async () => {
      const answer = await post(path, { key, text, token })
      return answer.status === 200 ? answer : null
    })
    expect([told.replayed, await effects(text)]).toEqual([true, 1])
  })

  it('may be asked anew a day later, and leaves no row behind two days later', async () => {
    const key = newKey()
    const text = `day${path}`
    const first = await post(path, { key, text, token })
    clock.advance(24 * HOUR_MS)
    const next = await post(path, { key, text, token })
    expect([next.replayed, next.text === first.text, await effects(text)]).toEqual([false, false, 2])
    const rows = () => db.transaction(tenantId, (tx) => tx.idempotencyKey.count({ where: { tenantId } }))
    clock.advance(47 * HOUR_MS)
    await forgetAnswers(testCtx(db, { tenantId, clock }))
    expect(await rows()).toBeGreaterThan(0)
    clock.advance(2 * HOUR_MS)
    expect(await forgetAnswers(testCtx(db, { tenantId, clock }))).toEqual({ more: false })
    expect(await rows()).toBe(0)
  })
})

describe('a crash between the effect and its answer', () => {
  it('leaves neither where both are of one transaction, and the next try does it', async () => {
    const key = newKey()
    afterwards.run = async () => {
      const client = new pg.Client({ connectionString: inject('adminUrl') })
      await client.connect()
      const name = new URL(db.appUrl).pathname.slice(1)
      const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND xact_start IS NOT NULL`
      await client.query(sql, [name]).finally(() => client.end())
    }
    expect((await post('', { key, text: 'crash', token })).status).toBe(503)
    expect(await effects('crash')).toBe(0)
    afterwards.run = async () => undefined
    expect(await post('', { key, text: 'crash', token })).toMatchObject({ status: 200, replayed: false })
    expect(await effects('crash')).toBe(1)
  })

  it('is taken over under the same ids where the effect stands alone, and meets its own row', async () => {
    const key = newKey()
    // It is never released: its process is dead.
    await leaveBehind('/send', key, 'dead')
    expect((await post('/send', { key, text: 'dead', token })).status).toBe(409)
    const [row] = await db.transaction(tenantId, (tx) => tx.idempotencyKey.findMany({ where: { tenantId, key } }))
    clock.advance(91_000)
    const told = await post('/send', { key, text: 'dead', token })
    expect([told.status, told.replayed, await effects('dead')]).toEqual([200, false, 1])
    expect(JSON.parse(told.text).request_id).toBe(row?.id)
  })
})

describe('what is kept', () => {
  it('is sealed: answers hold names, phones and keys', async () => {
    const key = newKey()
    const { text } = await post('', { key, text: 'sealed', token })
    const [row] = await db.transaction(tenantId, (tx) => tx.idempotencyKey.findMany({ where: { tenantId, key } }))
    expect(row?.answerEnc).toMatch(/^v2\./)
    expect(JSON.stringify(row)).not.toContain(JSON.parse(text).note_id)
  })
})
