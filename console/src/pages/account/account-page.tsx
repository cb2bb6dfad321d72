import { useAccountWords } from '../../i18n/account.ts'
import { useMe } from '../../lib/api/me.ts'
import { useWords } from '../../lib/words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { AccountSection } from './account-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { Preferences } from './preferences.tsx'
import { Sessions } from './sessions.tsx'
import { TwoStep } from './two-step.tsx'

/** What belongs to whoever is signed in: how the console looks to her, and what lets her in. */
export function AccountPage() {
  const words = useWords()
  const say = useAccountWords()
  return (
    <PageFrame title={words('me.account')}>
      <AccountSection title={say('account.who')} text={say('account.who.text')}>
        <Who />
      </AccountSection>
      <AccountSection title={say('account.console')} text={say('account.console.text')}>
        <Preferences />
      </AccountSection>
      <AccountSection title={say('account.password')} text={say('account.password.text')}>
        <PasswordForm />
      </AccountSection>
      <AccountSection title={say('account.two_step')} text={say('account.two_step.text')}>
        <TwoStep />
      </AccountSection>
      <AccountSection title={say('account.sessions')} text={say('account.sessions.text')}>
        <Sessions />
      </AccountSection>
    </PageFrame>
  )
}

function Who() {
  const words = useWords()
  const say = useAccountWords()
  const { user, shop } = useMe()
  const facts = [
    [words('side.name'), user.name],
    [say('account.email'), user.email],
    [say('account.role'), words(`role.${user.role}`)],
    [say('account.shop'), shop.name],
  ]
  return (
    <div className="flex gap-4">
      <Avatar name={user.name} size="large" />
      <dl className="flex min-w-0 flex-col gap-1.5">
        {facts.map(([name, fact]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="w-20 text-soft">{name}</dt>
            <dd className="min-w-0 break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
