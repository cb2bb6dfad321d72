import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAdminWords } from '../../i18n/admin.ts'
import { useWords } from '../../lib/words.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Keys } from './keys.tsx'
import { Reference } from './reference.tsx'

const route = getRouteApi('/inside/developers')

/** For whoever connects programs with the shop: keys, and what can be asked with them. */
export function DevelopersPage() {
  const words = useWords()
  const say = useAdminWords()
  const navigate = useNavigate()
  const { tab = 'keys' } = route.useSearch()
  return (
    <PageFrame title={words('nav.developers')}>
      <Tabs
        label={words('nav.developers')}
        controls="developers"
        value={tab}
        onChange={(value) => void navigate({ to: '/developers', search: { tab: value } })}
        tabs={[
          { value: 'keys', label: say('keys.api') },
          { value: 'reference', label: say('reference.title') },
        ]}
      />
      <div id="developers" role="tabpanel" aria-label={say(tab === 'keys' ? 'keys.api' : 'reference.title')}>
        {tab === 'keys' ? <Keys /> : <Reference />}
      </div>
    </PageFrame>
  )
}
