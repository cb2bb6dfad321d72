import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useSpoken } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { DraftBar } from './draft-bar.tsx'
import { FormContext } from './form/form-context.ts'
import { SettingField } from './form/setting-field.tsx'
import { emptyOf, isFields, type Json, type JsonObject, type SettingsAnswer } from './form/shape-of.ts'
import { Preview } from './preview.tsx'
import { settingsQuery } from './settings-query.ts'
import type { SettingsSection } from './settings-section.ts'

/**
 * The draft of the shop in a form made from the schema of its settings. What is typed is saved as the draft of the version that was
 * opened; somebody else's is never written over.
 */
export function SettingsEditor({ now, section }: { now: SettingsAnswer; section: SettingsSection }) {
  const say = useSettingsWords()
  const may = useMay()
  const { language } = useSpoken()
  const queries = useQueryClient()
  const query = settingsQuery(useApi(), language)
  /** What is typed, and upon what. */
  const [typed, setTyped] = useState<{ settings: JsonObject; upon: SettingsAnswer } | null>(null)
  const opened = typed?.upon ?? now
  const settings = typed?.settings ?? (now.draft ?? now.live).settings
  const save = useAct(
    (api, wanted: JsonObject) =>
      api('PUT /v1/settings/draft', {
        body: { settings: wanted },
        seen: opened.draft?.version ?? 0,
        query: { language, dry_run: 'false' },
      }),
    ['settings'],
  )
  const undo = () => {
    setTyped(null)
    save.reset()
  }
  const isOther = versionOf(now) !== versionOf(opened)
  const properties = Object.entries(isFields(now.schema.properties) ? now.schema.properties : {})
  const readOnly = !may('saveSettingsDraft')
  return (
    <FormContext value={{ help: now.help, values: now.values, problems: problemsOf(save.error), readOnly }}>
      {isOther && (
        <p role="alert" className="flex flex-wrap items-center gap-3 rounded-lg bg-warn-tint px-4 py-2">
          {say('draft.stale', { who: now.draft?.author ?? now.live.author ?? '' })}
          <Button small onClick={undo}>
            {say('stale.load')}
          </Button>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[1fr_16rem]">
        <Card title={say(`section.${section}`)}>
          <div className="flex flex-col gap-5 p-4">
            {properties.map(([key, schema]) =>
              isFields(schema) && now.help[key]?.group === section ? (
                <SettingField
                  key={key}
                  path={key}
                  schema={schema}
                  value={settings[key] ?? emptyOf(schema)}
                  onChange={(value: Json) => setTyped({ settings: { ...settings, [key]: value }, upon: opened })}
                />
              ) : null,
            )}
          </div>
        </Card>
        <Preview settings={settings} values={now.values} />
      </div>
      {!readOnly && (
        <DraftBar
          opened={opened}
          unsaved={typed !== null}
          saving={save.isPending}
          onSave={() =>
            save.mutate(settings, {
              onSuccess: (state) => {
                queries.setQueryData(query.queryKey, { ...opened, ...state })
                setTyped(null)
              },
            })
          }
          onUndo={undo}
        />
      )}
      <UnsavedGuard when={typed !== null} />
    </FormContext>
  )
}

function versionOf({ live, draft }: SettingsAnswer): string {
  return `${live.version} ${draft?.draft_id} ${draft?.version}`
}

/** What the product refused, by the path of each setting. */
function problemsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.fields.map(({ path, message }) => [path.replace(/^settings\./, ''), message]))
}
