import { beforeEach, describe, expect, it } from 'vitest'
import { haltCampaign, startCampaign, stepCampaign } from '../../../src/domain/campaigns/index.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import { eraseCustomer, updatePreferences } from '../../../src/domain/customers/index.ts'
import { createTicket, takeOver } from '../../../src/domain/handoff/index.ts'
import { listNotifications } from '../../../src/domain/notifications/index.ts'
import { ANYBODY, MINUTE, openCampaignWorld } from './campaign-world.ts'

const NOON = '2026-11-16T09:00:00Z'

describe('a campaign', async () => {
  const world = await openCampaignWorld()
  const { clock, staff, worker, rows, channel, shop } = world
  const { agreed, started, draft, step, stepWhile, statusOf, heardBy, report, deliver } = world
  const hers = (one: { customerId: string; conversationId: string }): Ctx => ({ ...staff, ...one })

  beforeEach(async () => {
    clock.set(NOON)
    channel.sent.length = 0
    world.refuse([])
    // Whoever was there before has heard enough.
    await rows((tx) => tx.customer.updateMany({ data: { marketingOptIn: false } }))
  })

  it('is tried on an own phone, goes to a few, waits half an hour, and then goes to the rest', async () => {
    const people = await agreed(45)
    const campaignId = await draft()
    expect(await report(campaignId)).toMatchObject({ audience: 45, reached: { targets: 0 } })
    await expect(startCampaign(staff, { campaignId })).rejects.toMatchObject({ code: 'conflict' })
    const phone = await world.ownPhone()
    await expect(world.test(campaignId, phone, '+254799999999')).rejects.toThrow('+254799999999')
    clock.advance(1_000)
    expect(await world.test(campaignId, phone)).toEqual({ queued: 1 })
    await deliver()
    clock.advance(1_000)
    expect(channel.sent.map(({ to, body }) => [to, body])).toEqual([
      [`whatsapp:${phone}`, expect.stringContaining('Habari')],
    ])
    await rows((tx) => tx.customer.updateMany({ where: { tags: { has: 'own' } }, data: { marketingOptIn: false } }))

    await startCampaign(staff, { campaignId })
    expect(await stepWhile(campaignId, 'canary')).toBe('watching')
    expect(channel.sent).toHaveLength(21)
    // Who comes in later is not in it: whom it is for was written down at its start.
    await agreed(5)
    clock.advance(29 * MINUTE)
    await step(campaignId)
    expect(await statusOf(campaignId)).toBe('watching')
    clock.advance(2 * MINUTE)
    expect(await stepWhile(campaignId, 'watching')).toBe('running')
    expect(await stepWhile(campaignId, 'running')).toBe('done')
    const heard = heardBy()
    for (const { address } of people) expect(heard.get(address)).toHaveLength(1)
    expect(heard.get(people[0]?.address ?? '')).toEqual([
      'Habari Wanjiru, new shoes have come in. Reply STOP to hear no more.',
    ])
    expect(channel.sent).toHaveLength(46)
    expect((await report(campaignId)).reached).toMatchObject({ targets: 45, sent: 45, planned: 0, failed: 0 })
    const audit = await rows((tx) =>
      tx.auditEntry.findMany({ where: { subjectId: campaignId }, orderBy: { at: 'asc' }, select: { action: true } }),
    )
    expect(audit.map(({ action }) => action)).toEqual(
      ['created', 'tested', 'started', 'watched', 'continued', 'finished'].map((move) => `campaign.${move}`),
    )
    // Everybody has had her one of the week.
    const again = await started()
    expect(await stepWhile(again, 'canary')).not.toBe('canary')
    expect((await report(again)).reached).toMatchObject({ targets: 50, sent: 5, skipped: 45 })
  })

  it('leaves out who said STOP, took her consent back, or talks with a person, before and after it stood in the outbox', async () => {
    const people = await agreed(12)
    const [stopped, withdrew, taken, erased, late, lateTaken, lateWrote, lateErased] = people
    if (!stopped || !withdrew || !taken || !erased || !late || !lateTaken || !lateWrote || !lateErased) {
      throw new Error('twelve have agreed')
    }
    const campaignId = await started()
    await updatePreferences(hers(stopped), { transactional: false, source: 'STOP' })
    await updatePreferences(hers(withdrew), { marketing: false, source: 'chat' })
    await takeOver(staff, { conversationId: taken.conversationId, operator: 'staff:amina' })
    await eraseCustomer(staff, { customerId: erased.customerId, name: 'Wanjiru' })
    await stepCampaign(worker, { campaignId })
    await eraseCustomer(staff, { customerId: lateErased.customerId, name: 'Wanjiru' })
    await updatePreferences(hers(late), { marketing: false, source: 'chat' })
    await takeOver(staff, { conversationId: lateTaken.conversationId, operator: 'staff:amina' })
    await world.stage.receive(lateWrote.address, 'one moment')
    await deliver()
    const heard = heardBy()
    expect(people.filter(({ address }) => heard.has(address))).toEqual(people.slice(8))
    expect((await report(campaignId)).reached).toMatchObject({ sent: 4, skipped: 4, heldBack: 4, planned: 0 })
    const targets = await rows((tx) => tx.campaignTarget.findMany({ where: { campaignId, status: 'skipped' } }))
    expect(new Map(targets.map(({ customerId, reason }) => [customerId, reason]))).toEqual(
      new Map([
        [stopped.customerId, 'opted_out'],
        [withdrew.customerId, 'no_marketing_consent'],
        [taken.customerId, 'talking'],
        [erased.customerId, 'opted_out'],
      ]),
    )
  })

  it('of a thousand, paused midway, sends nothing more, and writes to nobody twice after all, whatever dies and runs beside it', async () => {
    const people = await agreed(1_000)
    const campaignId = await started()
    expect(await stepWhile(campaignId, 'canary')).toBe('watching')
    clock.advance(31 * MINUTE)
    expect(await stepWhile(campaignId, 'watching')).toBe('running')
    // A worker that dies before its commit has done nothing.
    const dying: Ctx = {
      ...worker,
      transaction: (run) =>
        worker.transaction(async (ctx) => {
          await run(ctx)
          throw new Error('killed')
        }),
    }
    await expect(stepCampaign(dying, { campaignId })).rejects.toThrow('killed')
    expect((await report(campaignId)).reached).toMatchObject({ planned: 980, waiting: 0 })
    // Two that run at once do the work of one.
    await Promise.all([stepCampaign(worker, { campaignId }), stepCampaign(worker, { campaignId })])
    expect((await report(campaignId)).reached).toMatchObject({ planned: 920, waiting: 60 })

    await haltCampaign(staff, { campaignId, to: 'paused' })
    const before = channel.sent.length
    await deliver()
    clock.advance(2_000)
    expect(await stepCampaign(worker, { campaignId })).toBeNull()
    await deliver()
    expect(channel.sent).toHaveLength(before)

    await startCampaign(staff, { campaignId })
    expect((await report(campaignId)).reached).toMatchObject({ planned: 980 })
    expect(await stepWhile(campaignId, 'canary')).toBe('watching')
    clock.advance(31 * MINUTE)
    await Promise.all([stepWhile(campaignId, 'watching'), stepWhile(campaignId, 'watching')])
    await step(campaignId)
    const heard = heardBy()
    expect([...heard.values()].filter((texts) => texts.length > 1)).toEqual([])
    const { targets, planned, sent } = (await report(campaignId)).reached
    expect({ targets, sent, planned }).toEqual({
      targets: people.length,
      sent: heard.size,
      planned: 1_000 - heard.size,
    })
    expect(heard.size).toBeGreaterThan(60)
    await haltCampaign(staff, { campaignId, to: 'stopped' })
  })

  it('pauses itself and tells the owners when too many of the first opt out, and begins with a few again', async () => {
    const people = await agreed(60)
    const campaignId = await started()
    expect(await stepWhile(campaignId, 'canary')).toBe('watching')
    const first = people.filter(({ address }) => heardBy().has(address))
    const [one] = first
    if (!one) throw new Error('nobody was written to')
    clock.advance(MINUTE)
    await updatePreferences(hers(one), { marketing: false, source: 'chat' })
    expect(await stepWhile(campaignId, 'watching')).toBe('paused')
    expect((await report(campaignId)).campaign.pauseReason).toBe('opt_outs')
    const told = await listNotifications(
      { ...staff, actor: `staff:${world.ownerId}` },
      { unread: true, after: null, limit: 10 },
    )
    expect(told.notifications).toMatchObject([{ kind: 'campaign_paused', campaignId, conversationId: null }])
    expect(channel.sent).toHaveLength(20)

    await startCampaign(staff, { campaignId })
    expect(await stepWhile(campaignId, 'canary')).toBe('watching')
    expect(channel.sent).toHaveLength(40)
    await haltCampaign(staff, { campaignId, to: 'stopped' })
    await expect(startCampaign(staff, { campaignId })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('pauses itself when too many do not get it, when one complains, and when its wording is not approved any more', async () => {
    const people = await agreed(30)
    world.refuse(people.map(({ address }) => address))
    const failing = await started()
    expect(await stepWhile(failing, 'canary')).toBe('paused')
    expect((await report(failing)).campaign.pauseReason).toBe('failures')

    await rows((tx) => tx.customer.updateMany({ data: { marketingOptIn: false } }))
    world.refuse([])
    await agreed(30)
    const complained = await started()
    expect(await stepWhile(complained, 'canary')).toBe('watching')
    const [sent] = await rows((tx) =>
      tx.campaignTarget.findMany({ where: { campaignId: complained, status: 'queued' }, take: 1 }),
    )
    if (!sent) throw new Error('nobody was written to')
    const { conversationId } = sent
    const angry = { reason: 'frustration', summary: 'do not write to me', journey: 'unknown', step: 'ask' } as const
    await createTicket({ ...hers(sent), conversationId }, angry)
    expect(await stepWhile(complained, 'watching')).toBe('paused')
    expect((await report(complained)).campaign.pauseReason).toBe('complaints')

    await rows((tx) => tx.customer.updateMany({ data: { marketingOptIn: false } }))
    await agreed(3)
    const unworded = await started()
    await rows((tx) => tx.messageTemplate.updateMany({ data: { status: 'rejected' } }))
    expect(await stepWhile(unworded, 'canary')).toBe('paused')
    expect((await report(unworded)).campaign.pauseReason).toBe('template')
    await rows((tx) => tx.messageTemplate.updateMany({ data: { status: 'approved' } }))
  })

  it('waits for the morning and for the breaker', async () => {
    await agreed(3)
    clock.set('2026-11-16T19:00:00Z')
    const campaignId = await started()
    await step(campaignId)
    expect(channel.sent).toEqual([])
    clock.set('2026-11-17T06:00:00Z')
    const tripped = { trippedAt: clock.now(), reason: 'opt_outs' }
    const breaker = { tenantId: shop.tenantId, scope: 'outreach' }
    await rows((tx) => tx.outreachBreaker.updateMany({ where: breaker, data: tripped }))
    await step(campaignId)
    expect(channel.sent).toEqual([])
    await rows((tx) => tx.outreachBreaker.updateMany({ where: breaker, data: { trippedAt: null, reason: null } }))
    clock.advance(2 * MINUTE)
    expect(await stepWhile(campaignId, 'canary')).toBe('done')
    expect(channel.sent).toHaveLength(3)
  })

  it('is forgotten with its targets before the year of its messages is over', async () => {
    await agreed(2)
    const campaignId = await started()
    expect(await stepWhile(campaignId, 'canary')).toBe('done')
    clock.advance(301 * 24 * 60 * MINUTE)
    await stepCampaign(worker, { campaignId })
    const left = await rows(async (tx) => [
      await tx.campaign.count({ where: { id: campaignId } }),
      await tx.campaignTarget.count({ where: { campaignId } }),
    ])
    expect(left).toEqual([0, 0])
  })

  it('is for those to whom all of its audience applies', async () => {
    const [swahili, tagged, ...rest] = await agreed(6)
    if (!swahili || !tagged) throw new Error('six have agreed')
    await rows(async (tx) => {
      await tx.customer.updateMany({ where: { id: swahili.customerId }, data: { languagePref: 'sw' } })
      await tx.customer.updateMany({ where: { id: tagged.customerId }, data: { tags: ['vip'] } })
    })
    const count = async (part: Partial<typeof ANYBODY>) => (await report(await draft({ ...ANYBODY, ...part }))).audience
    expect(await count({})).toBe(2 + rest.length)
    expect(await count({ language: 'sw' })).toBe(1)
    expect(await count({ language: 'en' })).toBe(1 + rest.length)
    expect(await count({ tag: 'vip' })).toBe(1)
    expect(await count({ tag: 'vip', language: 'sw' })).toBe(0)
    expect(await count({ boughtWithinDays: 30 })).toBe(0)
  })
})
