import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { recordAudit } from '../../../src/domain/audit/index.ts'
import { defineRoute } from '../../../src/http/contract/define-route.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { apiRouter } from '../../../src/http/serve/api-router.ts'
import type { StaffCtx } from '../../../src/http/serve/principal.ts'
import { replayIdempotent } from '../../../src/http/serve/replay-idempotent.ts'
import { type Api, serve } from '../../../src/http/serve/serve.ts'
import { createShop } from '../../support/builders.ts'
import { testDoor } from '../../support/door.ts'
import { serveApp } from '../../support/serve-app.ts'
import { testClock, testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const Note = z.strictObject({ text: z.string() })
const route = {
  method: 'POST',
  summary: 'Writes a note.',
  who: ['owner'],
  scope: null,
  idempotent: true,
  body: Note,
  answers: { 200: z.strictObject({ note_id: z.uuid(), request_id: z.uuid() }) },
  errors: ['conflict'],
} as const
const writeNote = defineRoute({ name: 'writeNote', path: '/v1/notes', ...route })
const sendNote = defineRoute({ name: 'sendNote', path: '/v1/notes/send', ...route, apart: true })

export interface Told {
  status: number
  text: string
  replayed: boolean
  headers: Headers
}

export interface NoteDesk {
  clock: ReturnType<typeof testClock>
  db: Awaited<ReturnType<typeof testDatabase>>
  tenantId: string
  /** What happens once the effect of a note is there, before its answer. */
  afterwards: { run: (ctx: StaffCtx) => Promise<void> }
  hire(tenantId?: string): Promise<string>
  post(path: string, call: { key: string | null; text?: string; token: string; signal?: AbortSignal }): Promise<Told>
  /** How often notes with this text were written. */
  effects(text: string, tenantId?: string): Promise<number>
}

/** Two routes whose effect is a row: one in one transaction with its answer, one that takes several. */
export async function openNoteDesk(): Promise<NoteDesk> {
  const db = await testDatabase()
  const clock = testClock()
  const { tenantId } = await createShop(db)
  const afterwards: NoteDesk['afterwards'] = { run: async () => undefined }
  const ctxFor = (of: string) => testCtx(db, { tenantId: of, clock })
  const { authenticate, callerOf } = testDoor({ ctxFor, clock })
  const steps = { authenticate, replay: replayIdempotent }
  const api: Api = { steps, ctxFor, callerOf, clock, checkAnswers: true, served: [] }
  for (const one of [writeNote, sendNote]) {
    serve(api, one, async (ctx, { body }) => {
      const note_id = await write(ctx, body.text)
      await afterwards.run(ctx)
      return { note_id, request_id: ctx.requestId }
    })
  }
  const base = await serveApp({ routers: [apiRouter(api)] })
  const post: NoteDesk['post'] = async (path, { key, text = 'karibu', token, signal }) => {
    const answer = await fetch(`${base}/v1/notes${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(key !== null && { 'idempotency-key': key }) },
      body: JSON.stringify({ text }),
      ...(signal && { signal }),
    })
    const { status, headers } = answer
    return { status, text: await answer.text(), replayed: headers.get('x-idempotent-replay') === 'true', headers }
  }
  const hire: NoteDesk['hire'] = async (of = tenantId) => {
    const token = `tulia_${of}_${randomIds.secret(32)}`
    const row = { tenantId: of, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) }
    await db.transaction(of, (tx) => tx.staffToken.create({ data: row }))
    return token
  }
  const effects: NoteDesk['effects'] = (text, of = tenantId) =>
    db.transaction(of, (tx) => tx.auditEntry.count({ where: { action: 'note.written', data: { equals: { text } } } }))
  return { clock, db, tenantId, afterwards, hire, post, effects }
}

/** The note of an earlier run of the same request is its own: it writes no second one. */
async function write(ctx: StaffCtx, text: string): Promise<string> {
  const subjectId = ctx.ids.uuid()
  await ctx.transaction(async (ctx) => {
    const known = await ctx.tx.auditEntry.count({ where: { subjectId } })
    if (known === 0) await recordAudit(ctx, { action: 'note.written', subjectType: 'note', subjectId, data: { text } })
  })
  return subjectId
}
