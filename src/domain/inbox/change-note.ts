import type { Ctx } from '../context.ts'
import { writeInbox } from '../messaging/index.ts'
import { lockOwnNote } from './lock-own-note.ts'
import type { Note } from './schemas.ts'

/** Changes a note of one's own while it is new. Throws `not_found`, and `conflict` for another's note and for an old one. */
export async function changeNote(ctx: Ctx, { noteId, text }: { noteId: string; text: string }): Promise<Note> {
  return ctx.transaction(async (ctx) => {
    const note = await lockOwnNote(ctx, noteId)
    const change = { text: ctx.ports.secrets.read(text).text, editedAt: ctx.clock.now() }
    await ctx.tx.conversationNote.updateMany({ where: { tenantId: ctx.tenantId, id: noteId }, data: change })
    await writeInbox(ctx, note.conversationId, {})
    return { ...note, ...change }
  })
}
