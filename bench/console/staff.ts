import type pg from 'pg'
import { openSession } from '../../src/domain/identity/index.ts'
import type { Runtime } from '../../src/main/runtime.ts'

/** Somebody of the shop who is signed in. */
export interface Person {
  userId: string
  /** As conversations and the audit name her. */
  actor: string
  token: string
}

/**
 * Puts people of one role into a shop and signs them in. None has a password: making two hundred takes longer than the bench.
 * Their tokens hold a quarter of an hour, from when they are opened.
 */
export async function openStaff(
  runtime: Runtime,
  client: pg.Client,
  { tenantId, role, count }: { tenantId: string; role: 'owner' | 'agent'; count: number },
): Promise<Person[]> {
  const { rows } = await client.query<{ id: string; email: string; name: string }>(
    `INSERT INTO users (tenant_id, id, email, name, role, created_at, joined_at)
    SELECT $1, id, $2 || '-' || id || '@bench.tulia', initcap($2) || ' ' || g, $2, now(), now()
    FROM (SELECT g, gen_random_uuid() AS id FROM generate_series(1, $3::int) AS g) made RETURNING id, email, name`,
    [tenantId, role, count],
  )
  const people: Person[] = []
  for (const { id: userId, email, name } of rows) {
    const token = await signIn(runtime, tenantId, { userId, email, name, role })
    people.push({ userId, actor: `staff:${userId}`, token })
  }
  return people
}

async function signIn(
  runtime: Runtime,
  tenantId: string,
  user: { userId: string; email: string; name: string; role: 'owner' | 'agent' },
): Promise<string> {
  const session = await openSession(runtime.ctxFor(tenantId), user, { agent: 'bench', how: 'password' })
  return session.accessToken
}

export type Visibility = 'all' | 'unassigned_and_own' | 'own'

/** Says what agents of a shop see of its inbox. */
export async function setVisibility(client: pg.Client, tenantId: string, visibility: Visibility): Promise<void> {
  await client.query(
    `UPDATE tenants SET settings = settings || jsonb_build_object('inbox', coalesce(settings->'inbox', '{}') || jsonb_build_object('visibility', $2::text))
    WHERE id = $1`,
    [tenantId, visibility],
  )
}
