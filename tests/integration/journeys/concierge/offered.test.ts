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
const QUESTION = 'i want my trousers ironed'

const db = await testDatabase()
let house: TestShop

beforeAll(async () => {
  house = await openHouse(db)
  const documents = [{ title: 'Good to know', type: 'policy', language: 'en', topic: null, text: TEXT }] as const
  await ingestPlain(testCtx(db, { tenantId: house.tenantId }), documents)
})

describe('a passage that may be what a guest means', () => {
  it('is offered by what it is called, without a figure of it', async () => {
    const chat = await guestOf(db, house)
    const answer = answerOf(await chat.say(QUESTION))
    expect(answer).toContain('1. Laundry')
    expect(answer).toContain('None of these')
    expect(answer.replace(/^\d\. /gm, '')).not.toMatch(/\d/)
  })

  it('answers when it is picked', async () => {
    const chat = await guestOf(db, house)
    await chat.say(QUESTION)
    const answer = answerOf(await chat.say('1'))
    expect(answer).toContain('back by six the same day')
    expect(answer).toContain('(Good to know)')
    expect(sessionOf(chat.state).pending).toBeNull()
  })

  it('is not known when none of them is meant: a person is offered', async () => {
    const chat = await guestOf(db, house)
    await chat.say(QUESTION)
    const answer = answerOf(await chat.say('none of these'))
    expect(answer).not.toContain('KES')
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'offer_handoff', reason: 'knowledge_missing' })
  })

  it('is asked back once for a question', async () => {
    const chat = await guestOf(db, house)
    await chat.say(QUESTION)
    expect(answerOf(await chat.say(QUESTION))).not.toContain('None of these')
  })
})
