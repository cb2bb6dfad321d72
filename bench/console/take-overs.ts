import { pause } from '../chaos/customers.ts'
import { type Installation, startInstallation } from '../chaos/installation.ts'
import { connectUncounted } from '../connect-uncounted.ts'
import { type Dice, seededDice } from '../seeded.ts'
import { type ConsoleClient, consoleClient } from './console-client.ts'
import { openStaff, type Person } from './staff.ts'

export interface ApiRaces {
  trials: number
  /** Somebody was told that she owns the conversation. */
  owned: number
  /** Somebody was told that a colleague has it. */
  refused: number
  /** Both were told that they own it. */
  twoOwners: number
  /** The row names another owner than the one who was told. */
  wrongOwner: number
  botMessages: number
  /** Messages of the bot that the provider took after somebody had been told that she owns the conversation. */
  late: number
}

const LANES = 6
/** What one person may write in a minute is 120 requests: so many people that nobody is turned away. */
const PEOPLE = 200
/** What the bot still has to say is said by then. */
const SETTLED_MS = 30_000

/** In each trial a customer writes, and two people want the conversation at seeded moments while the bot works on its answer. */
export async function raceThroughApi(options: { trials: number; seed: number }): Promise<ApiRaces> {
  const house = await startInstallation({ seed: options.seed, workers: 1, redis: true })
  const client = await connectUncounted(house.ownerUrl)
  const http = consoleClient(house.cluster.webUrl)
  const found: ApiRaces = { trials: 0, owned: 0, refused: 0, twoOwners: 0, wrongOwner: 0, botMessages: 0, late: 0 }
  try {
    const [shop] = house.shops
    if (!shop) throw new Error('the installation has no shop')
    const people = await openStaff(house.runtime, client, { tenantId: shop.tenantId, role: 'agent', count: PEOPLE })
    const owners = new Map<string, { actor: string; at: number }>()
    const lane = async (dice: Dice) => {
      while (found.trials < options.trials) {
        const n = found.trials++
        const pair = [people[(2 * n) % PEOPLE], people[(2 * n + 1) % PEOPLE]].filter((one) => one !== undefined)
        await raceOnce({ house, http, shop, dice, n, pair, found, owners }, client)
      }
    }
    await Promise.all(Array.from({ length: LANES }, (_none, index) => lane(seededDice(options.seed + index))))
    await pause(Math.min(SETTLED_MS, options.trials * 10))
    await judge(house, client, shop, owners, found)
    return found
  } finally {
    http.close()
    await client.end()
    await house.stop()
  }
}

interface Race {
  house: Installation
  http: ConsoleClient
  shop: { tenantId: string; address: string }
  dice: Dice
  n: number
  pair: Person[]
  found: ApiRaces
  owners: Map<string, { actor: string; at: number }>
}

const addressOf = (n: number) => `whatsapp:+2547${String(30_000_000 + n)}`

async function raceOnce(race: Race, client: Awaited<ReturnType<typeof connectUncounted>>): Promise<void> {
  const { house, shop, dice, n, pair, found, owners } = race
  const address = addressOf(n)
  await house.sandbox.twilio.inbound({
    sender: shop.address,
    from: address,
    profileName: 'Mteja',
    kind: 'text',
    body: 'mko na viatu?',
  })
  const { rows } = await client.query<{ id: string }>(
    `SELECT v.id FROM conversations v JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
    WHERE v.tenant_id = $1 AND c.address = $2`,
    [shop.tenantId, address],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`${address} has no conversation`)
  const delays = pair.map(() => dice.below(120))
  const results = await Promise.all(pair.map((person, index) => claim(race.http, id, person, delays[index] ?? 0)))
  const own = results.filter((one) => one !== null)
  found.owned += own.length
  found.refused += results.length - own.length
  if (own.length > 1) found.twoOwners += 1
  for (const one of own) owners.set(id, one)
}

/** Asks until it is hers and nothing of the bot is under way; null when a colleague has it. */
async function claim(http: ConsoleClient, id: string, { token, actor }: Person, delayMs: number) {
  await pause(delayMs)
  for (;;) {
    const { status, body } = await http.post(`/v1/conversations/${id}/claim`, token, {})
    if (status === 409) return null
    if (status !== 200) throw new Error(`a claim was answered ${status}: ${body.slice(0, 200)}`)
    if (body.includes('"owned"')) return { actor, at: Date.now() }
    await pause(20)
  }
}

async function judge(
  house: Installation,
  client: Awaited<ReturnType<typeof connectUncounted>>,
  shop: { tenantId: string; address: string },
  owners: ReadonlyMap<string, { actor: string; at: number }>,
  found: ApiRaces,
): Promise<void> {
  const { rows } = await client.query<{ id: string; address: string; owner: string | null }>(
    `SELECT v.id, c.address, v.owner_id AS owner FROM conversations v
    JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id WHERE v.tenant_id = $1`,
    [shop.tenantId],
  )
  for (const { id, address, owner } of rows) {
    const told = owners.get(id)
    if (told === undefined) continue
    if (owner !== told.actor) found.wrongOwner += 1
    const taken = await house.sandbox.twilio.messages({ from: shop.address, to: address })
    found.botMessages += taken.length
    found.late += taken.filter((message) => Date.parse(message.createdAt) > told.at).length
  }
}
