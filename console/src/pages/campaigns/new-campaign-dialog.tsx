import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { PhonePreview } from '../templates/phone-preview.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { bodyOf, type CampaignBody, type CampaignForm, EMPTY, slotsIn, usable } from './campaign-form.ts'
import { useAudienceCount, useItem } from './use-audience.ts'

const NAME_HOLE = '{{customer.name}}'

/** Puts a campaign together beside how it looks on a phone, with how many it would go to. */
export function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const say = useCampaignWords()
  const api = useApi()
  const navigate = useNavigate()
  const [form, setForm] = useState(EMPTY)
  const change = (given: Partial<CampaignForm>) => setForm((before) => ({ ...before, ...given }))
  const { data: templates } = useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => (await api('GET /v1/templates', { signal })).templates,
    select: usable,
  })
  const wordings = (templates ?? []).filter(({ name }) => name === form.template)
  const { names, itemId } = useItem(form.item)
  const body = bodyOf(form, wordings, itemId)
  const count = useAudienceCount(body)
  const save = useAct((api, wanted: CampaignBody) => api('POST /v1/campaigns', { body: wanted }), ['campaigns'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body === null) return
    save.mutate(body, {
      onSuccess: ({ campaign }) =>
        void navigate({ to: '/campaigns/$campaignId', params: { campaignId: campaign.campaign_id } }),
    })
  }
  return (
    <Dialog title={say('edit.title')} place="wide" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5 tablet:grid-cols-[1fr_18rem]">
        <div className="flex flex-col gap-4">
          <Field
            label={say('edit.name')}
            maxLength={120}
            value={form.name}
            onChange={({ target }) => change({ name: target.value })}
            required
          />
          <SelectField
            label={say('edit.template')}
            problem={templates?.length === 0 ? say('edit.template.none') : undefined}
            value={form.template}
            onChange={({ target }) => change({ template: target.value, slots: {} })}
            required
          >
            <option value="">{say('edit.template.choose')}</option>
            {[...new Set((templates ?? []).map(({ name }) => name))].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
          {slotsIn(wordings).map((number) => (
            <Field
              key={number}
              label={say('edit.slot', { slot: `{{${number}}}` })}
              help={say('edit.slot.help', { name: NAME_HOLE })}
              maxLength={250}
              value={form.slots[number] ?? ''}
              onChange={({ target }) => change({ slots: { ...form.slots, [number]: target.value } })}
              required
            />
          ))}
          <AudienceFields form={form} items={names} isItemKnown={itemId !== undefined} onChange={change} />
        </div>
        <div className="flex flex-col gap-4">
          <section aria-label={say('edit.count')} className="rounded-md bg-tint px-3 py-2">
            <p className="text-meta text-soft">{say('edit.count')}</p>
            <p role="status" className="text-section font-semibold">
              {body === null
                ? say('edit.count.incomplete')
                : count === undefined
                  ? '…'
                  : say('edit.count.of', { count })}
            </p>
          </section>
          <PhonePreview body={wordings[0]?.body ?? ''} notice={null} filled={form.slots} />
        </div>
        <div className="tablet:col-span-2">
          <FormActions onCancel={onClose} busy={save.isPending} disabled={body === null}>
            {say('edit.save')}
          </FormActions>
        </div>
      </form>
    </Dialog>
  )
}
