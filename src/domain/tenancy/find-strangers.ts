import type { TxCtx } from '../context.ts'

/** Which of these actors do not work for this shop now, in the order given, asked at once however many they are. */
export async function findStrangers(ctx: TxCtx, actors: readonly string[]): Promise<string[]> {
  if (actors.length === 0) return []
  const strangers = await ctx.tx.$queryRaw<{ actor: string }[]>`
    SELECT given.actor FROM unnest(${[...actors]}::text[]) WITH ORDINALITY AS given (actor, place)
    WHERE NOT EXISTS (SELECT FROM users u
        WHERE u.tenant_id = ${ctx.tenantId}::uuid AND 'staff:' || u.id = given.actor AND u.disabled_at IS NULL)
      AND NOT EXISTS (SELECT FROM staff_tokens k
        WHERE k.tenant_id = ${ctx.tenantId}::uuid AND 'staff:' || k.id = given.actor AND k.revoked_at IS NULL)
    ORDER BY given.place`
  return strangers.map(({ actor }) => actor)
}
