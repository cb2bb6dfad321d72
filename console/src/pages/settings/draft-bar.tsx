import { useState } from 'react'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { SettingsAnswer } from './form/shape-of.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { StartReplay } from './replay/start-replay.tsx'

interface DraftBarProps {
  opened: SettingsAnswer
  /** Something is typed that no draft has yet. */
  unsaved: boolean
  saving: boolean
  onSave: () => void
  onUndo: () => void
}

/** How the draft stands, and what can be done with it. */
export function DraftBar({ opened, unsaved, saving, onSave, onUndo }: DraftBarProps) {
  const say = useSettingsWords()
  const may = useMay()
  const toasts = useToasts()
  const [publishing, setPublishing] = useState(false)
  const { draft } = opened
  const discard = useAct((api, seen: number) => api('DELETE /v1/settings/draft', { seen }), ['settings'])
  const count = draft?.changes.length ?? 0
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2 shadow-float">
      <p role="status" className="mr-auto text-small">
        {unsaved ? say('draft.unsaved') : draft ? say('draft.changes', { count }) : say('draft.none')}
      </p>
      {unsaved && (
        <>
          <Button onClick={onUndo}>{say('undo')}</Button>
          <Button look="primary" busy={saving} onClick={onSave}>
            {say('draft.save')}
          </Button>
        </>
      )}
      {!unsaved && draft && (
        <>
          <Button
            busy={discard.isPending}
            onClick={() => discard.mutate(draft.version, { onSuccess: () => toasts.say(say('draft.discarded')) })}
          >
            {say('draft.discard')}
          </Button>
          {may('startReplay') && count > 0 && <StartReplay draftVersion={draft.version} />}
          {may('publishSettings') && (
            <Button look="primary" disabled={count === 0} onClick={() => setPublishing(true)}>
              {say('publish')}
            </Button>
          )}
        </>
      )}
      {publishing && draft && (
        <PublishDialog
          title={say('publish.title')}
          changes={draft.changes}
          onClose={() => setPublishing(false)}
          publish={(api, given) => api('POST /v1/settings/publish', { body: { version: draft.version, ...given } })}
        />
      )}
    </div>
  )
}
