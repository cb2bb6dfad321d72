import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { writeInbox } from '../messaging/index.ts'
import { lockOwnNote } from './lock-own-note.ts'

/** Takes a note of one's own back while it is new. Throws as `changeNote` does. */
export async function deleteNote(ctx: Ctx, { noteId }: { noteId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { conversationId } = await lockOwnNote(ctx, noteId)
    await ctx.tx.conversationNote.deleteMany({ where: { tenantId: ctx.tenantId, id: noteId } })
    await writeInbox(ctx, conversationId, {})
    await recordAudit(ctx, {
      action: 'conversation.note_deleted',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { noteId },
    })
  })
}
