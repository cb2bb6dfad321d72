import { z } from 'zod'
import { setting } from './setting.ts'

/** The name of a site, without a scheme, a port or a path: it stands for what is below it too. */
const Domain = z
  .string()
  .toLowerCase()
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a domain like example.com')

/** What a concierge may look up on the web. */
export const ResearchSettings = z.strictObject({
  /** Null: a travel desk may, a property may not. */
  enabled: z
    .boolean()
    .nullable()
    .default(null)
    .meta(setting(['Allowed', 'Inaruhusiwa'])),
  /** Searches in one day of the tenant's; what was asked within the hour is told again and counts nothing. */
  dailySearches: z
    .int()
    .min(0)
    .max(100_000)
    .default(200)
    .meta(setting(['Searches in a day', 'Utafutaji kwa siku'])),
  /** Only what these sites say is told; every site when there is none. */
  allowDomains: z
    .array(Domain)
    .max(200)
    .default([])
    .meta(setting(['Only these sites', 'Tovuti hizi tu'])),
  /** What these sites say is never told. */
  denyDomains: z
    .array(Domain)
    .max(200)
    .default([])
    .meta(setting(['Never these sites', 'Kamwe tovuti hizi'])),
})
export type ResearchSettings = z.infer<typeof ResearchSettings>
