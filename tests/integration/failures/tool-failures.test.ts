import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createItem } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import { testDatabase } from '../../support/test-database.ts'
import { answerOf, openChat } from '../journeys/chat.ts'

describe('while a tool does not answer', async () => {
  const db = await testDatabase()
  const blocker = new pg.Client({ connectionString: db.ownerUrl })
  await blocker.connect()
  afterAll(() => blocker.end())

  /** Holds a table, so that whoever reads it runs into its own time limit. */
  async function whileHeld<T>(table: string, run: () => Promise<T>): Promise<T> {
    await blocker.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    return run().finally(() => blocker.query('ROLLBACK'))
  }

  it('customers get a way on; the second failure in a row becomes a ticket that holds what was said', async () => {
    const chat = await openChat(db)
    await createItem(db, chat.shop, {
      name: 'Rift Runner',
      category: 'running shoes',
      tags: ['shoes', 'running'],
      variants: [{ name: '42', options: { size: '42' }, priceMinor: 380_000, stock: 5 }],
    })
    const ticketsOf = () =>
      db.transaction(chat.shop.tenantId, (tx) =>
        tx.handoffTicket.findMany({ where: { conversationId: chat.conversationId } }),
      )

    const first = await whileHeld('knowledge_passages', () => chat.say('What is your return policy?'))
    expect(answerOf(first)).toContain("I couldn't look that up just now. Shall I ask a person")
    expect(sessionOf(chat.state)).toMatchObject({
      toolErrorsInARow: 1,
      pending: { kind: 'offer_handoff', reason: 'tool_errors' },
    })
    expect(await ticketsOf()).toEqual([])

    const second = await whileHeld('catalog_variants', () => chat.say('I want running shoes size 42'))
    const [ticket, ...more] = await ticketsOf()
    expect(more).toEqual([])
    expect(ticket).toMatchObject({ reason: 'tool_errors', status: 'open' })
    expect(ticket?.summary).toContain(
      'catalog_get_item failed: timeout. The customer wrote: I want running shoes size 42',
    )
    expect(answerOf(second)).toContain(ticket?.reference)
    expect(
      chat.log.lines.filter(({ event, fields }) => event === 'tool_call' && fields.code === 'timeout'),
    ).toHaveLength(2)

    expect(await chat.ask('I want running shoes size 42')).toContain('Rift Runner')
    expect(sessionOf(chat.state)).toMatchObject({ toolErrorsInARow: 0 })
  })
})
