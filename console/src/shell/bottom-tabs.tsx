import { Link } from '@tanstack/react-router'
import { useMe } from '../lib/api/me.ts'
import { useWords } from '../lib/words.ts'
import { Icon } from '../ui/icons.tsx'
import { MeMenu } from './me-menu.tsx'
import { pagesOf } from './pages.ts'

const TAB = 'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-meta text-soft'
const SHOWN = 3

/** The lower edge of a narrow window: the first pages, and the rest behind one button. */
export function BottomTabs() {
  const words = useWords()
  const me = useMe()
  const pages = pagesOf(me).flatMap((group) => group.pages)
  return (
    <nav
      data-print="none"
      aria-label={words('nav.label')}
      className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {pages.slice(0, SHOWN).map((page) => (
        <Link key={page.to} to={page.to} className={TAB} activeProps={{ className: 'font-semibold text-strong' }}>
          <Icon name={page.icon} size={20} />
          <span className="max-w-full truncate">{words(page.label)}</span>
        </Link>
      ))}
      <MeMenu pages={pages.slice(SHOWN)}>
        <button type="button" className={TAB}>
          <Icon name="more" size={20} />
          {words('nav.more')}
        </button>
      </MeMenu>
    </nav>
  )
}
