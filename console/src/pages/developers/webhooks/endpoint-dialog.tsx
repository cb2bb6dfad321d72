import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import type { EndpointWire } from '../../../../../src/http/contract/webhook-endpoints.ts'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox, Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'
import { eventTypesQuery } from './event-types-query.ts'

type Wanted = RequestOf<'POST /v1/webhook-endpoints'>['body']

/** Adds an endpoint, or changes one. */
export function EndpointDialog({ endpoint, onClose }: { endpoint?: EndpointWire; onClose: () => void }) {
  const words = useWords()
  const tell = useWebhookWords()
  const { types, choice } = useTypes(endpoint)
  const save = useSave(endpoint)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wanted = { name: String(form.get('name')), url: String(form.get('url')), types }
    save.mutate(wanted, { onSuccess: (secret) => secret === null && onClose() })
  }
  if (save.data) {
    return <SecretDialog title={tell('secret')} text={tell('secret.text')} secret={save.data} onClose={onClose} />
  }
  return (
    <Dialog title={tell(endpoint ? 'change' : 'create')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={words('side.name')}
          help={tell('name.help')}
          name="name"
          defaultValue={endpoint?.name}
          maxLength={80}
          required
        />
        <Field
          label={tell('url')}
          help={tell('url.help')}
          name="url"
          type="url"
          placeholder="https://"
          defaultValue={endpoint?.url}
          maxLength={2_000}
          required
        />
        {choice}
        <FormActions onCancel={onClose} busy={save.isPending} disabled={types.length === 0}>
          {tell(endpoint ? 'save' : 'create')}
        </FormActions>
      </form>
    </Dialog>
  )
}

/** Gives the secret of one that is new, and null of one that was changed. */
function useSave(endpoint: EndpointWire | undefined) {
  return useAct(
    async (api, body: Wanted) => {
      if (!endpoint) return (await api('POST /v1/webhook-endpoints', { body })).secret
      const params = { id: endpoint.endpoint_id }
      await api('PATCH /v1/webhook-endpoints/:id', { params, seen: endpoint.version, body })
      return null
    },
    ['webhooks'],
  )
}

/** What it is told: everything, or what is ticked. */
function useTypes(endpoint: EndpointWire | undefined) {
  const tell = useWebhookWords()
  const all = useQuery(eventTypesQuery(useApi()))
  const before = endpoint?.types ?? ['*']
  const [everything, setEverything] = useState(before.includes('*'))
  const [some, setSome] = useState<readonly string[]>(before)
  const known = all.data?.map(({ type }) => type) ?? []
  const types: Wanted['types'] = everything ? ['*'] : known.filter((type) => some.includes(type))
  const turn = (type: string, on: boolean) =>
    setSome((now) => (on ? [...now, type] : now.filter((other) => other !== type)))
  const choice = (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-small font-medium">{tell('types')}</legend>
      <Checkbox
        label={tell('everything')}
        checked={everything}
        onChange={({ target }) => setEverything(target.checked)}
      />
      {!everything && (
        <Loaded query={all}>
          {(offered) => (
            <div className="grid grid-cols-1 gap-1 pt-1 tablet:grid-cols-2">
              {offered.map(({ type }) => (
                <Checkbox
                  key={type}
                  label={type}
                  checked={some.includes(type)}
                  onChange={({ target }) => turn(type, target.checked)}
                />
              ))}
            </div>
          )}
        </Loaded>
      )}
    </fieldset>
  )
  return { types, choice }
}
