import { useNavigate } from '@tanstack/react-router'
import { useLinkWords } from '../../i18n/links.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { LinkForm } from './link-form.tsx'

/** Sets another password by a link of a colleague. */
export function ResetPage() {
  const say = useLinkWords()
  const api = useApi()
  const navigate = useNavigate()
  return (
    <LinkForm
      title={say('link.reset')}
      lead={say('link.reset.lead')}
      submit={say('link.reset.submit')}
      onSubmit={async (token, _form, password) => {
        await api('POST /v1/auth/reset/confirm', { body: { token, password } })
        await navigate({ to: '/sign-in', replace: true })
      }}
    />
  )
}
