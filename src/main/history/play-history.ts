import { connectTenantDb, type TenantDb } from '../../adapters/postgres/tenant-db.ts'
import type { TurnEngine } from '../../conversation/turn-engine.ts'
import { sha256 } from '../../lib/sha256.ts'
import { seededRandom } from '../../sandbox/seeded-random.ts'
import type { Runtime } from '../runtime.ts'
import { inOnePiece, type Piece } from './in-one-piece.ts'
import { pastClock } from './past-clock.ts'
import { pastShop } from './past-shop.ts'
import { type Person, type Plots, readPeople, readPlots } from './plots.ts'
import { restock } from './restock.ts'
import { type Story, tellStory } from './tell-story.ts'

/** A shop of the demo, and who works there: 'staff:<id>' by the name before the @ of the e-mail address. */
export interface HistoricShop {
  slug: string
  tenantId: string
  channelId: string
  staff: [string, string][]
}

export interface Played {
  talks: number
  /** Days that could not be played, with why. */
  failed: string[]
}

const DAYS = 30
/** A day is half a second of computing; a machine that has no time for it may take as long as this. */
const LONGEST_DAY_MS = 120_000
const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
/** Talks of the past begin between 8:30 and 19:00 of Nairobi: nobody's takes longer than till midnight. */
const OPENS_MINUTE = 5.5 * 60
const CLOSES_MINUTE = 16 * 60
/** What was paid for on these last days still stands at the shop. */
const TO_PREPARE_DAYS = 1
/** Those of today began so long ago: no answer that was promised to them is late yet, but where a person has promised a sooner one. */
const TODAY_MINUTES = { from: 12, to: 7 }

/**
 * Plays the thirty days before `now` at each shop, day by day, and what stands open today. A day is one transaction: it is there
 * whole, with nothing left to do in it, or not at all. Days that were played, or whose audit is sealed already, are left as they are.
 */
export async function playHistory(
  runtime: Runtime,
  engine: TurnEngine,
  { shops, now, days = DAYS }: { shops: readonly HistoricShop[]; now: Date; days?: number },
): Promise<Played> {
  const played: Played = { talks: 0, failed: [] }
  const db = connectTenantDb({ url: runtime.databaseUrl, pool: 1, longestMs: LONGEST_DAY_MS })
  const people = readPeople()
  const stages = shops.map((shop) => ({ shop, people, plots: readPlots(shop.slug) }))
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  for (let ago = days; ago >= 0; ago--) {
    const day = new Date(midnight - ago * DAY_MS)
    for (const stage of stages) {
      const told = await playDay({ runtime, db, engine, ...stage }, { midnight: day, ago, now }).catch(
        (error: unknown) => {
          played.failed.push(`${stage.shop.slug} ${day.toISOString().slice(0, 10)}: ${String(error)}`)
          return 0
        },
      )
      played.talks += told
    }
  }
  await db.close()
  return played
}

interface Stage {
  plots: Plots
  people: Person[]
  runtime: Runtime
  db: TenantDb
  engine: TurnEngine
  shop: HistoricShop
}

/** A story without what its day says of it. */
type Told = Omit<Story, 'ships'>

interface Day {
  /** Its midnight. */
  midnight: Date
  /** How many days ago it was. Of 0 only the last minutes are played, and may be left open. */
  ago: number
  now: Date
}

function playDay(stage: Stage, { midnight: day, ago, now }: Day): Promise<number> {
  const { runtime, db, shop } = stage
  const date = day.toISOString().slice(0, 10)
  return inOnePiece(db, shop.tenantId, async (piece) => {
    if (await isSealed(piece, shop.tenantId, day)) return 0
    const random = seededRandom(Number.parseInt(sha256(`${shop.slug} ${date}`).slice(0, 8), 16))
    const stories = ago === 0 ? openStories(stage, random, date) : storiesOf(stage, random, date)
    const starts = stories.map(() => (ago === 0 ? startToday(day, now, random) : startIn(day, random)))
    starts.sort((one, other) => one.getTime() - other.getTime())
    let told = 0
    for (const [place, story] of stories.entries()) {
      const clock = pastClock(starts[place] ?? day)
      const ships = ago > TO_PREPARE_DAYS
      if (!(await tellStory(pastShop(runtime, stage.engine, { ...shop, piece, clock }), { ...story, ships }))) break
      told += 1
    }
    if (told > 0) await restock(piece.tx, shop.tenantId, day)
    return told
  })
}

async function isSealed({ tx }: Piece, tenantId: string, day: Date): Promise<boolean> {
  return (await tx.auditSeal.count({ where: { tenantId, day: { gte: day } } })) > 0
}

function startIn(day: Date, random: () => number): Date {
  return new Date(day.getTime() + (OPENS_MINUTE + random() * (CLOSES_MINUTE - OPENS_MINUTE)) * MINUTE_MS)
}

function startToday(day: Date, now: Date, random: () => number): Date {
  const from = Math.max(day.getTime(), now.getTime() - TODAY_MINUTES.from * MINUTE_MS)
  const to = Math.max(from, now.getTime() - TODAY_MINUTES.to * MINUTE_MS)
  return new Date(from + random() * (to - from))
}

function storiesOf({ shop, plots, people: all }: Stage, random: () => number, date: string): Told[] {
  const lots = plots.plots
    .filter(({ today }) => !today)
    .flatMap((plot) => Array.from({ length: plot.share }, () => plot))
  const count = Math.max(1, Math.round(plots.talks_a_day * (0.6 + 0.8 * random())))
  const people = shuffled(all, random)
  return Array.from({ length: count }, (_, place) => {
    const plot = pick(lots, random)
    return storyOf(
      { shop, plots, random },
      { plot, person: pick(people.slice(place, place + 1), random), name: `${date} ${place}` },
    )
  })
}

/** Each plot of today once: what stands open is there to be tried. */
function openStories({ shop, plots, people: all }: Stage, random: () => number, date: string): Told[] {
  const people = shuffled(all, random)
  return plots.plots
    .filter(({ today }) => today)
    .map((plot, place) =>
      storyOf(
        { shop, plots, random },
        { plot, person: pick(people.slice(place, place + 1), random), name: `${date} ${place}` },
      ),
    )
}

function storyOf(
  { shop, plots, random }: { shop: HistoricShop; plots: Plots; random: () => number },
  { plot, person, name }: { plot: Story['plot']; person: Person; name: string },
): Told {
  const goods = plots.goods.length === 0 ? '' : pick(plots.goods, random)
  const place = plots.places.length === 0 ? '' : pick(plots.places, random)
  const phrases = plots.phrases[person.language]
  return {
    name: `${shop.slug} ${name}`,
    plot,
    customer: { name: person.name, phone: phoneOf(person.name) },
    staff: new Map(shop.staff),
    pause: () => 8 + Math.floor(random() * 55),
    say: (phrase) => {
      const ways = phrases[phrase] ?? plots.phrases.en[phrase]
      if (ways === undefined) throw new Error(`${shop.slug} has no words for ${phrase}`)
      return pick(ways, random).replaceAll('{goods}', goods).replaceAll('{place}', place)
    },
  }
}

/** A number of nobody: the same for the same name, in a range of its own. */
function phoneOf(name: string): string {
  return `+25479900${String(Number.parseInt(sha256(name).slice(0, 6), 16) % 10_000).padStart(4, '0')}`
}

function pick<T>(from: readonly T[], random: () => number): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
