import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readShopFixtures } from '../../../prisma/seed/index.ts'
import { PROPERTY_RULES, TRAVEL_RULES } from '../../language/concierge/rules.ts'
import { SearchPage } from '../../sandbox/search/schemas.ts'
import { projectFile } from '../project-file.ts'
import { searchPages } from '../search-pages.ts'
import type { Check } from './check.ts'

/** What the package itself must be like. */
export function packageChecks(): Check[] {
  return [
    { name: 'routing rules', run: async () => routingRules() },
    { name: 'LangGraph', run: async () => langGraph() },
    { name: 'demo profiles', run: async () => demoProfiles() },
    { name: 'generated database client', run: async () => generatedClient() },
  ]
}

const RoutingRules = z.object({
  escalation: z.number().min(0).max(1),
  rules: z.array(z.object({ for: z.string(), clues: z.record(z.string(), z.number().min(-1).max(1)) })).min(1),
})

function routingRules(): string {
  const desks = { property: PROPERTY_RULES, travel: TRAVEL_RULES }
  const said = Object.entries(desks).map(([desk, rules]) => {
    const read = RoutingRules.safeParse(rules)
    if (!read.success) {
      throw new Error(`${desk}: ${z.prettifyError(read.error)}: mend src/language/concierge/rules.ts`)
    }
    return `${desk} ${read.data.rules.length} rules, escalation_threshold ${read.data.escalation}`
  })
  return said.join('; ')
}

const TESTED = '1.7.3'

function langGraph(): string {
  const file = projectFile('node_modules/@langchain/langgraph/package.json')
  if (!existsSync(file)) throw new Error('@langchain/langgraph is not installed: run "npm ci"')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
  if (!version.startsWith('1.')) throw new Error(`${version} is not 1.x: run "npm ci" (tested with ${TESTED})`)
  return version
}

function demoProfiles(): string {
  const tenants = readShopFixtures(projectFile('fixtures'))
  const pages = z.array(SearchPage).parse(searchPages())
  return `${tenants.map(({ slug }) => slug).join(', ')}; ${pages.length} searches`
}

function generatedClient(): string {
  const isThere = ['prisma/generated/client.ts', 'dist/prisma/generated/client.js'].some((file) =>
    existsSync(projectFile(file)),
  )
  if (!isThere) throw new Error('run "npm ci": it generates the client')
  return 'present'
}
