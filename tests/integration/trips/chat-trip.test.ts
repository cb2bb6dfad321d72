import { describe, expect, it } from 'vitest'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import { answerOf, type Chat, openChat } from '../journeys/chat.ts'
import { openTripFloor } from './trip-floor.ts'

type Floor = Awaited<ReturnType<typeof openTripFloor>>

/** A customer of a desk that plans trips, with the runs that her words begin. */
async function openTripChat(settings: Partial<TenantSettings> = {}) {
  const floor = await openTripFloor(undefined, settings)
  const { db, shop, ports } = floor
  const chat = await openChat(db, { shop, ports })
  return { floor, chat }
}

/** Works on what waits, and gives the newest run with what was said when it ended. */
async function work(floor: Floor, chat: Chat) {
  const { db, shop } = floor
  const rows = await db.transaction(shop.tenantId, (tx) =>
    tx.tripRun.findMany({
      where: { conversationId: chat.conversationId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  )
  const [newest] = rows
  if (newest === undefined) throw new Error('no run was begun')
  await floor.run(newest.id)
  return { ...(await floor.read(newest.id)), runs: rows.length }
}

async function menuOfLast({ db, shop }: Floor, { conversationId }: Chat) {
  const last = await db.transaction(shop.tenantId, (tx) =>
    tx.outboundMessage.findFirstOrThrow({
      where: { conversationId },
      orderBy: { seq: 'desc' },
      select: { menu: true, body: true },
    }),
  )
  const options: { id: string; title: string }[] = Object(last.menu).options ?? []
  return { body: last.body, options }
}

/** From wishes to a plan. */
async function planned() {
  const { floor, chat } = await openTripChat()
  await chat.ask('Plan a trip to Diani 10-14 December for two adults, budget 300k')
  await chat.ask('yes')
  const { run, itinerary } = await work(floor, chat)
  if (itinerary === null) throw new Error(`there is no plan: ${run.error?.message}`)
  return { floor, chat, run, itinerary }
}

describe('a trip in the chat', () => {
  it('is read back with its figures, planned on a yes, and told with what can be done next', async () => {
    const { floor, chat } = await openTripChat()
    const asked = await chat.ask('Plan a trip to Diani 10-14 December for two adults, budget 300k')
    for (const said of ['Diani', '10 December', '14 December', 'KES 300,000', 'Adults: 2'])
      expect(asked).toContain(said)
    expect(await chat.ask('yes')).toContain('planning')
    const { run, itinerary } = await work(floor, chat)
    expect([run.status, run.principal, run.conversation_id, run.language]).toEqual([
      'completed',
      `customer:${chat.customerId}`,
      chat.conversationId,
      'en',
    ])
    expect(itinerary?.intent.budget).toEqual({ amount_minor: 30_000_000, currency: 'KES' })
    const { body, options } = await menuOfLast(floor, chat)
    expect(options.map(({ id }) => id.split(':')[1])).toEqual(['files', 'other', 'cheaper', 'watch', 'talk'])
    for (const { title } of options) expect(body).toContain(title)
  })

  it('asks for what is missing one thing at a time, in the language of the customer', async () => {
    const { floor, chat } = await openTripChat()
    expect(await chat.ask('Naomba unipangie safari ya Diani')).toContain('siku gani')
    expect(await chat.ask('tarehe 10 Desemba')).toContain('siku ngapi')
    expect(await chat.ask('5')).toContain('Bajeti')
    expect(await chat.ask('laki tatu')).toContain('watu wangapi')
    const back = await chat.ask('wawili')
    expect(back).toContain('Diani')
    expect(back).toContain('KES 300,000')
    await chat.ask('ndiyo')
    const { run } = await work(floor, chat)
    expect([run.status, run.language]).toEqual(['completed', 'sw'])
  })

  it('goes on with the wishes when something else was asked in between', async () => {
    const { chat } = await openTripChat({
      concierge: { kind: 'travel', followUp: false },
      journeys: ['sales', 'support', 'orders', 'offers', 'preferences', 'concierge'],
    })
    expect(await chat.ask('Plan a trip to Diani')).toContain('begin')
    expect(await chat.ask('How much deposit do you take when I travel with you?')).toContain('person')
    expect(await chat.ask('10 December')).toContain('How many days')
    expect(await chat.ask('5')).toContain('cost')
  })

  it('takes corrections before it plans, and plans nothing on a no', async () => {
    const { floor, chat } = await openTripChat()
    await chat.ask('Plan a trip to Diani 10-14 December for two adults, budget 300k')
    expect(await chat.ask('make it 4 adults')).toContain('Adults: 4')
    expect(await chat.ask('no')).toContain('nothing')
    const count = await floor.db.transaction(floor.shop.tenantId, (tx) => tx.tripRun.count())
    expect(count).toBe(0)
  })

  it('offers a person to whom it does not understand three times', async () => {
    const { chat } = await openTripChat()
    await chat.ask('Plan a trip to Diani')
    const answers = [await chat.ask('hmm blue'), await chat.ask('whatever'), await chat.ask('zzz')]
    expect(answers.at(-1)).toContain('person')
  })

  it('is begun once when the same turn is run twice', async () => {
    const { floor, chat } = await openTripChat()
    await chat.ask('Plan a trip to Diani 10-14 December for two adults, budget 300k')
    await chat.say('yes', 'yes')
    expect((await work(floor, chat)).runs).toBe(1)
  })

  it('becomes cheaper by number, and says so with the sum it looks for', async () => {
    const { floor, chat, itinerary } = await planned()
    const before = itinerary.cost_breakdown.local?.total_minor ?? 0
    expect(await chat.ask('3')).toContain('at most KES')
    const { run, itinerary: next } = await work(floor, chat)
    if (next === null) expect(run.relaxations.length).toBeGreaterThan(0)
    else expect(next.cost_breakdown.local?.total_minor).toBeLessThan(before)
  })

  it('keeps what is locked by its name, and replaces what is tapped', async () => {
    const { floor, chat, itinerary } = await planned()
    const visit = itinerary.days.flatMap(({ activities }) => activities).find(({ kind }) => kind === 'attraction')
    expect(await chat.ask(`lock ${visit?.name}`)).toContain('anew')
    const locked = await work(floor, chat)
    const kept = locked.itinerary?.days.flatMap(({ activities }) => activities.filter(({ locked }) => locked)) ?? []
    expect(kept.map(({ name }) => name)).toEqual([visit?.name])
    const { options } = await menuOfLast(floor, chat)
    const other = options.find(({ id }) => id.startsWith('trip:other:'))
    const asked = await chat.tap(other?.id ?? '', other?.title ?? '')
    const rows = asked.replies[0]?.menu?.options ?? []
    const row = rows.find(({ title }) => !visit?.name.startsWith(title))
    const instead = await chat.tap(row?.id ?? '', row?.title ?? '')
    const [chosen, ...further] = instead.replies[0]?.menu?.options ?? []
    expect(further.length).toBeGreaterThan(0)
    expect(answerOf(await chat.tap(chosen?.id ?? '', chosen?.title ?? ''))).toContain('anew')
    const { run, itinerary: next } = await work(floor, chat)
    expect([run.version, run.options.avoid.length]).toEqual([3, 1])
    const names = next?.days.flatMap(({ activities }) => activities.map(({ name }) => name)) ?? []
    expect(names.some((name) => name.startsWith(chosen?.title ?? '?'))).toBe(true)
  })

  it('moves what she names to the day that she says, and keeps it there', async () => {
    const { floor, chat, itinerary } = await planned()
    const second = itinerary.days[1]?.activities.find(({ kind }) => kind === 'attraction')
    expect(await chat.ask(`peleka ${second?.name} siku ya tatu`)).toContain('upya')
    const { run, itinerary: next } = await work(floor, chat)
    expect(run.error).toBeNull()
    const [moved] = next?.days[2]?.activities.filter(({ locked }) => locked) ?? []
    expect(moved?.name).toBe(second?.name)
    expect(next?.days[1]?.activities.map(({ name }) => name)).not.toContain(second?.name)
  })

  it('asks with which place to begin where several are wished', async () => {
    const { chat } = await openTripChat()
    const asked = await chat.ask('We want to go to Diani then the Mara, 10-14 December, two adults, 300k')
    expect(asked).toContain('Diani, Maasai Mara')
    expect(await chat.ask('Diani')).toContain('To: Diani')
  })

  it('grows by a day in words, and is never planned longer than trips are', async () => {
    const { floor, chat } = await planned()
    expect(await chat.ask('ongeza siku kumi')).toContain('4')
    expect(await chat.ask('add one more day')).toContain('anew')
    const { run } = await work(floor, chat)
    expect(run.intent).toMatchObject({ date_window: { start: '2026-12-10', end: '2026-12-15' } })
  })

  it('tells what the plan has to whoever locks what it does not have', async () => {
    const { chat, itinerary } = await planned()
    const visit = itinerary.days.flatMap(({ activities }) => activities).find(({ kind }) => kind === 'attraction')
    expect(await chat.ask('lock the snorkelling')).toContain(visit?.name ?? 'no visit')
  })

  it('says of a tap under an older plan that the plan has changed', async () => {
    const { floor, chat } = await planned()
    const { options } = await menuOfLast(floor, chat)
    await chat.ask('make it more relaxed')
    await work(floor, chat)
    const cheaper = options.find(({ id }) => id.startsWith('trip:cheaper:'))
    expect(answerOf(await chat.tap(cheaper?.id ?? '', 'Cheaper'))).toContain('changed since')
  })

  it('offers priced ways out of a no, and goes the one that is chosen', async () => {
    const { floor, chat } = await openTripChat()
    await chat.ask('Plan a trip to Diani 10-14 December for two adults, budget 20k')
    await chat.ask('yes')
    const { run } = await work(floor, chat)
    expect([run.status, run.relaxations.length > 0]).toEqual(['error', true])
    const { body, options } = await menuOfLast(floor, chat)
    expect(body).toContain('1. ')
    expect(options.map(({ id }) => id)).toEqual(run.relaxations.map((_, at) => `trip:relax:${run.run_id}:${at + 1}`))
    await chat.ask('1')
    const next = await work(floor, chat)
    expect([next.run.status, next.run.parent_run_id]).toEqual(['completed', run.run_id])
  })

  it('is handed over as a file and watched with her consent, and booked by nobody but a person', async () => {
    const { floor, chat, run } = await planned()
    const file = await chat.say('send me the pdf')
    expect(file.replies[0]?.media?.file).toEqual({ kind: 'itinerary_pdf', id: run.trip_id, version: 1 })
    expect(answerOf(file)).toContain('/files/')
    expect(await chat.ask('keep watch')).toContain('STOP')
    const [watches, tickets] = await floor.db.transaction(floor.shop.tenantId, async (tx) => [
      await tx.tripWatch.findMany({ select: { customerId: true } }),
      await tx.handoffTicket.count(),
    ])
    expect([watches, tickets]).toEqual([[{ customerId: chat.customerId }], 0])
    const booked = await chat.ask('book it please')
    expect(booked).toContain('Nothing is booked')
    const [ticket] = await floor.db.transaction(floor.shop.tenantId, (tx) => tx.handoffTicket.findMany())
    expect(ticket?.reason).toBe('booking_request')
    expect(ticket?.summary).toContain('Diani')
  })

  it('is no matter of a shop that plans none', async () => {
    const { floor } = await openTripChat()
    const grocery = await openChat(floor.db)
    const said = await grocery.say('Plan a trip to Diani 10-14 December for two adults, budget 300k')
    expect(said.trace.steps.some(({ node }) => node.startsWith('trip'))).toBe(false)
  })
})
