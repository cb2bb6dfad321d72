import { describe, expect, it } from 'vitest'
import { takeOver } from '../../../src/domain/handoff/index.ts'
import { showTyping } from '../../../src/domain/messaging/index.ts'
import { testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { fakeEngine, newAddress, reply, setStage } from './stage.ts'

describe('the typing indicator', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const shown: string[] = []
  let onShown: () => void | Promise<void> = () => undefined
  stage.channel.showTyping = async (_account, providerMessageId) => {
    shown.push(providerMessageId)
    await onShown()
  }

  /** A turn whose engine takes `waitFor` to answer. */
  async function turn(waitFor: Promise<void>) {
    const providerMessageId = `SM${stage.ctx.ids.secret(16)}`
    const { conversationId } = await stage.receive(newAddress(), 'hi', { providerMessageId })
    const engine = fakeEngine(async () => {
      await waitFor
      return [reply('hello')]
    })
    return { conversationId, providerMessageId, outcome: await stage.turn(conversationId, engine) }
  }

  it('is shown once by a turn that takes long, for the message that it answers', async () => {
    shown.length = 0
    const typed = new Promise<void>((resolve) => {
      onShown = resolve
    })
    const { providerMessageId, outcome } = await turn(typed)
    expect(outcome).toMatchObject({ outcome: 'committed', commit: 'committed' })
    expect(shown).toEqual([providerMessageId])
  })

  it('is not shown by a turn that is quick', async () => {
    shown.length = 0
    await turn(Promise.resolve())
    // A second, slow turn outlives the timer that the first one would have left behind.
    const typed = new Promise<void>((resolve) => {
      onShown = resolve
    })
    const slow = await turn(typed)
    expect(shown).toEqual([slow.providerMessageId])
  })

  it('that fails is logged and changes nothing', async () => {
    const log = testLog()
    Object.assign(stage.ctx, { log })
    let answered = () => {}
    const typed = new Promise<void>((resolve) => {
      answered = resolve
    })
    onShown = () => {
      answered()
      throw new Error('no indicator today')
    }
    expect((await turn(typed)).outcome).toMatchObject({ outcome: 'committed', replies: 1 })
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'typing_not_shown' }))
    onShown = () => undefined
  })

  it('is never shown where the bot would not speak: a person owns the conversation, or she opted out', async () => {
    const [hers, his] = [await stage.receive(newAddress(), 'hi'), await stage.receive(newAddress(), 'STOP')]
    shown.length = 0
    await takeOver(stage.ctx, { conversationId: hers.conversationId, operator: 'staff:1' })
    await stage.ctx.transaction(({ tx }) =>
      tx.customer.updateMany({
        where: { conversations: { some: { id: his.conversationId } } },
        data: { optedOutAt: stage.clock.now() },
      }),
    )
    await showTyping(stage.ctx, hers)
    await showTyping(stage.ctx, his)
    expect(shown).toEqual([])
  })
})
