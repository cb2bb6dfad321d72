import { makeLink } from '../domain/identity/index.ts'
import type { ShopRole } from '../domain/identity/schemas.ts'
import { acceptInvitation, invite, listTeam } from '../domain/team/index.ts'
import { keyedMac } from '../lib/keyed-mac.ts'
import type { Runtime } from './runtime.ts'

/** Who works at every shop and desk of the demo. */
const TEAM: readonly { email: string; name: string; role: ShopRole }[] = [
  { email: 'achieng@demo.tulia', name: 'Achieng', role: 'owner' },
  { email: 'brian@demo.tulia', name: 'Brian', role: 'agent' },
  { email: 'wanjiru@demo.tulia', name: 'Wanjiru', role: 'auditor' },
]
const PASSWORD_BYTES = 12

/** How somebody comes into the console of the demo. */
export interface DemoSignIn {
  shop: string
  email: string
  password: string
  /** Lets in once, within five minutes, without any of the others. */
  link: string
}

/** The password of everybody in the demo: the same at every start, and another in every data folder. */
export function demoPassword(secretKey: string): string {
  return keyedMac(secretKey, 'demo password', PASSWORD_BYTES).sign([])
}

/** Puts the team of the demo into a shop that has none of it yet, and gives the owner a link. */
export async function openDemoTeam(
  runtime: Runtime,
  { tenantId, slug, password }: { tenantId: string; slug: string; password: string },
): Promise<DemoSignIn> {
  const ctx = runtime.ctxFor(tenantId)
  const known = new Set((await listTeam(ctx)).map(({ email }) => email))
  for (const member of TEAM.filter(({ email }) => !known.has(email))) {
    const { token } = await invite(ctx, { ...member, by: null })
    await acceptInvitation(ctx, { token, name: null, password })
  }
  const owner = (await listTeam(ctx)).find(({ role }) => role === 'owner')
  if (!owner) throw new Error(`nobody owns ${slug}`)
  const { token } = await ctx.transaction((ctx) => makeLink(ctx, { purpose: 'demo', userId: owner.userId }))
  return { shop: slug, email: owner.email, password, link: `${runtime.publicBaseUrl}/console/demo#${token}` }
}
