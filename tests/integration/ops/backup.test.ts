import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { restoreBackup } from '../../../src/adapters/postgres/backup/restore-backup.ts'
import { takeBackup } from '../../../src/adapters/postgres/backup/take-backup.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { nextFreePort } from '../../../src/main/next-free-port.ts'
import { buildRuntime } from '../../../src/main/runtime.ts'
import { startWeb } from '../../../src/main/web.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { afterFile } from '../../support/after-file.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const Tables = z.array(z.object({ name: z.string() }))
const Content = z.tuple([z.object({ rows: z.coerce.number(), hash: z.string() })])

function keysOf(key: string): [string] {
  return [key]
}

/** An empty database of the owner; it goes away after the file. */
async function emptyDatabase(): Promise<string> {
  const name = `tulia_restored_${randomIds.secret(6)}`
  const url = new URL(inject('ownerUrl'))
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} OWNER ${url.username}`)
  afterFile(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  url.pathname = `/${name}`
  return url.toString()
}

/** What every table holds, whatever the order of its rows. */
async function contentOf(ownerUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const tables = Tables.parse(
    (
      await client.query(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_prisma%' ORDER BY 1`,
      )
    ).rows,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*) AS rows, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text COLLATE "C"), '')) AS hash FROM ${name} t`,
    )
    const [content] = Content.parse(rows)
    found[name] = `${content.rows} ${content.hash}`
  }
  await client.end()
  return found
}

describe('a backup', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-backup-'))
  afterFile(async () => rmSync(folder, { recursive: true, force: true }))
  const product = await startProduct()
  const shop = await product.openShop()
  const achieng = shop.customer()
  await achieng.ask('Hi, do you deliver to Kilimani?')
  await until(() =>
    product.db.transaction(
      shop.tenantId,
      async (tx) => (await tx.outboundMessage.count({ where: { status: 'sent' } })) > 0,
    ),
  )
  await product.stop()
  const to = path.join(folder, 'one')
  const manifest = await takeBackup({ ownerUrl: product.db.migratorUrl, to, now: new Date('2026-12-11T00:00:00Z') })
  const restore = { from: to, folder: 'prisma/migrations', secretKeys: keysOf(TEST_SECRET_KEY), replace: false }

  it('is for nobody else, names the key that it needs, and has no secret that is open', () => {
    expect(statSync(to).mode & 0o77).toBe(0)
    expect(manifest.keys).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)])
    expect(manifest.tables.find(({ name }) => name === 'inbound_messages')?.rows).toBe(1)
    expect(readFileSync(path.join(to, 'manifest.json'), 'utf8')).not.toContain(TEST_SECRET_KEY)
  })

  it('is restored row by row, and the talk goes on where it was', async () => {
    const ownerUrl = await emptyDatabase()
    await restoreBackup({ ...restore, ownerUrl })
    expect(await contentOf(ownerUrl)).toEqual(await contentOf(product.db.migratorUrl))
    const appUrl = new URL(product.db.appUrl)
    appUrl.pathname = new URL(ownerUrl).pathname
    const config = { ...product.config, port: await nextFreePort(0), queuePrefix: `t${randomIds.secret(6)}` }
    const runtime = buildRuntime(config, { appUrl: appUrl.toString(), secretKey: TEST_SECRET_KEY })
    const roles = [await startWeb(runtime), await startWorker(runtime)]
    afterFile(async () => {
      for (const role of roles) await role.close()
      await runtime.close()
    })
    await product.sandbox.twilio.registerSender({
      accountSid: shop.providerAccount,
      authToken: shop.authToken,
      number: shop.address,
      webhookUrl: `${runtime.publicBaseUrl}/webhooks/twilio/${shop.channelId}`,
      displayName: 'Mtaani Kicks',
    })
    expect(await achieng.ask('and how much is it?')).not.toBe('')
    const conversations = await runtime.db.transaction(shop.tenantId, (tx) =>
      tx.conversation.findMany({ include: { inbound: { select: { id: true } } } }),
    )
    expect(conversations.map(({ inbound }) => inbound.length)).toEqual([2])
    // Somebody is in it now.
    await expect(restoreBackup({ ...restore, ownerUrl })).rejects.toThrow('--replace')
  })

  it('is refused without its key, and where it is not as it was written', async () => {
    const ownerUrl = await emptyDatabase()
    const [key] = manifest.keys
    await expect(restoreBackup({ ...restore, ownerUrl, secretKeys: keysOf('b2'.repeat(32)) })).rejects.toThrow(key)
    writeFileSync(
      path.join(to, 'manifest.json'),
      JSON.stringify({ ...manifest, tables: manifest.tables.map((one) => ({ ...one, sha256: '0'.repeat(64) })) }),
    )
    await expect(restoreBackup({ ...restore, ownerUrl })).rejects.toThrow('not those that were backed up')
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    expect((await client.query('SELECT FROM customers')).rowCount).toBe(0)
    await client.end()
  })
})
