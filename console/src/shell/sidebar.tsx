import { Link } from '@tanstack/react-router'
import { useMay, useMe } from '../lib/api/me.ts'
import { cx } from '../lib/cx.ts'
import { useWords } from '../lib/words.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icons.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useCounts } from './counts.ts'
import { MeMenu } from './me-menu.tsx'
import { Bell } from './notifications/bell.tsx'
import { pagesOf } from './pages.ts'
import { useShell } from './shell-context.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const LINK = 'flex h-8 items-center gap-2.5 rounded-md px-2.5 text-soft hover:bg-sunken hover:text-ink'
const HERE = { className: 'bg-tint font-medium text-strong hover:bg-tint hover:text-strong' }

/** The left edge of a wide window: where one is, and where else one may go. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  const words = useWords()
  const me = useMe()
  const { user, shop } = me
  const counts = useCounts()
  const may = useMay()
  const writes = may('setAvailability')
  const { unread, openTold } = useShell()
  return (
    <header data-print="none" className="hidden w-54 shrink-0 flex-col border-r border-line px-3 py-4 tablet:flex">
      <div className="flex items-center gap-2.5 px-2 pb-4">
        <Avatar name={shop.name} />
        <span className="truncate font-semibold">{shop.name}</span>
      </div>
      <button
        type="button"
        onClick={onSearch}
        className="flex h-9 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-small text-soft hover:text-ink"
      >
        <Icon name="search" size={16} />
        <span className="grow text-left">{words('nav.search')}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <nav aria-label={words('nav.label')} className="flex grow flex-col overflow-y-auto">
        {pagesOf(me).map((group) => (
          <div key={group.label} className="pt-4">
            <p className="px-2.5 pb-1 text-meta font-medium text-soft">{words(group.label)}</p>
            <ul>
              {group.pages.map((page) => (
                <li key={page.to}>
                  <Link to={page.to} className={LINK} activeProps={HERE}>
                    <Icon name={page.icon} />
                    <span className="grow">{words(page.label)}</span>
                    <span className="figures text-small">{counts[page.to]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="flex items-center gap-1 pt-3">
        <MeMenu>
          <button
            type="button"
            className="flex min-w-0 grow items-center gap-2.5 rounded-md px-2 py-1 text-left hover:bg-sunken"
          >
            <Avatar name={user.name} />
            <span className="min-w-0">
              <span className="block truncate text-small font-medium">{user.name}</span>
              <span className="flex items-center gap-1.5 text-meta text-soft">
                {writes && (
                  <span
                    aria-hidden="true"
                    className={cx('size-2 shrink-0 rounded-full', user.available ? 'bg-good' : 'bg-edge')}
                  />
                )}
                {writes ? words(user.available ? 'me.available' : 'me.away') : words(`role.${user.role}`)}
              </span>
            </span>
          </button>
        </MeMenu>
        {may('listNotifications') && <Bell unread={unread} onOpen={openTold} />}
        <ThemeToggle />
      </div>
    </header>
  )
}
