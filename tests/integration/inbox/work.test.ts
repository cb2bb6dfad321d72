import { describe, expect, it } from 'vitest'
import { runTurn } from '../../../src/conversation/run-turn.ts'
import { claimConversation, releaseConversation, replyAsPerson } from '../../../src/domain/handoff/index.ts'
import {
  addNote,
  cancelScheduled,
  changeCanned,
  changeNote,
  createCanned,
  deleteNote,
  fillCanned,
  getConversation,
  listCanned,
  readPlace,
  readStream,
  saveComposer,
  scheduleMessage,
  sendScheduled,
  writePlace,
} from '../../../src/domain/inbox/index.ts'
import { queueReply } from '../../../src/domain/messaging/index.ts'
import { testDatabase } from '../../support/test-database.ts'
import { echo } from '../turn-protocol/stage.ts'
import { openDesk } from './desk.ts'

const MINUTE = 60_000

describe('the work of people on a conversation', async () => {
  const desk = await openDesk(await testDatabase())
  const wanjiru = await desk.person('Wanjiru')
  const otieno = await desk.person('Otieno')
  const owned = async (body?: string) => {
    const conversationId = await desk.talk(body)
    await claimConversation(wanjiru, { conversationId, takeFrom: null })
    return conversationId
  }
  const stream = (conversationId: string, more: { before?: string; after?: string; limit?: number } = {}) =>
    readStream(wanjiru, {
      conversationId,
      before: more.before === undefined ? undefined : readPlace(more.before),
      after: more.after === undefined ? undefined : readPlace(more.after),
      limit: more.limit ?? 50,
    })
  const placeOf = async (conversationId: string) => {
    const last = (await stream(conversationId)).at(-1)
    if (!last) throw new Error('nothing was said')
    return last.place
  }
  const addressOf = async (conversationId: string) =>
    `whatsapp:${(await getConversation(wanjiru, { conversationId })).row.phone}`
  const outbound = (conversationId: string) =>
    desk.db.transaction(desk.shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
    )

  describe('its stream', () => {
    it('holds what everybody said, what staff noted and what happened, in their order', async () => {
      const conversationId = await desk.talk('hi')
      await desk.turn(conversationId, echo())
      desk.clock.advance(1_000)
      await claimConversation(wanjiru, { conversationId, takeFrom: null })
      desk.clock.advance(1_000)
      await addNote(otieno, { conversationId, text: 'she is a regular', mentions: [wanjiru.actor] })
      desk.clock.advance(1_000)
      await replyAsPerson(wanjiru, { conversationId, text: 'Hello Achieng', clientId: null, seen: null })
      const items = await stream(conversationId)
      expect(items.map(({ kind, from, text, authorName }) => [kind, from, text, authorName]).slice(-3)).toEqual([
        ['event', 'system', 'conversation.taken_over', 'Wanjiru'],
        ['note', 'person', 'she is a regular', 'Otieno'],
        ['message', 'person', 'Hello Achieng', 'Wanjiru'],
      ])
      expect(
        items
          .slice(0, 2)
          .map(({ from }) => from)
          .sort(),
      ).toEqual(['bot', 'customer'])
    })

    it('is read in pages that leave nothing out, from either end', async () => {
      const conversationId = await owned('message 0')
      const address = await addressOf(conversationId)
      for (let n = 1; n < 10; n += 1) {
        desk.clock.advance(1_000)
        await desk.receive(address, `message ${n}`)
      }
      const all = await stream(conversationId)
      const newest = await stream(conversationId, { limit: 4 })
      expect(newest.map(({ id }) => id)).toEqual(all.slice(-4).map(({ id }) => id))
      const [first] = newest
      if (!first) throw new Error('the page is empty')
      const older = await stream(conversationId, { before: writePlace(first.place) })
      expect([...older, ...newest].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
      const since = await stream(conversationId, { after: writePlace(first.place) })
      expect(since.filter(({ kind }) => kind === 'message').map(({ id }) => id)).toEqual(
        newest.slice(1).map(({ id }) => id),
      )
    })

    it('gives what commits late though it is older than what was seen', async () => {
      const conversationId = await owned('first')
      const seen = await placeOf(conversationId)
      const at = desk.clock.now()
      desk.clock.set(new Date(at.getTime() - MINUTE).toISOString())
      await desk.receive(await addressOf(conversationId), 'sent earlier, recorded later')
      desk.clock.set(at.toISOString())
      const since = await stream(conversationId, { after: writePlace(seen) })
      expect(since.map(({ text }) => text)).toContain('sent earlier, recorded later')
      expect(await say(conversationId, seen)).toEqual({ outcome: 'newer_messages' })
    })
  })

  const say = (conversationId: string, seen: { epoch: number; seq: number } | null, text = 'Hello') =>
    replyAsPerson(wanjiru, { conversationId, text, clientId: null, seen })

  describe('a reply', () => {
    it('does not leave while its author has not seen what was written, and leaves once she says so', async () => {
      const conversationId = await owned('do you have it in red?')
      const seen = await placeOf(conversationId)
      await desk.receive(await addressOf(conversationId), 'no, in blue')
      expect(await say(conversationId, seen, 'Yes, in red')).toEqual({ outcome: 'newer_messages' })
      expect(await outbound(conversationId)).toEqual([])
      expect(await say(conversationId, await placeOf(conversationId), 'Yes, in blue')).toMatchObject({
        outcome: 'queued',
      })
      expect(await say(conversationId, null, 'and in red')).toMatchObject({ outcome: 'queued' })
    })

    it('sees a colleague’s words as newer, and a draft of the assistant not', async () => {
      const conversationId = await owned()
      const seen = await placeOf(conversationId)
      await desk.turn(conversationId, echo())
      const notice = { conversationId, kind: 'payment', menu: null, dedupeKey: null, text: 'a word' } as const
      expect((await outbound(conversationId)).map(({ status }) => status)).toEqual(['draft'])
      expect(await say(conversationId, seen)).toMatchObject({ outcome: 'queued' })
      await wanjiru.transaction((ctx) => queueReply(ctx, { ...notice, author: 'human' }))
      expect(await say(conversationId, seen)).toEqual({ outcome: 'newer_messages' })
    })
  })

  describe('a note', () => {
    it('never leaves, keeps no secret and is its author’s for 15 minutes', async () => {
      const conversationId = await owned()
      const note = await addNote(wanjiru, { conversationId, text: 'her pin is 4821', mentions: [] })
      expect(note.text).not.toContain('4821')
      await expect(changeNote(otieno, { noteId: note.noteId, text: 'mine' })).rejects.toMatchObject({
        code: 'conflict',
      })
      desk.clock.advance(14 * MINUTE)
      expect(await changeNote(wanjiru, { noteId: note.noteId, text: 'call her' })).toMatchObject({ text: 'call her' })
      desk.clock.advance(2 * MINUTE)
      await expect(deleteNote(wanjiru, { noteId: note.noteId })).rejects.toMatchObject({ code: 'conflict' })
      await desk.deliver(conversationId)
      expect(await outbound(conversationId)).toEqual([])
    })

    it('mentions nobody who does not work here', async () => {
      const conversationId = await owned()
      const noted = addNote(wanjiru, { conversationId, text: 'see this', mentions: ['staff:nobody'] })
      await expect(noted).rejects.toMatchObject({ code: 'invalid_input' })
    })

    it('names the stranger among those who do work here, and keeps nothing of the note', async () => {
      const conversationId = await owned()
      const mentions = [otieno.actor, 'staff:nobody', wanjiru.actor]
      await expect(addNote(wanjiru, { conversationId, text: 'see this', mentions })).rejects.toMatchObject({
        code: 'invalid_input',
        message: expect.stringContaining('staff:nobody'),
      })
      expect((await stream(conversationId)).filter(({ kind }) => kind === 'note')).toEqual([])
    })
  })

  it('keeps what she has begun to write for each of her devices, and lets none overwrite another', async () => {
    const conversationId = await owned()
    expect(await saveComposer(wanjiru, { conversationId, text: 'Dear', version: 0 })).toMatchObject({ version: 1 })
    const stale = await saveComposer(wanjiru, { conversationId, text: 'Hi', version: 0 })
    expect(stale).toEqual({ outcome: 'stale', text: 'Dear', version: 1 })
    expect(await saveComposer(wanjiru, { conversationId, text: 'Dear Achieng', version: 1 })).toMatchObject({
      outcome: 'saved',
      version: 2,
    })
    expect((await getConversation(wanjiru, { conversationId })).composer.text).toBe('Dear Achieng')
    expect((await getConversation(otieno, { conversationId })).composer).toEqual({ text: '', version: 0 })
  })

  it('fills a kept reply from rows, and names what no row says', async () => {
    const conversationId = await owned()
    const texts = { en: 'Dear {{customer.name}}, {{order.reference}} of {{shop.name}} is on its way.' }
    const { cannedId } = await createCanned(wanjiru, { shortcut: 'on-its-way', texts, shared: true })
    const filled = await fillCanned(otieno, { cannedId, conversationId })
    expect(filled).toMatchObject({ language: 'en', unresolved: ['order.reference'] })
    expect(filled.text).toBe('Dear Achieng, {{order.reference}} of Mtaani Kicks is on its way.')
    const taken = createCanned(otieno, { shortcut: 'on-its-way', texts, shared: true })
    await expect(taken).rejects.toMatchObject({ code: 'conflict' })
    const own = await createCanned(otieno, { shortcut: 'on-its-way', texts, shared: false })
    expect((await listCanned(wanjiru)).map((one) => one.cannedId)).not.toContain(own.cannedId)
    const change = { cannedId: own.cannedId, shortcut: 'away', texts, version: 1, mayShared: true }
    await expect(changeCanned(wanjiru, change)).rejects.toMatchObject({ code: 'not_found' })
    expect(await changeCanned(otieno, change)).toMatchObject({ version: 2 })
    await expect(changeCanned(otieno, change)).rejects.toMatchObject({ code: 'conflict' })
  })

  describe('a message for later', () => {
    const planned = async (conversationId: string) => {
      const at = new Date(desk.clock.now().getTime() + 60 * MINUTE)
      const { scheduledId } = await scheduleMessage(wanjiru, { conversationId, text: 'Good morning', at })
      return scheduledId
    }
    const composerOf = async (conversationId: string) =>
      (await getConversation(wanjiru, { conversationId })).composer.text

    it('leaves at its time, once, as its author’s', async () => {
      const conversationId = await owned()
      const scheduledId = await planned(conversationId)
      expect(await sendScheduled(desk.ctx, { scheduledId })).toEqual({ outcome: 'stale' })
      desk.clock.advance(61 * MINUTE)
      expect(await sendScheduled(desk.ctx, { scheduledId })).toEqual({ outcome: 'sent' })
      expect(await sendScheduled(desk.ctx, { scheduledId })).toEqual({ outcome: 'stale' })
      expect((await outbound(conversationId)).map(({ author, body }) => [author, body])).toEqual([
        ['human', 'Good morning'],
      ])
    })

    it.each([
      ['the customer has written since', async (id: string) => desk.receive(await addressOf(id), 'never mind')],
      [
        'its author has given the conversation away',
        (id: string) => releaseConversation(wanjiru, { conversationId: id }),
      ],
      ['the window has closed', async () => desk.clock.advance(25 * 60 * MINUTE)],
    ])('goes back to the composer when %s', async (_what, happens) => {
      const conversationId = await owned()
      const scheduledId = await planned(conversationId)
      desk.clock.advance(30 * MINUTE)
      await happens(conversationId)
      desk.clock.advance(31 * MINUTE)
      expect(await sendScheduled(desk.ctx, { scheduledId })).toEqual({ outcome: 'returned' })
      expect(await outbound(conversationId)).toEqual([])
      expect(await composerOf(conversationId)).toBe('Good morning')
    })

    it('is taken back by its author alone', async () => {
      const scheduledId = await planned(await owned())
      await expect(cancelScheduled(otieno, { scheduledId })).rejects.toMatchObject({ code: 'conflict' })
      await cancelScheduled(wanjiru, { scheduledId })
      desk.clock.advance(61 * MINUTE)
      expect(await sendScheduled(desk.ctx, { scheduledId })).toEqual({ outcome: 'stale' })
    })
  })

  describe('what the list shows', () => {
    const counted = async (run: (ctx: typeof wanjiru) => Promise<unknown>) => {
      const sql = { statements: 0, transactions: 0 }
      await run({ ...wanjiru, sql })
      return sql
    }

    it('costs a queued message no statement: it is locked and written as before', async () => {
      const conversationId = await desk.talk()
      const notice = { conversationId, author: 'system', kind: 'payment', menu: null, dedupeKey: null } as const
      const locked = {
        tenantId: desk.shop.tenantId,
        conversationId,
        author: 'system',
        kind: 'payment',
        epoch: 1,
        body: 'x',
      }
      const bare = await counted((ctx) =>
        ctx.transaction(async ({ tx }) => {
          await tx.$queryRaw`SELECT epoch FROM conversations WHERE id = ${conversationId}::uuid FOR UPDATE`
          await tx.outboundMessage.createMany({ data: [{ ...locked, id: ctx.ids.uuid() }], skipDuplicates: true })
        }),
      )
      expect(await counted((ctx) => ctx.transaction((tx) => queueReply(tx, { ...notice, text: 'x' })))).toEqual(bare)
    })

    it('costs a turn no statement: it is loaded with one and committed with one', async () => {
      const conversationId = await desk.talk()
      const sql = { statements: 0, transactions: 0 }
      const turn = desk.turnDeps(echo())
      const ctxFor: typeof turn.ctxFor = (...of) => ({ ...turn.ctxFor(...of), sql })
      expect(await runTurn({ ...turn, ctxFor }, { conversationId })).toMatchObject({ commit: 'committed' })
      const bare = await counted((ctx) => ctx.statement`SELECT 1`)
      expect(sql).toEqual({ statements: 2 * bare.statements, transactions: 2 })
    })
  })
})
