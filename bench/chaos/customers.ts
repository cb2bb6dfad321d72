import type { Sandbox } from '../../src/sandbox/index.ts'
import type { Dice } from '../seeded.ts'

const CHATTER = [
  'Habari, nataka viatu vya kukimbia size 42',
  'do you have school shoes?',
  'niaje, mko na simu ya 15k?',
  'what time do you close?',
  'size 43 please',
  'order yangu iko wapi?',
  'what offers do you have?',
  'mnatuma Thika?',
  'ya pili',
  '1',
  'sawa',
  'nimelipa',
  'naweza kurudisha?',
]

export interface Buyer {
  address: string
  shop: string
  sent: { sid: string; lost: boolean }[]
}

/**
 * A customer who writes `count` messages. Talkers write without waiting for answers; buyers answer what they are asked,
 * by tapping the first choice they are offered, until an M-PESA prompt has come and was paid.
 */
export async function runCustomer(
  sandbox: Sandbox,
  dice: Dice,
  customer: { address: string; shop: string; count: number; buys: boolean; isTakenOver(): boolean },
): Promise<Buyer> {
  const sent: Buyer['sent'] = []
  let heardOrder = 0
  const write = async (message: object) => {
    const result = await sandbox.twilio.inbound({
      sender: customer.shop,
      from: customer.address,
      profileName: 'Mteja',
      ...message,
    })
    sent.push({ sid: result.messageSid, lost: result.webhookStatus === null })
  }
  for (let index = 0; index < customer.count; index++) {
    if (!customer.buys) {
      await write({ kind: 'text', body: dice.pick(CHATTER) })
      await pause(dice.below(400))
      continue
    }
    if (index === 0) await write({ kind: 'text', body: 'nataka viatu vya kukimbia size 42' })
    else {
      const heard = await lastHeard(sandbox, customer, heardOrder)
      heardOrder = heard?.order ?? heardOrder
      const option = heard?.options[0]
      if (option) await write({ kind: 'list', body: option.title, listId: option.id, listTitle: option.title })
      else await write({ kind: 'text', body: dice.pick(['1', 'ndio', 'nataka viatu vya kukimbia size 42']) })
    }
  }
  return { address: customer.address, shop: customer.shop, sent }
}

interface Heard {
  order: number
  options: { id: string; title: string }[]
}

/** How long a buyer waits for an answer: longer than a busy machine takes, so that only an outage makes her write on. */
const PATIENCE_MS = 12_000
/** A picture comes before its question: what has nothing to tap is waited on a little longer. */
const AFTER_WORDS_MS = 3_000

/** Whom a person has taken over, that person does not answer either: she writes on at the pace of a talker. */
const TAKEN_OVER_MS = 400

/** Waits for something newer than `after`, if it can be with something to tap; an outage may take longer, then the customer writes on. */
async function lastHeard(
  sandbox: Sandbox,
  customer: { address: string; shop: string; isTakenOver(): boolean },
  after: number,
): Promise<Heard | null> {
  let deadline = performance.now() + PATIENCE_MS
  let heard: Heard | null = null
  let seen = after
  while (performance.now() < deadline) {
    const from = { from: customer.shop, to: customer.address, afterOrder: seen }
    for (const { order, content } of await sandbox.twilio.messages(from)) {
      seen = order
      heard = { order, options: optionsOf(content) }
      if (heard.options.length > 0) return heard
      deadline = Math.min(deadline, performance.now() + AFTER_WORDS_MS)
    }
    await pause(50)
    if (customer.isTakenOver()) deadline = Math.min(deadline, performance.now() + TAKEN_OVER_MS)
  }
  return heard
}

function optionsOf(content: unknown): { id: string; title: string }[] {
  if (content === null || typeof content !== 'object') return []
  const found: { id: string; title: string }[] = []
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    const entry = Object.fromEntries(Object.entries(value))
    const title = entry.title ?? entry.item
    if (typeof entry.id === 'string' && typeof title === 'string') found.push({ id: entry.id, title })
    else Object.values(entry).forEach(visit)
  }
  visit(content)
  return found
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
