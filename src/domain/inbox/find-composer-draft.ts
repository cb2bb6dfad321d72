import type { TxCtx } from '../context.ts'

/** What a person has begun to write; version 0 and no text where she has not. */
export interface ComposerText {
  text: string
  version: number
}

/** What the one who asks has begun to write in a conversation. */
export async function findComposerDraft(ctx: TxCtx, conversationId: string): Promise<ComposerText> {
  const draft = await ctx.tx.composerDraft.findUnique({
    where: {
      tenantId_conversationId_authorId: { tenantId: ctx.tenantId, conversationId, authorId: ctx.actor },
    },
    select: { text: true, version: true },
  })
  return draft ?? { text: '', version: 0 }
}
