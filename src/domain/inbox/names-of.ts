import { z } from 'zod'
import type { Ctx } from '../context.ts'

const Named = z.object({ actor: z.string(), name: z.string().nullable() })

/** How the others know some people of the shop; whoever is none of them has no name. */
export async function namesOf(ctx: Ctx, actors: readonly string[]): Promise<Map<string, string>> {
  if (actors.length === 0) return new Map()
  const rows = await ctx.statement`
    SELECT a AS actor, staff_name(${ctx.tenantId}::uuid, a) AS name FROM unnest(${[...actors]}::text[]) AS a`
  const named = z.array(Named).parse(rows)
  return new Map(named.flatMap(({ actor, name }) => (name === null ? [] : [[actor, name]])))
}
