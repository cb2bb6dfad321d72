import { useQuery } from '@tanstack/react-query'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useWords } from '../../lib/words.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Canned } from './canned.tsx'
import { InboxForm } from './inbox-form.tsx'
import { inboxSettingsQuery } from './settings-query.ts'

/** What a shop sets about its inbox, and the replies that its people keep. */
export function SettingsPage() {
  const words = useWords()
  const say = useSettingsWords()
  const settings = useQuery(inboxSettingsQuery(useApi()))
  return (
    <PageFrame title={words('nav.settings')} lead={say('lead')}>
      <Loaded query={settings}>{(now) => <InboxForm now={now} />}</Loaded>
      <Canned />
    </PageFrame>
  )
}
