import { type FormEvent, useState } from 'react'
import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { SharingFields } from './sharing-fields.tsx'
import { SlaRules } from './sla-rules.tsx'

export type Settings = AnswerTo<'GET /v1/settings/inbox'>['settings']
export type Change = AnswerTo<'PUT /v1/settings/inbox'>['changes'][number]

/** Says anew how the inbox is shared: first what would change, tried and taken back, then for good, of the version that was opened. */
export function InboxForm({ now }: { now: AnswerTo<'GET /v1/settings/inbox'> }) {
  const say = useSettingsWords()
  const [opened, setOpened] = useState(now)
  const [draft, setDraft] = useState(now.settings)
  const open = (answer: AnswerTo<'GET /v1/settings/inbox'>) => {
    setOpened(answer)
    setDraft(answer.settings)
  }
  const change = (part: Partial<Settings>) => setDraft((before) => ({ ...before, ...part }))
  const tried = useAct(
    (api, body: Settings) => api('PUT /v1/settings/inbox', { body, seen: opened.version, query: { dry_run: 'true' } }),
    ['settings'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    tried.mutate(draft)
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(opened.settings)
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {now.version !== opened.version && (
        <p role="alert" className="flex flex-wrap items-center gap-3 rounded-lg bg-warn-tint px-4 py-2">
          {say('stale')}
          <Button small onClick={() => open(now)}>
            {say('stale.load')}
          </Button>
        </p>
      )}
      <SharingFields settings={draft} onChange={change} />
      <SlaRules rules={draft.sla} onChange={(sla) => change({ sla })} />
      <Card title={say('labels')}>
        <div className="p-4">
          <TextField
            label={say('labels')}
            help={say('labels.help')}
            rows={5}
            value={draft.labels.join('\n')}
            onChange={({ target }) => change({ labels: target.value.split('\n') })}
            onBlur={() => change({ labels: [...new Set(draft.labels.map((one) => one.trim()).filter(Boolean))] })}
          />
        </div>
      </Card>
      <div className="flex justify-end gap-2">
        {isChanged && <Button onClick={() => setDraft(opened.settings)}>{say('undo')}</Button>}
        <Button type="submit" look="primary" busy={tried.isPending} disabled={!isChanged}>
          {say('review')}
        </Button>
      </div>
      <UnsavedGuard when={isChanged} />
      {tried.data && (
        <ReviewDialog
          changes={tried.data.changes}
          wanted={draft}
          seen={opened.version}
          onSaved={open}
          onClose={tried.reset}
        />
      )}
    </form>
  )
}
