import { randomIds } from '../../../src/adapters/system/ids.ts'
import {
  type Audience,
  createCampaign,
  getCampaign,
  startCampaign,
  stepCampaign,
  testCampaign,
} from '../../../src/domain/campaigns/index.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import type { SendOutcome } from '../../../src/domain/messaging/message-channel.ts'
import { createConversation } from '../../support/builders.ts'
import { testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { newAddress, setStage } from '../turn-protocol/stage.ts'

export const MINUTE = 60_000
export const ANYBODY: Audience = { boughtWithinDays: null, itemId: null, category: null, language: null, tag: null }
export const TEMPLATE = 'new_arrivals'
const BODY = 'Habari {{1}}, new shoes have come in. Reply STOP to hear no more.'

/** A shop with an approved wording and a provider in memory, on a real database with a clock that is moved by hand. */
export async function openCampaignWorld() {
  const db = await testDatabase(16)
  const stage = await setStage(db)
  const { clock, shop, channel } = stage
  const { tenantId } = shop
  const log = testLog()
  const worker: Ctx = { ...stage.ctx, actor: 'system', log }
  const ownerId = randomIds.uuid()
  const staff: Ctx = { ...stage.ctx, actor: `staff:${randomIds.uuid()}` }
  const rows = <T>(read: Parameters<typeof db.transaction<T>>[1]) => db.transaction(tenantId, read)
  const wording = { tenantId, name: TEMPLATE, body: BODY, category: 'MARKETING', contentSid: 'HX7', status: 'approved' }
  await rows(async (tx) => {
    await tx.messageTemplate.create({ data: { ...wording, id: randomIds.uuid(), language: 'en' } })
    const owner = { tenantId, id: ownerId, email: 'owner@shop.example', name: 'Achieng', role: 'owner' }
    await tx.user.create({ data: { ...owner, createdAt: clock.now(), joinedAt: clock.now() } })
  })

  /** Customers who have agreed to offers and wrote a moment ago. */
  async function agreed(count: number) {
    const people = Array.from({ length: count }, () => ({
      customerId: randomIds.uuid(),
      conversationId: randomIds.uuid(),
      address: `whatsapp:+2541${randomIds.secret(8)}`,
    }))
    await rows(async (tx) => {
      await tx.customer.createMany({
        data: people.map(({ customerId: id, address }) => ({
          ...{ tenantId, id, address, marketingOptIn: true, profileName: 'Wanjiru' },
        })),
      })
      await tx.conversation.createMany({
        data: people.map(({ conversationId: id, customerId }) => ({
          ...{ tenantId, id, customerId, channelId: shop.channelId, lastInboundAt: clock.now() },
        })),
      })
    })
    return people
  }

  /** A phone of the shop's own people, by its number; its customer has the tag `own`. */
  async function ownPhone(): Promise<string> {
    const { customerId, address } = await createConversation(db, shop, { address: newAddress() })
    await rows((tx) =>
      tx.customer.updateMany({
        where: { id: customerId },
        data: { marketingOptIn: true, profileName: 'Achieng', tags: ['own'] },
      }),
    )
    return address.replace('whatsapp:', '')
  }

  async function draft(audience: Audience = ANYBODY): Promise<string> {
    const slots = { '1': '{{customer.name}}' }
    return (await createCampaign(staff, { name: 'New arrivals', template: TEMPLATE, slots, audience })).campaignId
  }

  /** Written down, tried on a phone that is none of its targets, and started. */
  async function started(audience: Audience = ANYBODY): Promise<string> {
    const campaignId = await draft(audience)
    await rows((tx) => tx.campaign.updateMany({ where: { id: campaignId }, data: { testedAt: clock.now() } }))
    await startCampaign(staff, { campaignId })
    return campaignId
  }

  /** Lets everything leave that stands in the outbox, as the jobs do. */
  async function deliver(): Promise<void> {
    const waiting = await rows((tx) =>
      tx.outboundMessage.findMany({ where: { status: 'queued' }, select: { conversationId: true } }),
    )
    for (const { conversationId } of waiting) await stage.deliver(conversationId)
  }

  /** One step and what it put into the outbox, and time for the next one. */
  async function step(campaignId: string): Promise<void> {
    await stepCampaign(worker, { campaignId })
    await deliver()
    clock.advance(2_000)
  }

  const statusOf = async (campaignId: string) => (await getCampaign(staff, { campaignId })).campaign.status
  /** Steps until it stands somewhere else. */
  async function stepWhile(campaignId: string, status: string): Promise<string> {
    for (let count = 0; count < 60 && (await statusOf(campaignId)) === status; count++) await step(campaignId)
    return statusOf(campaignId)
  }

  /** What each address got. */
  const heardBy = () => {
    const heard = new Map<string, string[]>()
    for (const { to, body } of channel.sent) heard.set(to, [...(heard.get(to) ?? []), body])
    return heard
  }
  const refuse = (addresses: readonly string[]) => {
    channel.answer = (message): SendOutcome =>
      addresses.includes(message.to)
        ? { outcome: 'refused', problem: 'no such number', errorCode: 63_024, action: 'stop' }
        : channel.accept(message)
  }
  return {
    ...{ db, stage, clock, shop, channel, log, worker, staff, ownerId, rows },
    ...{ agreed, ownPhone, draft, started, deliver, step, stepWhile, statusOf, heardBy, refuse },
    test: (campaignId: string, ...phones: string[]) => testCampaign(staff, { campaignId, phones }),
    report: (campaignId: string) => getCampaign(staff, { campaignId }),
  }
}
