import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { writeInbox } from '../messaging/index.ts'
import { notify } from '../notifications/index.ts'
import { findStrangers } from '../tenancy/index.ts'
import { insistOnConversation } from './insist-on-conversation.ts'
import { Note } from './schemas.ts'

/**
 * Writes a note that only staff see; a secret in it is not kept. Throws `not_found`, and `invalid_input` when it mentions
 * somebody who does not work here.
 */
export async function addNote(
  ctx: Ctx,
  { conversationId, text, mentions }: { conversationId: string; text: string; mentions: readonly string[] },
): Promise<Note> {
  return ctx.transaction(async (ctx) => {
    await insistOnConversation(ctx, conversationId)
    const [stranger] = await findStrangers(ctx, mentions)
    if (stranger !== undefined) throw new AppError('invalid_input', `mentions: nobody of the id ${stranger} works here`)
    const note = await ctx.tx.conversationNote.create({
      data: {
        ...{
          tenantId: ctx.tenantId,
          id: ctx.ids.uuid(),
          conversationId,
          authorId: ctx.actor,
          viaKey: ctx.caller?.viaKey ?? null,
        },
        ...{ text: ctx.ports.secrets.read(text).text, mentions: [...mentions], at: ctx.clock.now() },
      },
    })
    await notify(ctx, { kind: 'mention', readerIds: mentions, conversationId, noteId: note.id })
    await writeInbox(ctx, conversationId, {})
    return noteOf(note)
  })
}

function noteOf({ id, ...row }: Omit<Note, 'noteId'> & { id: string }): Note {
  return Note.parse({ noteId: id, ...row })
}
