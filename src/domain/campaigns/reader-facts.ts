import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import { ChannelKind } from '../messaging/schemas.ts'

/** What decides whether a campaign may write to somebody, and in which words. */
export const ReaderFacts = z.object({
  conversationId: z.uuid(),
  channelKind: ChannelKind,
  optedOut: z.boolean(),
  marketing: z.boolean(),
  name: z.string().nullable(),
  language: z.string(),
})

/** The columns of `ReaderFacts`, of a customer `cu` in the conversation `v` on the channel `ch`. */
export function readerFactsSql(defaultLanguage: string): Prisma.Sql {
  return Prisma.sql`v.id AS "conversationId", ch.kind AS "channelKind",
    cu.opted_out_at IS NOT NULL AS "optedOut", cu.marketing_opt_in IS TRUE AS marketing,
    coalesce(cu.known_as, cu.profile_name) AS name, coalesce(cu.language_pref, v.language, ${defaultLanguage}) AS language`
}
