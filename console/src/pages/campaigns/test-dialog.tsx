import { type FormEvent, useState } from 'react'
import type { CampaignWire } from '../../../../src/http/contract/campaigns.ts'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useToasts } from '../../ui/toast.tsx'

/** Sends a campaign to phones of the shop's own people. */
export function TestDialog({ campaign, onClose }: { campaign: CampaignWire; onClose: () => void }) {
  const say = useCampaignWords()
  const toasts = useToasts()
  const [typed, setTyped] = useState('')
  const test = useAct(
    (api, phones: string[]) =>
      api('POST /v1/campaigns/:id/test', { params: { id: campaign.campaign_id }, body: { phones } }),
    ['campaign'],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const phones = typed
      .split(',')
      .map((phone) => phone.replace(/\s/g, ''))
      .filter(Boolean)
    test.mutate(phones, {
      onSuccess: ({ queued }) => {
        toasts.say(say('test.done', { count: queued }))
        onClose()
      },
    })
  }
  return (
    <Dialog title={say('test.title')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={say('test.phones')}
          help={say('test.phones.help')}
          problem={test.error instanceof ApiError ? test.error.message : undefined}
          inputMode="tel"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          required
        />
        <FormActions onCancel={onClose} busy={test.isPending}>
          {say('test.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
