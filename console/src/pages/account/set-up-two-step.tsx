import { type FormEvent, useState } from 'react'
import { useAccountWords } from '../../i18n/account.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useProblem } from '../../lib/api/use-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { QrPicture } from './qr-picture.tsx'

interface SetUpTwoStepProps {
  begun: { secret: string; address: string }
  onClose: () => void
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** Gives the secret to an app, by camera or by hand, and switches the second step on with a first code of it. */
export function SetUpTwoStep({ begun, onClose, onConfirmed }: SetUpTwoStepProps) {
  const say = useAccountWords()
  const api = useApi()
  const problem = useProblem()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(' ', '')
    setBusy(true)
    try {
      onConfirmed((await api('POST /v1/auth/totp/confirm', { body: { code } })).recovery_codes)
    } catch (error) {
      const wrong = error instanceof ApiError && error.status === 401
      setFailure(wrong ? say('account.two_step.code.wrong') : problem(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={say('account.two_step')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>{say('account.two_step.scan')}</p>
        <QrPicture text={begun.address} label={say('account.two_step.square')} />
        <p className="text-small text-soft">
          {say('account.two_step.secret')}{' '}
          <code className="font-mono break-words text-ink">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <Field
          label={say('account.two_step.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={7}
          className="figures tracking-widest"
          problem={failure}
        />
        <FormActions onCancel={onClose} busy={busy}>
          {say('account.two_step.confirm')}
        </FormActions>
      </form>
    </Dialog>
  )
}
