import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { Note } from './schemas.ts'

/** How long its author may still change a note: after that others have acted on it. */
const CHANGEABLE_MS = 15 * 60 * 1000

/** A note of one's own that is new enough to be changed. Throws `not_found`, and `conflict` for another's note and for an old one. */
export async function lockOwnNote(ctx: TxCtx, noteId: string): Promise<Note> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT id AS "noteId", conversation_id AS "conversationId", author_id AS "authorId", text, mentions, at, edited_at AS "editedAt"
    FROM conversation_notes WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${noteId}::uuid FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such note')
  const note = Note.parse(row)
  if (note.authorId !== ctx.actor) throw new AppError('conflict', 'only its author may change a note')
  if (ctx.clock.now().getTime() - note.at.getTime() > CHANGEABLE_MS) {
    throw new AppError('conflict', 'a note can be changed for 15 minutes; write another one')
  }
  return note
}
