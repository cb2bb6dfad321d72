import { type FormEvent, useState } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { useSession } from '../lib/api/session-context.ts'
import { useProblem } from '../lib/api/use-problem.ts'
import { useWords } from '../lib/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormActions } from '../ui/form-actions.tsx'

/** Asks for the password again before something that only its owner may do. */
export function ReauthDialog({ onDone }: { onDone: (given: boolean) => void }) {
  const words = useWords()
  const session = useSession()
  const problem = useProblem()
  const [failure, setFailure] = useState<unknown>(null)
  const [wantsCode, setWantsCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const totp = String(form.get('totp') ?? '').trim()
    setBusy(true)
    try {
      await session.reauthenticate({ password: String(form.get('password')), ...(totp ? { totp } : {}) })
      onDone(true)
    } catch (error) {
      setFailure(error)
      setWantsCode((shown) => shown || (error instanceof ApiError && error.code === 'code_needed'))
      setBusy(false)
    }
  }
  return (
    <Dialog title={words('reauth.title')} onClose={() => onDone(false)}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-soft">{words('reauth.text')}</p>
        <Field
          label={words('sign_in.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          problem={failure === null ? undefined : problem(failure)}
        />
        {wantsCode && (
          <Field
            label={words('sign_in.totp')}
            help={words('sign_in.totp.help')}
            name="totp"
            autoComplete="one-time-code"
            required
          />
        )}
        <FormActions onCancel={() => onDone(false)} busy={busy}>
          {words('reauth.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
