import { useNavigate } from '@tanstack/react-router'
import { useLinkWords } from '../../i18n/links.ts'
import { useSession } from '../../lib/api/session-context.ts'
import { Field } from '../../ui/field.tsx'
import { LinkForm } from './link-form.tsx'

/** Joins a team by an invitation. */
export function JoinPage() {
  const say = useLinkWords()
  const session = useSession()
  const navigate = useNavigate()
  return (
    <LinkForm
      title={say('link.join')}
      lead={say('link.join.lead')}
      submit={say('link.join')}
      onSubmit={async (token, form, password) => {
        const name = String(form.get('name') ?? '').trim()
        await session.open('POST /v1/auth/invitation/accept', { token, password, ...(name ? { name } : {}) })
        await navigate({ to: '/', replace: true })
      }}
    >
      <Field label={say('link.name')} help={say('link.name.help')} name="name" autoComplete="name" maxLength={80} />
    </LinkForm>
  )
}
