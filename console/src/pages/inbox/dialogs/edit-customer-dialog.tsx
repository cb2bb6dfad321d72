import type { FormEvent } from 'react'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useEditWords } from '../../../i18n/edit.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { languageName } from '../language-name.ts'

const LANGUAGES = ['en', 'sw', 'sheng'] as const

/** Changes how a customer is called, spoken to and sorted, of the version that was on the page; a newer one is read before another try. */
export function EditCustomerDialog({ customer, onClose }: { customer: CustomerPanelWire; onClose: () => void }) {
  const words = useWords()
  const say = useEditWords()
  const save = useAct(
    (api, body: RequestOf<'PATCH /v1/customers/:id'>['body']) =>
      api('PATCH /v1/customers/:id', { params: { id: customer.customer_id }, seen: customer.version, body }),
    ['customer', 'conversation', 'conversations'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name)).trim()
    const tags = said('tags')
      .split('\n')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const language = LANGUAGES.find((one) => one === said('language')) ?? null
    const name = said('name')
    const body = { tags, language, notes: said('notes') || null, ...(name !== customer.name && { name: name || null }) }
    save.mutate(body, { onSettled: onClose })
  }
  const name = customer.name ?? customer.phone ?? words('side.customer')
  return (
    <Dialog title={say('customer', { name })} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={words('side.name')} name="name" maxLength={100} defaultValue={customer.name ?? ''} />
        <SelectField label={words('side.language')} name="language" defaultValue={customer.language ?? ''}>
          <option value="">{say('language.own')}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say('tags')}
          help={say('tags.help')}
          name="tags"
          rows={3}
          defaultValue={customer.tags.join('\n')}
        />
        <TextField label={say('notes')} name="notes" rows={4} maxLength={2_000} defaultValue={customer.notes ?? ''} />
        <FormActions onCancel={onClose} busy={save.isPending}>
          {say('save')}
        </FormActions>
      </form>
    </Dialog>
  )
}
