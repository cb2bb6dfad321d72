import { z } from 'zod'
import * as settings from '../../domain/settings/index.ts'
import * as contract from '../contract/settings.ts'
import { HttpError } from '../http-error.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'

const PLACE = pageCursor(z.int().min(1).max(2_147_483_647))

/** All that a shop sets, version by version. */
export function serveSettings(api: Api): void {
  serve(api, contract.getSettings, async (ctx, { query: { language } }) => ({
    ...stateWire(await settings.getSettings(ctx, language)),
    schema: settings.settingsSchema(),
    help: helpWire(settings.settingFields(language)),
    values: settings.valueNames(language),
  }))
  serve(api, contract.saveSettingsDraft, async (ctx, { query: { language }, body }, http) => {
    const saved = await settings.saveDraft(ctx, { settings: body.settings, seen: versionSeen(http), language })
    return settled(saved, 'settings')
  })
  serve(api, contract.discardSettingsDraft, async (ctx, _, http) => {
    const done = await settings.discardDraft(ctx, { seen: versionSeen(http) })
    if (done.outcome === 'stale') throw staleVersion(stateWire(done.view))
    return { discarded: true as const }
  })
  serve(api, contract.publishSettings, async (ctx, { query: { language }, body }) =>
    settled(await settings.publishDraft(ctx, { ...body, language })),
  )
  serve(api, contract.rollBackSettings, async (ctx, { query: { language }, body }) =>
    settled(await settings.rollBack(ctx, { ...body, language })),
  )
  serve(api, contract.listSettingsVersions, async (ctx, { query }) => {
    const { versions, next } = await settings.listVersions(ctx, { before: PLACE.read(query), limit: query.limit })
    return {
      versions: versions.map(({ publishedAt, ...version }) => ({
        ...version,
        published_at: publishedAt?.toISOString() ?? null,
      })),
      next_cursor: PLACE.write(next, query),
    }
  })
  serve(api, contract.diffSettings, async (ctx, { params, query: { language } }) => ({
    changes: await settings.diffVersions(ctx, { ...params, language }),
  }))
}

/** What there is now. Throws 409 with it when it was another than the caller saw, 422 with each field that is to be mended. */
function settled(done: settings.SavedDraft | settings.Published, under?: string): contract.SettingsState {
  if (done.outcome === 'stale') throw staleVersion(stateWire(done.view))
  if (done.outcome !== 'wrong') return stateWire(done.view)
  const fields = done.problems.map(({ path, ...problem }) => ({
    ...problem,
    path: [under, path].filter(Boolean).join('.'),
  }))
  throw new HttpError('invalid_input', fields.map(({ message }) => message).join(' '), { fields })
}

function stateWire({ live, draft }: settings.SettingsView): contract.SettingsState {
  const { publishedAt, ...holds } = live
  return {
    live: { ...holds, published_at: publishedAt?.toISOString() ?? null },
    draft: draft && draftWire(draft),
  }
}

function draftWire({ id, updatedAt, ...draft }: NonNullable<settings.SettingsView['draft']>) {
  return { ...draft, draft_id: id, updated_at: updatedAt.toISOString() }
}

function helpWire(fields: Record<string, settings.SettingField>) {
  return Object.fromEntries(
    Object.entries(fields).map(([path, { unit = null, ...field }]) => [path, { ...field, unit }]),
  )
}
