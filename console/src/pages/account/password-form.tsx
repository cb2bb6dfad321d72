import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useAccountWords } from '../../i18n/account.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useMe } from '../../lib/api/me.ts'
import { useProblem } from '../../lib/api/use-problem.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toast.tsx'

const LEAST = 12
const MOST = 128

/** Another password; whoever sits at another place with the old one is signed out. */
export function PasswordForm() {
  const words = useWords()
  const say = useAccountWords()
  const toasts = useToasts()
  const problem = useProblem()
  const api = useApi()
  const queries = useQueryClient()
  const { user } = useMe()
  const form = useRef<HTMLFormElement>(null)
  const change = useMutation({
    mutationFn: (body: { password: string; new_password: string; totp?: string }) =>
      api('POST /v1/auth/password', { body }),
    onSuccess: ({ ended }) => {
      form.current?.reset()
      toasts.say(say('account.password.done', { count: ended }))
      return queries.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '')
    const totp = text('totp').trim()
    change.mutate({ password: text('password'), new_password: text('new_password'), ...(totp ? { totp } : {}) })
  }
  const { error } = change
  const ofNext = error instanceof ApiError && error.status === 422
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      <input hidden readOnly autoComplete="username" value={user.email ?? ''} />
      <Field
        label={say('account.password.now')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        problem={error && !ofNext ? refusal(error) : undefined}
      />
      {user.two_step && (
        <Field
          label={words('sign_in.totp')}
          help={words('sign_in.totp.help')}
          name="totp"
          autoComplete="one-time-code"
          required
        />
      )}
      <Field
        label={say('account.password.next')}
        help={say('account.password.next.help')}
        name="new_password"
        type="password"
        autoComplete="new-password"
        minLength={LEAST}
        maxLength={MOST}
        required
        problem={ofNext ? (error.fields[0]?.message ?? problem(error)) : undefined}
      />
      <div>
        <Button type="submit" busy={change.isPending}>
          {say('account.password.submit')}
        </Button>
      </div>
    </form>
  )

  function refusal(failed: Error): string {
    return failed instanceof ApiError && failed.status === 401 ? say('account.password.wrong') : problem(failed)
  }
}
