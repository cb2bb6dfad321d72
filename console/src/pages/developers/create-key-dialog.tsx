import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../../src/http/contract/client.ts'
import type { Scope } from '../../../../src/http/contract/roles.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { teamQuery } from '../../lib/api/team-query.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'

const NOUNS = ['inbox', 'orders', 'payments', 'catalog', 'knowledge', 'settings', 'outreach', 'reports'] as const

/** Makes a key that may do what is ticked, and nothing when nothing is. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const say = useAdminWords()
  const team = useQuery(teamQuery(useApi()))
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const create = useAct((api, body: RequestOf<'POST /v1/keys'>['body']) => api('POST /v1/keys', { body }), ['keys'])
  if (create.data) {
    return (
      <SecretDialog
        title={say('keys.secret')}
        text={say('keys.secret.text')}
        secret={create.data.token}
        onClose={onClose}
      />
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const on_behalf_of = String(form.get('person')) || null
    create.mutate({ name: String(form.get('name')), scopes: [...scopes], on_behalf_of })
  }
  const turn = (scope: Scope, on: boolean) =>
    setScopes((all) => (on ? [...all, scope] : all.filter((other) => other !== scope)))
  return (
    <Dialog title={say('keys.create')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={words('side.name')} help={say('keys.name.help')} name="name" maxLength={80} required />
        <SelectField label={say('keys.person')} help={say('keys.person.help')} name="person">
          <option value="">{say('keys.person.none')}</option>
          {team.data
            ?.filter(({ state }) => state === 'active')
            .map(({ user_id, name }) => (
              <option key={user_id} value={user_id}>
                {name}
              </option>
            ))}
        </SelectField>
        <fieldset>
          <legend className="pb-1 text-small font-medium">{say('keys.scopes')}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1">
            {NOUNS.flatMap((noun) => [`${noun}:read` as const, `${noun}:write` as const]).map((scope) => (
              <Checkbox
                key={scope}
                label={scope}
                checked={scopes.includes(scope)}
                onChange={({ target }) => turn(scope, target.checked)}
              />
            ))}
          </div>
        </fieldset>
        <FormActions onCancel={onClose} busy={create.isPending} disabled={scopes.length === 0}>
          {say('keys.create')}
        </FormActions>
      </form>
    </Dialog>
  )
}
