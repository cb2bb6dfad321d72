import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAdminWords } from '../../i18n/admin.ts'
import { useWebhookWords } from '../../i18n/webhooks.ts'
import { useMay } from '../../lib/api/me.ts'
import { useWords } from '../../lib/words.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { DevelopersTab } from './developers-tab.ts'
import { Keys } from './keys.tsx'
import { Reference } from './reference.tsx'
import { Endpoints } from './webhooks/endpoints.tsx'
import { EventCatalogue } from './webhooks/event-catalogue.tsx'

const route = getRouteApi('/inside/developers')

/** For whoever connects programs with the shop: keys, what programs are told, and what can be asked. */
export function DevelopersPage() {
  const words = useWords()
  const say = useAdminWords()
  const tell = useWebhookWords()
  const may = useMay()
  const navigate = useNavigate()
  const { tab = 'keys' } = route.useSearch()
  const titles: Record<DevelopersTab, string> = {
    keys: say('keys.api'),
    webhooks: tell('title'),
    events: tell('events'),
    reference: say('reference.title'),
  }
  const shown: DevelopersTab[] = may('listWebhookEndpoints')
    ? ['keys', 'webhooks', 'events', 'reference']
    : ['keys', 'reference']
  return (
    <PageFrame title={words('nav.developers')}>
      <Tabs
        label={words('nav.developers')}
        controls="developers"
        value={tab}
        onChange={(value) => void navigate({ to: '/developers', search: { tab: value } })}
        tabs={shown.map((value) => ({ value, label: titles[value] }))}
      />
      <div id="developers" role="tabpanel" aria-label={titles[tab]}>
        {tab === 'keys' && <Keys />}
        {tab === 'webhooks' && <Endpoints />}
        {tab === 'events' && <EventCatalogue />}
        {tab === 'reference' && <Reference />}
      </div>
    </PageFrame>
  )
}
