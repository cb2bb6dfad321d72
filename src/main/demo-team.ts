import { makeLink } from '../domain/identity/index.ts'
import type { Role } from '../domain/identity/schemas.ts'
import { acceptInvitation, invite, listTeam } from '../domain/team/index.ts'
import { PLATFORM_TENANT } from '../domain/tenancy/schemas.ts'
import { keyedMac } from '../lib/keyed-mac.ts'
import type { Runtime } from './runtime.ts'

interface Colleague {
  email: string
  name: string
  role: Role
}

/** Who works at every shop and desk of the demo. */
const TEAM: readonly Colleague[] = [
  { email: 'achieng@demo.tulia', name: 'Achieng', role: 'owner' },
  { email: 'brian@demo.tulia', name: 'Brian', role: 'agent' },
  { email: 'wanjiru@demo.tulia', name: 'Wanjiru', role: 'auditor' },
]
/** Who operates the installation of the demo. */
const OPERATORS: readonly Colleague[] = [{ email: 'otieno@demo.tulia', name: 'Otieno', role: 'operator' }]
const PASSWORD_BYTES = 12

/** How somebody comes into the console of the demo. */
export interface DemoSignIn {
  shop: string
  password: string
  /** By role: each lets in once, within five minutes, without any of the others. */
  links: ReadonlyMap<Role, string>
  /** Who works there, as the audit calls them, by the name before the @ of the address. */
  staff: [name: string, actor: string][]
}

/** The password of everybody in the demo: the same at every start, and another in every data folder. */
export function demoPassword(secretKey: string): string {
  return keyedMac(secretKey, 'demo password', PASSWORD_BYTES).sign([])
}

/** Puts the team of the demo into a shop that has none of it yet, or its operator into the platform, and gives each of them a link. */
export async function openDemoTeam(
  runtime: Runtime,
  { tenantId, slug, password }: { tenantId: string; slug: string; password: string },
): Promise<DemoSignIn> {
  const ctx = runtime.ctxFor(tenantId)
  const wanted = tenantId === PLATFORM_TENANT ? OPERATORS : TEAM
  const known = new Set((await listTeam(ctx)).map(({ email }) => email))
  for (const member of wanted.filter(({ email }) => !known.has(email))) {
    const { token } = await invite(ctx, { ...member, by: null })
    await acceptInvitation(ctx, { token, name: null, password })
  }
  const links = new Map<Role, string>()
  const staff: DemoSignIn['staff'] = []
  const team = await listTeam(ctx)
  for (const { email, role } of wanted) {
    const member = team.find((one) => one.email === email)
    if (!member) throw new Error(`${email} is not on the team of ${slug}`)
    const { token } = await ctx.transaction((ctx) => makeLink(ctx, { purpose: 'demo', userId: member.userId }))
    links.set(role, `${runtime.publicBaseUrl}/console/demo#${token}`)
    staff.push([email.replace(/@.*/, ''), `staff:${member.userId}`])
  }
  return { shop: slug, password, links, staff }
}
