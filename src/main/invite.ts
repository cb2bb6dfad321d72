import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from '../config/config.ts'
import { Email, ShopRole } from '../domain/identity/schemas.ts'
import { invite } from '../domain/team/index.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { buildRuntime } from './runtime.ts'

const Input = z.object({
  shop: z.string({ error: 'give the short name of a shop: --shop' }),
  email: Email,
  name: z.string({ error: 'give a name: --name' }).min(1),
  role: ShopRole.default('owner'),
})

/** `npm run invite -- --shop mama-njeri --email njeri@example.com --name Njeri`: a link with which a shop's first owner joins. */
async function main(): Promise<void> {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ options: { shop: option, email: option, name: option, role: option } })
  const { shop, ...member } = Input.parse(values)
  const config = readConfig()
  const database = await openDatabase(config)
  const runtime = buildRuntime(config, database)
  try {
    const tenantId = await runtime.directory.findTenant(shop)
    if (tenantId === null) throw new Error(`there is no shop "${shop}"`)
    const { token, expiresAt } = await invite(runtime.ctxFor(tenantId), { ...member, by: null })
    process.stdout.write(`${member.name} joins ${shop} as ${member.role} with this link, once, until ${expiresAt.toISOString()}:
  ${runtime.publicBaseUrl}/console/join#${token}\n`)
  } finally {
    await runtime.close()
    await database.stop()
  }
}

main().then(() => process.exit(0), explainAndExit)
