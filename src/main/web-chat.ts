import { parseArgs } from 'node:util'
import { demoTenantId } from '../../prisma/seed/index.ts'
import { readConfig } from '../config/config.ts'
import { openWebChannel } from '../domain/messaging/index.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { buildRuntime } from './runtime.ts'

const USAGE = `npm run web-chat -- --shop SLUG --key KEY [--origin https://hotel.example]...
  KEY stands in the addresses of the chat: a-z, 0-9 and hyphens. Each --origin is a site that may hold it; those that are not
  named again may no longer.`

/** `npm run web-chat`: opens a chat on the web for a shop, or says anew which sites may hold it. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shop: { type: 'string' },
      key: { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
    },
  })
  const { shop: slug, key, origin: allowedOrigins } = values
  if (!slug || !key) throw new Error(`Say which shop and key:\n${USAGE}`)
  const config = readConfig()
  const database = await openDatabase(config)
  const runtime = buildRuntime(config, database)
  try {
    const ctx = runtime.ctxFor(demoTenantId(runtime.ids, slug))
    const known = await ctx.transaction(({ tx }) => tx.tenant.findUnique({ where: { id: ctx.tenantId } }))
    if (!known) throw new Error(`There is no shop "${slug}" yet: connect it first.`)
    await openWebChannel(ctx, { key, allowedOrigins })
    const url = `${runtime.publicBaseUrl}/w/${key}`
    process.stdout.write(`The chat is open at\n  ${url}/\nOn the sites you named this line shows it:
  <script src="${url}/widget.js" async></script>\n`)
  } finally {
    await runtime.close()
    await database.stop()
  }
}

main().then(() => process.exit(0), explainAndExit)
