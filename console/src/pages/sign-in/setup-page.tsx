import { useNavigate } from '@tanstack/react-router'
import { useLinkWords } from '../../i18n/links.ts'
import { useSession } from '../../lib/api/session-context.ts'
import { useWords } from '../../lib/words.ts'
import { Field } from '../../ui/field.tsx'
import { LinkForm } from './link-form.tsx'

/** Makes the first person of an installation its operator. */
export function SetupPage() {
  const words = useWords()
  const say = useLinkWords()
  const session = useSession()
  const navigate = useNavigate()
  return (
    <LinkForm
      title={say('link.setup')}
      lead={say('link.setup.lead')}
      submit={say('link.setup.submit')}
      onSubmit={async (token, form, password) => {
        const [name, email] = [String(form.get('name')), String(form.get('email'))]
        await session.open('POST /v1/auth/setup', { token, password, name, email })
        await navigate({ to: '/', replace: true })
      }}
    >
      <Field label={words('side.name')} name="name" autoComplete="name" maxLength={80} required />
      <Field label={words('sign_in.email')} name="email" type="email" autoComplete="username" required />
    </LinkForm>
  )
}
