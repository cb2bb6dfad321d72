import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../../src/http/contract/client.ts'
import type { Scope } from '../../../../src/http/contract/roles.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Checkbox, Field } from '../../ui/field.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'

const NOUNS = ['inbox', 'orders', 'payments', 'catalog', 'knowledge', 'settings', 'outreach', 'reports'] as const

/** Makes a key that may do what is ticked, and nothing when nothing is. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const say = useAdminWords()
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
    create.mutate({ name: String(new FormData(event.currentTarget).get('name')), scopes: [...scopes] })
  }
  const turn = (scope: Scope, on: boolean) =>
    setScopes((all) => (on ? [...all, scope] : all.filter((other) => other !== scope)))
  return (
    <Dialog title={say('keys.create')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={words('side.name')} help={say('keys.name.help')} name="name" maxLength={80} required />
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
        <DialogActions>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={create.isPending} disabled={scopes.length === 0}>
            {say('keys.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
