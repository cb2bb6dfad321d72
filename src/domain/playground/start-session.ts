import type { JsonObject } from '../../lib/json.ts'
import type { SpokenLang } from '../../lib/languages.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { currentSettings } from '../settings/index.ts'
import { readSession } from './find-session.ts'
import type { Session, SettingsSource } from './schemas.ts'
import { KEPT_MS } from './session-limits.ts'

/** Begins a chat with the assistant that nobody but the shop hears of. Throws `not_found` where there is no draft to try. */
export async function startSession(
  ctx: Ctx,
  { source, language }: { source: SettingsSource; language: SpokenLang | null },
): Promise<Session> {
  return ctx.transaction(async (ctx) => {
    const { settings, version } = await settingsOf(ctx, source)
    return begin(ctx, { settings, language, settingsSource: source, settingsVersion: version })
  })
}

/** Begins another session with the settings of one, from the turn of a customer; whoever calls has looked that it is there. */
export async function forkSession(
  ctx: Ctx,
  { settings, language, settingsSource, settingsVersion }: Session,
  { conversationId, turnId }: { conversationId: string; turnId: string },
): Promise<Session> {
  const from = { fromConversationId: conversationId, fromTurnId: turnId }
  return ctx.transaction((ctx) => begin(ctx, { settings, language, settingsSource, settingsVersion, ...from }))
}

async function settingsOf(ctx: TxCtx, source: SettingsSource): Promise<{ settings: JsonObject; version: number }> {
  const { live, draft } = await currentSettings(ctx)
  if (source === 'published') return live
  if (draft === null) throw new AppError('not_found', 'there is no draft to try')
  return draft
}

async function begin(
  ctx: TxCtx,
  chosen: Pick<Session, 'settings' | 'language' | 'settingsSource' | 'settingsVersion'> &
    Partial<Pick<Session, 'fromConversationId' | 'fromTurnId'>>,
): Promise<Session> {
  const { tx, tenantId, ids, actor: author } = ctx
  const id = ids.uuid()
  const createdAt = ctx.clock.now()
  const expiresAt = new Date(createdAt.getTime() + KEPT_MS)
  // A request that was cut short and runs again has the same id.
  const row = { tenantId, id, author, createdAt, expiresAt, ...chosen }
  await tx.playgroundSession.createMany({ data: row, skipDuplicates: true })
  return readSession(ctx, id)
}
