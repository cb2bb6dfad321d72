import { seededDice } from '../../bench/seeded.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import type { House } from '../house.ts'
import { startProgress } from '../progress.ts'
import { confirmOrder } from '../town/checking-out.ts'
import { type Customer, freshBelief } from '../town/customer.ts'
import { judgeMoney, type MoneyErrors } from '../town/grading/money.ts'
import { letTimePass } from '../town/let-time-pass.ts'
import { openPhone } from '../town/phone.ts'
import { readScreen } from '../town/read-reply.ts'
import { goOn, shopUntil } from '../town/shopping.ts'
import { openTownShops, type TownShop } from '../town/town-shops.ts'
import type { Wish } from '../town/wish.ts'
import { until } from '../until.ts'

const PATIENCE = { withinMs: 45_000, everyMs: 150 }

export interface ScarceOptions {
  buyers: number
  units: number
  seed: number
  lanes: number
}

export interface ScarceOutcome {
  buyers: number
  units: number
  /** Prompts that came in the first wave, and how many of them were left unanswered. */
  prompted: number
  dawdlers: number
  sold: number
  /** Payments that came after the stock had gone to somebody else: taken in and given to a person, never sold. */
  lateToReview: number
  /** Provider money with neither a paid order nor a review. */
  chargedForNothing: number
  stockLeft: number
  heldLeft: number
  /** Buyers who did not get as far as the others, and why. */
  stuck: string[]
  money: MoneyErrors
  wallMs: number
}

/**
 * Everybody wants the same thing, of which there is little. All send the last yes at the same moment; a few of those who
 * get a prompt dawdle until their stock is given back and sold to others, and pay then.
 */
export async function runScarce(house: House, options: ScarceOptions): Promise<ScarceOutcome> {
  const began = performance.now()
  const shops = await openTownShops(house)
  const { shop, wish } = await makeScarce(house, shops, options.units)
  const buyers = Array.from({ length: options.buyers }, (_, at) => buyer(house, shop, at, options.seed))
  const stuck: string[] = []
  const ready = await inLanes(
    options.lanes,
    'at the till',
    buyers,
    async (one) => {
      await shopUntil(one, wish, ['checkout'])
      return true
    },
    stuck,
  )
  await allAtOnce(ready, options.lanes)
  const holders = await withPrompt(ready)
  const dawdlers = holders.slice(0, Math.ceil(holders.length * 0.3))
  await Promise.all(holders.slice(dawdlers.length).map((one) => pay(one)))
  for (const one of dawdlers) await letTimePass(one, 320)
  await untilReleased(house, wish, dawdlers.length)
  const others = ready.filter((one) => !holders.includes(one))
  await secondWave(others, wish, dawdlers.length, options.lanes, stuck)
  await Promise.all(dawdlers.map((one) => pay(one)))
  await untilMoneyIsQuiet(house)
  return {
    buyers: options.buyers,
    units: options.units,
    prompted: holders.length,
    dawdlers: dawdlers.length,
    ...(await readEnd(house, wish)),
    stuck,
    money: await judgeMoney(house),
    wallMs: performance.now() - began,
  }
}

async function makeScarce(
  house: House,
  shops: readonly TownShop[],
  units: number,
): Promise<{ shop: TownShop; wish: Wish }> {
  const shop = shops[0]
  const item = shop?.items.find(({ name }) => name === 'Kilele Fold')
  const variant = item?.variants[0]
  if (!shop || !item || !variant) throw new Error('the scarce thing is not in the catalog')
  await house.owner.query('UPDATE catalog_variants SET stock = $2, held = 0 WHERE id = $1', [variant.id, units])
  return { shop, wish: { item, variant, quantity: 1 } }
}

function buyer(house: House, shop: TownShop, at: number, seed: number): Customer {
  const msisdn = `2547${String(70_000_000 + at)}`
  return {
    id: `buyer-${at}`,
    persona: 'scarce_buyer',
    house,
    shop,
    phone: openPhone(house, shop, { msisdn, profileName: 'Mteja' }),
    taste: seededDice(seed * 15_485_863 + at),
    dice: seededDice(seed * 104_729 + at),
    language: SpokenLang.options[at % 3] ?? 'en',
    manner: 'tap',
    screen: readScreen([]),
    belief: freshBelief([], null),
    human: [],
  }
}

/** Runs `each` over all, some at a time; gives those for whom it came to something. */
async function inLanes<T>(
  lanes: number,
  label: string,
  all: readonly T[],
  each: (one: T) => Promise<boolean>,
  stuck: string[],
): Promise<T[]> {
  const queue = [...all]
  const done: T[] = []
  const progress = startProgress(label, all.length)
  const lane = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const good = await each(one).catch((error: unknown) => {
        stuck.push(error instanceof Error ? error.message : String(error))
        return false
      })
      if (good) done.push(one)
      progress.step()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}

/** The last yes of all buyers leaves in one breath; then each waits for the answer. */
async function allAtOnce(buyers: readonly Customer[], lanes: number): Promise<void> {
  const sends = buyers.map(({ phone, screen }) => {
    const choice = screen.choices.find(({ id }) => id === 'yes')
    const tapped = choice && { kind: 'button', buttonText: choice.title, buttonPayload: choice.raw }
    return phone.send(choice?.title ?? 'yes', tapped ?? {})
  })
  await Promise.all(sends)
  await inLanes(lanes, 'answered', buyers, async ({ phone }) => (await phone.settle(120_000)).length > 0, [])
}

async function withPrompt(buyers: readonly Customer[]): Promise<Customer[]> {
  const [first] = buyers
  if (!first) return []
  const open = new Set((await first.house.sandbox.daraja.prompts()).map(({ msisdn }) => msisdn))
  return buyers.filter(({ phone }) => open.has(phone.msisdn))
}

async function pay({ house, phone }: Customer): Promise<void> {
  const [prompt] = await house.sandbox.daraja.prompts({ msisdn: phone.msisdn })
  if (prompt) await house.sandbox.daraja.answerPrompt(prompt.id, { action: 'pay' })
}

async function untilReleased(house: House, wish: Wish, units: number): Promise<void> {
  await until(async () => {
    const { rows } = await house.owner.query<{ free: number }>(
      'SELECT stock - held AS free FROM catalog_variants WHERE id = $1',
      [wish.variant.id],
    )
    return (rows[0]?.free ?? 0) >= units
  }, PATIENCE)
}

/** Whoever tries again gets what the dawdlers have lost; they pay at once. */
async function secondWave(
  others: Customer[],
  wish: Wish,
  units: number,
  lanes: number,
  stuck: string[],
): Promise<void> {
  const again = others.slice(0, Math.min(others.length, units + 4))
  const ready = await inLanes(
    lanes,
    'second wave',
    again,
    async (one) => {
      // It still goes where she said the first time: nobody asks her twice.
      one.belief = freshBelief([wish], one.belief.way)
      await one.phone.send(`nataka ${wish.item.name}`)
      one.screen = readScreen(await one.phone.settle())
      await goOn(one, ['checkout'])
      await confirmOrder(one)
      return true
    },
    stuck,
  )
  await Promise.all((await withPrompt(ready)).map((one) => pay(one)))
}

/** What the providers took is on record, and nothing is left to say. */
async function untilMoneyIsQuiet(house: House): Promise<void> {
  await until(async () => {
    const { rows } = await house.owner.query<{ n: number }>(
      `SELECT ((SELECT count(*) FROM payment_events WHERE handled_at IS NULL)
         + (SELECT count(*) FROM outbound_messages WHERE status IN ('queued', 'sending')))::int AS n`,
    )
    return rows[0]?.n === 0 && (await judgeMoney(house)).moneyWithoutRecord === 0
  }, PATIENCE)
}

async function readEnd({ owner, sandbox }: House, wish: Wish) {
  const { rows } = await owner.query<{ sold: number; review: number; stock: number; held: number }>(
    `SELECT v.stock, v.held,
       (SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.tenant_id = l.tenant_id AND o.id = l.order_id
         WHERE l.variant_id = v.id AND o.status IN ('paid', 'fulfilled'))::int AS sold,
       (SELECT count(*) FROM payment_attempts WHERE status = 'needs_review')::int AS review
     FROM catalog_variants v WHERE v.id = $1`,
    [wish.variant.id],
  )
  const end = rows[0]
  const charged = (await sandbox.daraja.pushes()).filter(({ state }) => state === 'paid').length
  return {
    sold: end?.sold ?? 0,
    lateToReview: end?.review ?? 0,
    chargedForNothing: charged - (end?.sold ?? 0) - (end?.review ?? 0),
    stockLeft: end?.stock ?? 0,
    heldLeft: end?.held ?? 0,
  }
}
