import { spawn } from 'node:child_process'
import { nextFreePort } from '../src/adapters/system/next-free-port.ts'
import { openChannelAccount } from '../src/domain/messaging/index.ts'
import { projectFile } from '../src/main/project-file.ts'
import type { Installation } from './chaos/installation.ts'
import { floodWith, type LoadResult, paceWith, type Shot, signedWebhook } from './load.ts'

const ROUNDS = 3
const SECONDS = 4
const LANES = 32

export interface AcceptFigures {
  ours: LoadResult[]
  bare: LoadResult[]
  paced: LoadResult
}

/**
 * Webhook accept against its floor, turn and turn about on the same machine: full verification, row and wake-up on our
 * side; one insert and one queue add on the other. Then our latency at 200 messages a second.
 */
export async function benchAccept(
  house: Installation,
  urls: { database: string; redis: string },
): Promise<AcceptFigures> {
  const bare = await startBare(urls)
  try {
    const ourShot = await webhookShots(house)
    const bareShot = (n: number): Shot => ({ ...ourShot(n), path: '/' })
    const figures: AcceptFigures = { ours: [], bare: [], paced: { perSecond: 0, p50: 0, p99: 0, wrong: 0 } }
    const flood = { lanes: LANES, seconds: SECONDS, status: 204 }
    await floodWith(house.cluster.webUrl, { ...flood, seconds: 1, shot: ourShot })
    await floodWith(bare.url, { ...flood, seconds: 1, shot: bareShot })
    for (let round = 0; round < ROUNDS; round++) {
      figures.ours.push(await floodWith(house.cluster.webUrl, { ...flood, shot: ourShot }))
      figures.bare.push(await floodWith(bare.url, { ...flood, shot: bareShot }))
    }
    figures.paced = await paceWith(house.cluster.webUrl, { perSecond: 200, seconds: 10, status: 204, shot: ourShot })
    return figures
  } finally {
    bare.stop()
  }
}

/** Signed messages of a thousand customers; every one has an id of its own. */
async function webhookShots(house: Installation): Promise<(n: number) => Shot> {
  const [shop] = house.shops
  const channel = shop ? await house.runtime.directory.findChannel(shop.channelId) : null
  if (!shop || !channel) throw new Error('the installation has no shop')
  const { quietMinMs: _quiet, ...sealed } = channel
  const { credentials, providerAccount } = openChannelAccount(house.runtime.ports.vault, sealed)
  const run = house.runtime.ids.secret(4)
  let sent = 0
  return (n) => {
    const phone = `+2547${String(20_000_000 + (n % 1_000))}`
    const serial = (sent++).toString(16).padStart(24, '0')
    return signedWebhook({
      url: house.cluster.webUrl,
      path: `/webhooks/twilio/${shop.channelId}`,
      authToken: credentials.authToken,
      params: {
        MessageSid: `SM${run}${serial}`,
        AccountSid: providerAccount,
        From: `whatsapp:${phone}`,
        To: shop.address,
        Body: 'Habari, nataka viatu vya kukimbia size 42',
        NumMedia: '0',
        ProfileName: 'Mteja',
        WaId: phone.slice(1),
        MessageType: 'text',
        SmsStatus: 'received',
        ApiVersion: '2010-04-01',
      },
    })
  }
}

async function startBare(urls: { database: string; redis: string }): Promise<{ url: string; stop: () => void }> {
  const port = await nextFreePort(0)
  const child = spawn(
    process.execPath,
    [projectFile('dist/bench/bare-server.js'), urls.database, urls.redis, String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') }
}
