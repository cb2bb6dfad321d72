import { type FormEvent, useState } from 'react'
import type { EndpointWire } from '../../../../../src/http/contract/webhook-endpoints.ts'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'

/** Sends again what happened since a time that is given in the zone of the browser. */
export function ReplayDialog({ endpoint, onClose }: { endpoint: EndpointWire; onClose: () => void }) {
  const tell = useWebhookWords()
  const toasts = useToasts()
  const [since, setSince] = useState('')
  const params = { id: endpoint.endpoint_id }
  const replay = useAct(
    (api, from: string) => api('POST /v1/webhook-endpoints/:id/replay', { params, body: { since: from } }),
    ['webhooks'],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    replay.mutate(new Date(since).toISOString(), {
      onSuccess: ({ count }) => {
        toasts.say(tell('replay.done', { count }))
        onClose()
      },
    })
  }
  return (
    <Dialog title={tell('replay')} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          type="datetime-local"
          label={tell('replay.since')}
          help={tell('replay.help')}
          value={since}
          onChange={({ target }) => setSince(target.value)}
          required
        />
        <FormActions onCancel={onClose} busy={replay.isPending}>
          {tell('replay.do')}
        </FormActions>
      </form>
    </Dialog>
  )
}
