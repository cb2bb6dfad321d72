import type { Ctx } from '../context.ts'
import { listTemplates } from '../templates/index.ts'

/** The wordings of a marketing template that its provider lets through now, by language; empty where none is approved. */
export async function approvedWordings(ctx: Ctx, name: string): Promise<ReadonlyMap<string, string>> {
  const known = await listTemplates(ctx)
  return new Map(
    known
      .filter((one) => one.name === name && one.status === 'approved' && one.category === 'MARKETING')
      .map(({ language, body }) => [language, body]),
  )
}
