import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { cx } from '../../lib/cx.ts'
import { useSpoken, useWords } from '../../lib/words.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Canned } from './canned.tsx'
import { InboxForm } from './inbox-form.tsx'
import { Replay } from './replay/replay.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import { inboxSettingsQuery, settingsQuery } from './settings-query.ts'
import { SECTIONS, type SettingsSection } from './settings-section.ts'
import { Versions } from './versions/versions.tsx'

const route = getRouteApi('/inside/settings')

/** What a shop sets: the assistant by a draft that is published, the sharing of the inbox at once. */
export function SettingsPage() {
  const words = useWords()
  const say = useSettingsWords()
  const { section = 'voice', replay } = route.useSearch()
  return (
    <PageFrame title={words('nav.settings')} lead={say(section === 'inbox' ? 'lead' : 'lead.all')}>
      <div className="flex flex-col gap-4 wide:flex-row wide:gap-6">
        <Sections open={section} />
        <div className="flex min-w-0 grow flex-col gap-4">
          {section === 'inbox' && <Inbox />}
          {section === 'versions' && (
            <>
              {replay !== undefined && <Replay replayId={replay} />}
              <Versions />
            </>
          )}
          {section !== 'inbox' && section !== 'versions' && <Assistant section={section} />}
        </div>
      </div>
    </PageFrame>
  )
}

function Sections({ open }: { open: SettingsSection }) {
  const say = useSettingsWords()
  return (
    <nav
      aria-label={say('sections')}
      className="flex flex-wrap content-start gap-1 wide:w-44 wide:shrink-0 wide:flex-col"
    >
      {SECTIONS.map((section) => (
        <Link
          key={section}
          to="/settings"
          search={{ section }}
          aria-current={section === open ? 'page' : undefined}
          className={cx(
            'reachable rounded-md px-3 py-1.5 text-small',
            section === open ? 'bg-tint font-medium text-strong' : 'text-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {say(`section.${section}`)}
        </Link>
      ))}
    </nav>
  )
}

function Inbox() {
  const settings = useQuery(inboxSettingsQuery(useApi()))
  return (
    <>
      <Loaded query={settings}>{(now) => <InboxForm now={now} />}</Loaded>
      <Canned />
    </>
  )
}

function Assistant({ section }: { section: SettingsSection }) {
  const { language } = useSpoken()
  const settings = useQuery(settingsQuery(useApi(), language))
  return <Loaded query={settings}>{(now) => <SettingsEditor now={now} section={section} />}</Loaded>
}
