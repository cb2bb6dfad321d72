import { z } from 'zod'

/** What a person is at a shop. An `operator` runs the installation and is at no shop. */
export const Role = z.enum(['owner', 'manager', 'agent', 'auditor', 'operator'])
export type Role = z.infer<typeof Role>

/** The roles that a shop gives. */
export const ShopRole = Role.exclude(['operator'])
export type ShopRole = z.infer<typeof ShopRole>

/** An address as a key: however it is typed, it is one. */
export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))
export type Email = z.infer<typeof Email>

/** What an access token says. It opens nothing by itself: its session must still be open, and its role still hers. */
export const AccessClaims = z.strictObject({
  /** `operator` tokens are worth nothing at a shop's routes, and the other way round. */
  audience: z.enum(['tenant', 'operator']),
  tenantId: z.uuid(),
  userId: z.uuid(),
  sessionId: z.uuid(),
  role: Role,
  authAt: z.date(),
  issuedAt: z.date(),
  expiresAt: z.date(),
})
export type AccessClaims = z.infer<typeof AccessClaims>

/** A user as whoever signs in is told who she is. */
export interface SignedInUser {
  userId: string
  email: string
  name: string
  role: Role
}

/** What opens the console: the access token for every request, the refresh token for the next access token. */
export interface OpenedSession {
  sessionId: string
  accessToken: string
  accessExpiresAt: Date
  refreshToken: string
  refreshExpiresAt: Date
  user: SignedInUser
}
