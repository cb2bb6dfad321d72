import { describe, expect, it } from 'vitest'
import { startWorker } from '../../../src/main/worker.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { openWebChat, readAll, textOf } from '../../support/web-visitor.ts'

describe('a message while no worker is there', async () => {
  const product = await startProduct({ worker: false, env: { SSE_TIMEOUT_SECONDS: '1' } })
  const shop = await product.openShop()
  const chat = await openWebChat(product, shop)

  it('ends its stream with an error that says so, and its answer is there when the page is opened again', async () => {
    const visitor = chat.visitor()
    const waiting = await visitor.say('Hello')
    expect(waiting.events.map(({ name }) => name)).toEqual(['metadata', 'error', 'done'])
    expect(waiting.events[1]?.data.error).toContain('will be here')
    const worker = await startWorker(product.runtime)
    const after = waiting.events[0]?.id ?? ''
    const rest = await until(async () => {
      const told = await readAll(await visitor.events({ after }))
      return textOf(told.events) === '' ? null : told
    })
    expect(rest.events.map(({ name }) => name)).not.toContain('error')
    const { events } = await readAll(await visitor.events())
    expect(events.filter(({ name }) => name === 'message').map(({ data }) => data.from)).toEqual(['guest', 'assistant'])
    await worker.close()
  })
})
