import type pg from 'pg'
import { uploadDocument, VersionStatus } from '../../src/domain/knowledge/index.ts'
import { UNFINISHED } from '../../src/domain/knowledge/transitions.ts'
import { pause } from '../chaos/customers.ts'
import { type Installation, startInstallation } from '../chaos/installation.ts'
import { connectUncounted } from '../connect-uncounted.ts'
import { type Dice, seededDice } from '../seeded.ts'
import { gardenText } from './garden-text.ts'
import { buildGates, openGate, type Place, shutGate, someoneWaits } from './gates.ts'
import { type DocumentsVerdict, halfPublished, judgeDocuments, type Sent } from './judge-documents.ts'

export interface KillOptions {
  kills: number
  seed: number
  redis: boolean
  say: (line: string) => void
}

export interface KillsVerdict extends DocumentsVerdict {
  kills: number
  /** How often where. */
  killedIn: Record<string, number>
}

/** What a lost worker had begun is looked for every second; its lease takes its half minute all the same. */
const QUICK = { SWEEP_EVERY_MS: '1000' }
/** Until a step begins, and until what was lost last is told: a lease, a sweep and the steps on a busy machine. */
const WITHIN_MS = 120_000
/** A step takes no longer; an aim later than this would hit nothing. */
const MOST_DELAY_MS = 40

type Aim = { held: Place } | { seen: VersionStatus }
/** The first four: one in each step. */
const AIMS: readonly Aim[] = [
  { held: 'knowledge_files' },
  { held: 'knowledge_segments' },
  { held: 'checking' },
  { held: 'knowledge_documents' },
  { seen: 'extracting' },
  { held: 'received' },
  { seen: 'chunking' },
  { held: 'knowledge_passages' },
  { seen: 'checking' },
  { held: 'chunking' },
  { seen: 'ready' },
  { held: 'extracting' },
  { held: 'ready' },
]

/**
 * A worker is killed again and again while it reads documents: held within a step at every place that it writes to, in turn
 * with moments that fall where they may. Each kill has a document of its own; what was begun is taken up by the next worker.
 */
export async function killWorkers(options: KillOptions): Promise<KillsVerdict> {
  const dice = seededDice(options.seed)
  const house = await startInstallation({ seed: options.seed, workers: 1, redis: options.redis, env: QUICK })
  const client = await connectUncounted(house.ownerUrl)
  try {
    await buildGates(client)
    const watch = watchHalves(house.ownerUrl)
    const sent: Sent[] = []
    const killedIn: Record<string, number> = {}
    for (let kill = 0; kill < options.kills; kill += 1) {
      await untilTrue(async () => !(await isLastAttemptNear(client)), 'what was killed twice in a step')
      const aim = AIMS[kill % AIMS.length]
      if (aim === undefined) throw new Error('there is nothing to aim at')
      const { where, ...one } = await killAt(aim, { house, client, dice, kill })
      sent.push(one)
      killedIn[where] = (killedIn[where] ?? 0) + 1
      options.say(`kill ${kill + 1} of ${options.kills}: ${where}`)
    }
    await untilTrue(() => isNothingUnderWay(client), 'every document to be read to its end')
    const halves = await watch.stop()
    const verdict = await judgeDocuments(client, sent)
    return { ...verdict, halfPublished: verdict.halfPublished + halves, kills: options.kills, killedIn }
  } finally {
    await client.end()
    await house.stop()
  }
}

interface Scene {
  house: Installation
  client: pg.Client
  dice: Dice
  kill: number
}

/** Says in which status, or held before which write, the worker was killed. */
async function killAt(aim: Aim, { house, client, dice, kill }: Scene): Promise<Sent & { where: string }> {
  if ('held' in aim) {
    await shutGate(client, aim.held)
    const sent = await send(house, dice, kill)
    await untilTrue(() => someoneWaits(client, aim.held), `somebody to come to ${aim.held}`)
    const killed = house.cluster.killWorker(0)
    await pause(dice.below(MOST_DELAY_MS))
    await openGate(client, aim.held)
    await killed
    return { ...sent, where: `held at ${aim.held}` }
  }
  const sent = await send(house, dice, kill)
  const before = VersionStatus.options.slice(0, VersionStatus.options.indexOf(aim.seen))
  await untilTrue(async () => !before.includes(await statusOf(client, sent)), `a version to be ${aim.seen}`)
  await pause(dice.below(MOST_DELAY_MS))
  await house.cluster.killWorker(0)
  return { ...sent, where: `seen in ${await statusOf(client, sent)}` }
}

async function send(house: Installation, dice: Dice, kill: number): Promise<Sent> {
  const [shop] = house.shops
  if (shop === undefined) throw new Error('the installation has no shop')
  const sections = 2 + dice.below(60)
  const { versionId } = await uploadDocument(house.runtime.ctxFor(shop.tenantId), {
    title: `Garden ${kill}`,
    type: 'doc',
    language: 'en',
    topic: null,
    origin: 'upload',
    fileName: 'garden.md',
    bytes: Buffer.from(gardenText(kill, sections, dice)),
    requestKey: null,
  })
  return { versionId, document: kill, sections }
}

/** Looks at every moment it can, over a connection of its own, whether anything is told in part. */
function watchHalves(ownerUrl: string): { stop: () => Promise<number> } {
  let running = true
  const watched = (async () => {
    const client = await connectUncounted(ownerUrl)
    let halves = 0
    while (running) {
      halves += await halfPublished(client)
      await pause(20)
    }
    await client.end()
    return halves
  })()
  // Where the installation ends before its time, that says why.
  watched.catch(() => undefined)
  return {
    stop: () => {
      running = false
      return watched
    },
  }
}

async function isNothingUnderWay(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM knowledge_versions WHERE status = ANY ($1) LIMIT 1', [
    [...UNFINISHED],
  ])
  return rowCount === 0
}

/** A step that was begun three times is given up, as it should be: nobody is killed a third time in one. */
async function isLastAttemptNear(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM knowledge_versions WHERE status = ANY ($1) AND attempts > 1 LIMIT 1',
    [[...UNFINISHED]],
  )
  return (rowCount ?? 0) > 0
}

async function statusOf(client: pg.Client, { versionId }: Sent): Promise<VersionStatus> {
  const { rows } = await client.query('SELECT status FROM knowledge_versions WHERE id = $1', [versionId])
  return VersionStatus.parse(rows[0]?.status)
}

async function untilTrue(look: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await pause(1)
  }
}
