import type { Config } from '../../config/config.ts'
import { checkDatabaseRoles } from '../check-database-roles.ts'
import { auditSeals } from './audit-seals.ts'
import type { Check } from './check.ts'
import { helplines } from './helplines.ts'
import { modelChecks } from './model-checks.ts'
import { modelVendor, webSearch } from './outside-checks.ts'
import { packageChecks } from './package-checks.ts'
import { secretRows } from './secret-rows.ts'
import { database, redis } from './service-checks.ts'
import { booking, dataFolder, documentReader, nodeVersion, publicAddress } from './system-checks.ts'

/**
 * Cheapest first: what needs no process and no network, then the reader of documents, the database, Redis, the web search,
 * and the vendor last.
 */
export function doctorChecks(config: Config): Check[] {
  return [
    { name: 'Node', run: async () => nodeVersion() },
    ...modelChecks(config),
    ...packageChecks(),
    { name: 'data folder', run: async () => dataFolder(config) },
    { name: 'public address', run: async () => publicAddress(config) },
    { name: 'booking', run: async () => booking(config) },
    { name: 'document reader', run: documentReader },
    { name: 'database', run: () => database(config) },
    { name: 'database roles', run: () => checkDatabaseRoles(config.database) },
    { name: 'audit', run: () => auditSeals(config.database) },
    { name: 'secret rows', run: () => secretRows(config.database) },
    { name: 'helplines', run: () => helplines(config.database) },
    { name: 'Redis', run: () => redis(config) },
    { name: 'web search', run: () => webSearch(config) },
    { name: 'model vendor', run: () => modelVendor(config) },
  ]
}
