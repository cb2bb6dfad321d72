import type { Ctx } from '../context.ts'
import { type ComposerText, findComposerDraft } from './find-composer-draft.ts'
import { insistOnConversation } from './insist-on-conversation.ts'

/**
 * Keeps what a person has begun to write, for all of her devices. `stale` when another device has written since: then that is
 * what counts, and is given. A secret in it is not kept. Throws `not_found`.
 */
export async function saveComposer(
  ctx: Ctx,
  { conversationId, text, version }: ComposerText & { conversationId: string },
): Promise<{ outcome: 'saved' | 'stale' } & ComposerText> {
  const kept = ctx.ports.secrets.read(text).text
  return ctx.transaction(async (ctx) => {
    await insistOnConversation(ctx, conversationId)
    const [saved] = await ctx.tx.$queryRaw<{ version: number }[]>`
      INSERT INTO composer_drafts AS d (tenant_id, conversation_id, author_id, text, version, updated_at)
      SELECT ${ctx.tenantId}::uuid, ${conversationId}::uuid, ${ctx.actor}, ${kept}, 1, ${ctx.clock.now()}
      WHERE ${version} = 0 OR EXISTS (SELECT FROM composer_drafts e WHERE e.tenant_id = ${ctx.tenantId}::uuid
        AND e.conversation_id = ${conversationId}::uuid AND e.author_id = ${ctx.actor})
      ON CONFLICT (tenant_id, conversation_id, author_id) DO UPDATE
        SET text = excluded.text, version = d.version + 1, updated_at = excluded.updated_at
        WHERE d.version = ${version}
      RETURNING version`
    if (saved) return { outcome: 'saved', text: kept, version: saved.version }
    return { outcome: 'stale', ...(await findComposerDraft(ctx, conversationId)) }
  })
}
