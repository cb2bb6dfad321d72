import { z } from 'zod'
import type { Role } from '../../domain/identity/schemas.ts'

/** Who runs the shop. */
export const LEADS = ['owner', 'manager'] as const satisfies Role[]
/** Who talks with customers. */
export const STAFF = [...LEADS, 'agent'] as const satisfies Role[]
/** Who may read what staff work with. */
export const READERS = [...STAFF, 'auditor'] as const satisfies Role[]
/** Who may read what only those who run the shop work with. */
export const REVIEWERS = [...LEADS, 'auditor'] as const satisfies Role[]

const Noun = z.enum([
  'inbox',
  'orders',
  'payments',
  'catalog',
  'knowledge',
  'settings',
  'outreach',
  'reports',
  'webhooks',
])

/** What a key may be narrowed to. `write` does not include `read`. */
export const Scope = z.templateLiteral([Noun, ':', z.enum(['read', 'write'])])
export type Scope = z.infer<typeof Scope>
