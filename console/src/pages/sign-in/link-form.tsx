import { type FormEvent, type ReactNode, useState } from 'react'
import { useLinkWords } from '../../i18n/links.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useProblem } from '../../lib/api/use-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { takeLinkToken } from './link-token.ts'
import { SignInFrame } from './sign-in-frame.tsx'

const LEAST = 12
const MOST = 128

interface LinkFormProps {
  title: string
  lead: string
  submit: string
  /** The fields before the password. */
  children?: ReactNode
  /** Does it with the secret of the link and what was typed. */
  onSubmit: (token: string, form: FormData, password: string) => Promise<void>
}

/** Where somebody who came by a link chooses a password of her own. */
export function LinkForm({ title, lead, submit, children, onSubmit }: LinkFormProps) {
  const say = useLinkWords()
  const problem = useProblem()
  const [token] = useState(takeLinkToken)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const expired = token === '' || (failure instanceof ApiError && failure.code === 'expired')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await onSubmit(token, form, String(form.get('password')))
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <SignInFrame title={title} lead={lead}>
      {(expired || failure !== null) && (
        <p role="alert" className="rounded-md bg-danger-tint px-3 py-2 text-small text-danger">
          {expired ? say('link.expired') : problem(failure)}
        </p>
      )}
      <form onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {children}
        <Field
          label={say('link.password')}
          help={say('link.password.help', { count: LEAST })}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={LEAST}
          maxLength={MOST}
          required
        />
        <Button type="submit" look="primary" busy={busy} disabled={expired}>
          {submit}
        </Button>
      </form>
    </SignInFrame>
  )
}
