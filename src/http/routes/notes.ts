import * as inbox from '../../domain/inbox/index.ts'
import * as contract from '../contract/notes.ts'
import { type Api, serve } from '../serve/serve.ts'

/** What staff say to each other about a conversation. */
export function serveNotes(api: Api): void {
  serve(api, contract.addNote, async (ctx, { params, body }) => ({
    note: noteWire(await inbox.addNote(ctx, { conversationId: params.id, ...body })),
  }))
  serve(api, contract.changeNote, async (ctx, { params, body }) => ({
    note: noteWire(await inbox.changeNote(ctx, { noteId: params.id, text: body.text })),
  }))
  serve(api, contract.deleteNote, async (ctx, { params }) => {
    await inbox.deleteNote(ctx, { noteId: params.id })
    return { note_id: params.id }
  })
}

function noteWire({ noteId, conversationId, authorId, text, mentions, at, editedAt }: inbox.Note): contract.NoteWire {
  return {
    ...{ note_id: noteId, conversation_id: conversationId, author_id: authorId, text, mentions },
    ...{ at: at.toISOString(), edited_at: editedAt?.toISOString() ?? null },
  }
}
