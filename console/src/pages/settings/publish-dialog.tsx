import type { FormEvent } from 'react'
import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import { useSettingsWords } from '../../i18n/settings.ts'
import type { Api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useMe } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { ChangeList } from './versions/change-list.tsx'

type Published = AnswerTo<'POST /v1/settings/publish'>

/** What goes with settings that are about to hold. */
interface Given {
  note: string | null
  confirm: string | null
  reason: string | null
}

interface PublishDialogProps {
  title: string
  changes: AnswerTo<'GET /v1/settings/versions/:from/diff/:to'>['changes']
  publish: (api: Api, given: Given) => Promise<Published>
  onClose: () => void
}

/** What would hold, in words, before it does; what is dangerous takes the name of the shop. */
export function PublishDialog({ title, changes, publish, onClose }: PublishDialogProps) {
  const say = useSettingsWords()
  const toasts = useToasts()
  const { shop } = useMe()
  const act = useAct(publish, ['settings'])
  const isDangerous = changes.some(({ danger }) => danger)
  const unexplained = act.error instanceof ApiError && act.error.fields.some(({ path }) => path === 'reason')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '').trim() || null
    const done = ({ live }: Published) => {
      toasts.say(say('published', { version: live.version }))
      onClose()
    }
    act.mutate({ note: said('note'), confirm: said('confirm'), reason: said('reason') }, { onSuccess: done })
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ChangeList changes={changes} />
        {isDangerous && (
          <Field
            label={say('publish.confirm', { name: shop?.name ?? '' })}
            help={say('publish.confirm.help')}
            name="confirm"
            autoComplete="off"
            required
          />
        )}
        {unexplained && (
          <TextField label={say('publish.reason')} help={say('publish.reason.help')} name="reason" rows={2} required />
        )}
        <TextField label={say('publish.note')} help={say('publish.note.help')} name="note" rows={2} maxLength={500} />
        <FormActions onCancel={onClose} busy={act.isPending} danger={isDangerous}>
          {say('publish')}
        </FormActions>
      </form>
    </Dialog>
  )
}
