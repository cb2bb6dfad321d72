import { z } from 'zod'
import { defineRoute } from './define-route.ts'
import { ActorId } from './inbox.ts'
import { STAFF } from './roles.ts'
import { ById, Instant, Text } from './values.ts'

const Words = Text.trim().min(1).max(4_096)

/** What only staff see. */
export const NoteWire = z.strictObject({
  note_id: z.uuid(),
  conversation_id: z.uuid(),
  author_id: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  at: Instant,
  edited_at: Instant.nullable(),
})
export type NoteWire = z.infer<typeof NoteWire>

const ANSWER = { 200: z.strictObject({ note: NoteWire }) } as const
const write = { who: STAFF, scope: 'inbox:write', idempotent: true, concerns: 'note', params: ById } as const

export const addNote = defineRoute({
  ...write,
  name: 'addNote',
  method: 'POST',
  path: '/v1/conversations/:id/notes',
  concerns: 'conversation',
  summary: 'Writes a note that only staff see, and tells those whom it mentions.',
  body: z.strictObject({ text: Words, mentions: z.array(ActorId).max(20).default([]) }),
  answers: ANSWER,
  errors: [],
})

export const changeNote = defineRoute({
  ...write,
  name: 'changeNote',
  method: 'PATCH',
  path: '/v1/notes/:id',
  summary: 'Changes a note of one’s own within 15 minutes.',
  body: z.strictObject({ text: Words }),
  answers: ANSWER,
  errors: ['conflict'],
})

export const deleteNote = defineRoute({
  ...write,
  name: 'deleteNote',
  method: 'DELETE',
  path: '/v1/notes/:id',
  summary: 'Takes a note of one’s own back within 15 minutes.',
  answers: { 200: z.strictObject({ note_id: z.uuid() }) },
  errors: ['conflict'],
})

export const NOTE_ROUTES = { addNote, changeNote, deleteNote }
