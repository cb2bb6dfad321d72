import { beforeAll, describe, expect, it } from 'vitest'
import { ingestPlain } from '../../../../src/domain/knowledge/index.ts'
import type { TestShop } from '../../../support/builders.ts'
import { sessionOf } from '../../../support/session-of.ts'
import { testCtx } from '../../../support/test-ctx.ts'
import { testDatabase } from '../../../support/test-database.ts'
import { answerOf } from '../chat.ts'
import { guestOf, openHouse } from './guest-house.ts'

const TEXT = `# Good to know

## 1. Visitors

People who do not stay with us may come to the lobby until nine in the evening.

## 2. Animals

Guide dogs are welcome free of charge. Other pets stay at the kennel in town.

## 3. Laundry

Clothes handed in before nine are back by six the same day. A shirt is KES 180.
`
const QUESTION = 'i have dirty clothes, what now'

const db = await testDatabase()
let house: TestShop

beforeAll(async () => {
  house = await openKnowing(TEXT)
})

async function openKnowing(text: string): Promise<TestShop> {
  const opened = await openHouse(db)
  const documents = [{ title: 'Good to know', type: 'policy', language: 'en', topic: null, text }] as const
  await ingestPlain(testCtx(db, { tenantId: opened.tenantId }), documents)
  return opened
}

describe('a passage that may be what a guest means', () => {
  it('is told with the doubt where it is the only one, and a person is offered', async () => {
    const chat = await guestOf(db, house)
    const answer = answerOf(await chat.say(QUESTION))
    expect(answer).toContain('I am not sure that this answers you')
    expect(answer).toContain('back by six the same day')
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'offer_handoff', reason: 'knowledge_missing' })
  })

  it('is asked back once for a question', async () => {
    const chat = await guestOf(db, house)
    await chat.say(QUESTION)
    expect(answerOf(await chat.say(QUESTION))).not.toContain('None of these')
  })
})
