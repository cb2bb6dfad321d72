import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../house.ts'
import { ProductFault, SimulatorFault } from './faults.ts'
import { type Message, messageOf } from './read-reply.ts'
import type { TownShop } from './town-shops.ts'

export interface Line {
  /** Milliseconds since the run began. */
  at: number
  from: 'customer' | 'bot' | 'staff' | 'mpesa' | 'clock'
  text: string
}

/** A phone that writes to one shop and shows what really arrives. */
export interface Phone {
  address: string
  msisdn: string
  shop: TownShop
  lines: Line[]
  /** Message ids of everything that was written. */
  sids: string[]
  profileName: string
  /** Arrival number of the newest message shown. */
  seen: number
  note(from: Line['from'], text: string): void
  /** Sends without waiting. `extra` are fields of the sandbox's customer message. */
  send(body: string, extra?: object): Promise<void>
  /** Waits until the shop has dealt with everything and shows what is new; fails when it does not within the time. */
  settle(withinMs?: number): Promise<Message[]>
  /** What is new on the screen, without waiting. */
  look(): Promise<Message[]>
}

const LOOK_EVERY_MS = 40
const SETTLE_WITHIN_MS = 40_000
/** The event loop of this process, which the product shares: above this the machine, not the product, was too slow. */
const OVERLOADED_MS = 3_000

export function openPhone(house: House, shop: TownShop, person: { msisdn: string; profileName: string }): Phone {
  const address = `whatsapp:+${person.msisdn}`
  const began = performance.now()
  const phone: Phone = {
    address,
    msisdn: person.msisdn,
    profileName: person.profileName,
    shop,
    lines: [],
    sids: [],
    seen: 0,
    note: (from, text) => void phone.lines.push({ at: Math.round(performance.now() - began), from, text }),
    async send(body, extra = {}) {
      phone.note('customer', 'kind' in extra ? `[${extra.kind}] ${body}` : body)
      const from = { sender: shop.address, from: address, profileName: phone.profileName }
      const sent = await house.sandbox.twilio
        .inbound({ ...from, kind: 'text', body, ...extra })
        .catch((error: unknown) => {
          throw new SimulatorFault(`the sandbox refused a message: ${error instanceof Error ? error.message : error}`)
        })
      phone.sids.push(sent.messageSid)
    },
    async look() {
      const found = await house.sandbox.twilio.messages({ from: shop.address, to: address, afterOrder: phone.seen })
      const messages = found.map(messageOf)
      for (const { order, text } of messages) {
        phone.seen = Math.max(phone.seen, order)
        phone.note('bot', text)
      }
      return messages
    },
    async settle(withinMs = SETTLE_WITHIN_MS) {
      await untilSettled(house, phone, withinMs)
      return phone.look()
    },
  }
  return phone
}

const OPEN_WORK = `
  SELECT (SELECT count(*) FROM inbound_messages i WHERE i.tenant_id = $1 AND i.provider_message_id = ANY($3))::int AS arrived,
    (SELECT count(*) FROM inbound_messages i JOIN conversations v ON v.tenant_id = i.tenant_id AND v.id = i.conversation_id
      JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
      WHERE i.tenant_id = $1 AND c.address = $2 AND i.turn_id IS NULL)::int AS unhandled,
    (SELECT count(*) FROM outbound_messages o JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
      JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
      WHERE o.tenant_id = $1 AND c.address = $2 AND o.status IN ('queued', 'sending', 'uncertain'))::int AS waiting`

interface Work {
  arrived: number
  unhandled: number
  waiting: number
}

async function untilSettled(house: House, phone: Phone, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  let worst = 0
  for (;;) {
    const asked = performance.now()
    const { rows } = await house.owner.query<Work>(OPEN_WORK, [phone.shop.tenantId, phone.address, phone.sids])
    const work = rows[0]
    if (work && work.arrived >= phone.sids.length && work.unhandled === 0 && work.waiting === 0) return
    if (performance.now() > deadline) {
      const state = `${phone.sids.length} written, ${JSON.stringify(work)}`
      if (worst > OVERLOADED_MS)
        throw new SimulatorFault(`the machine stood still for ${Math.round(worst)} ms: ${state}`)
      throw new ProductFault(`not answered within ${withinMs} ms: ${state}`)
    }
    await pause(LOOK_EVERY_MS)
    worst = Math.max(worst, performance.now() - asked - LOOK_EVERY_MS)
  }
}
