import { describe, expect, it } from 'vitest'
import { claimConversation, replyAsPerson, returnToBot } from '../../../src/domain/handoff/index.ts'
import { startProduct } from '../../support/product.ts'
import { readEvents, type SentEvent } from '../../support/read-events.ts'
import { until } from '../../support/until.ts'
import { openWebChat, readAll, type WebVisitor } from '../../support/web-visitor.ts'

describe('people in a chat on the web', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const chat = await openWebChat(product, shop)
  const staff = { ...product.runtime.ctxFor(shop.tenantId), actor: `staff:${product.runtime.ids.uuid()}` }

  it('are heard in every tab that is open, and the assistant is silent until it is given back', async () => {
    const visitor = chat.visitor()
    await visitor.say('Hello')
    const conversationId = visitor.threadId ?? ''
    const tabs = [await openTab(visitor), await openTab(visitor)]
    await claimConversation(staff, { conversationId, takeFrom: null })
    for (const tab of tabs) await tab.sees(({ name, data }) => name === 'owner' && data.owner === 'person')
    await replyAsPerson(staff, { conversationId, text: 'Wanjiru here, I will look.', clientId: null, seen: null })
    for (const tab of tabs) {
      await tab.sees(
        ({ name, data }) =>
          name === 'message' && data.from === 'person' && data.content === 'Wanjiru here, I will look.',
      )
    }
    const { events, text } = await visitor.say('Thank you')
    expect([text, events.map(({ name }) => name)]).toEqual(['', ['metadata', 'owner', 'done']])
    for (const tab of tabs)
      await tab.sees(({ name, data }) => name === 'message' && data.from === 'guest' && data.content === 'Thank you')
    const summary = { outcome: 'solved', note: 'She asked for help.', promised: null } as const
    await returnToBot(staff, { conversationId, summary })
    for (const tab of tabs) await tab.sees(({ name, data }) => name === 'owner' && data.owner === 'assistant')
    expect((await visitor.say('What are your opening hours?')).text).not.toBe('')
    for (const tab of tabs) tab.close()
  })

  it('are never answered after STOP, but for the answer to it', async () => {
    const visitor = chat.visitor()
    await visitor.say('Hello')
    expect((await visitor.say('STOP')).text).not.toBe('')
    expect((await visitor.say('What are your opening hours?')).text).toBe('')
    expect((await visitor.say('START')).text).not.toBe('')
  })

  it('find the whole talk again on a page that is opened later', async () => {
    const visitor = chat.visitor()
    const first = await visitor.say('Hello')
    const second = await visitor.say('What are your opening hours?')
    const { events } = await readAll(await visitor.events())
    const messages = events.filter(({ name }) => name === 'message').map(({ data }) => [data.from, data.content])
    expect(messages[0]).toEqual(['guest', 'Hello'])
    const told = messages.filter(([from]) => from === 'assistant').map(([, content]) => content)
    expect(told.join('\n\n')).toBe(`${first.text}\n\n${second.text}`)
    expect(events.at(-1)?.name).toBe('done')
  })
})

/** A page that stays open: what it has been told so far. */
async function openTab(visitor: WebVisitor) {
  const closing = new AbortController()
  const answer = await visitor.events({ stay: true, signal: closing.signal })
  const told: SentEvent[] = []
  const read = async () => {
    for await (const event of readEvents(answer)) told.push(event)
  }
  read().catch(() => undefined)
  await until(() => told.length > 0)
  return {
    sees: (wanted: (event: SentEvent) => boolean) => until(() => told.some(wanted), { what: JSON.stringify(told) }),
    close: () => closing.abort(),
  }
}
