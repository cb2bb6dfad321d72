import { Outlet, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useMe } from '../lib/api/me.ts'
import { useSessionState } from '../lib/api/session-context.ts'
import { useProblem } from '../lib/api/use-problem.ts'
import { useKeyboard, useKeys } from '../lib/keys/use-keys.ts'
import { LiveProvider } from '../lib/live/live-provider.tsx'
import { ZoneContext } from '../lib/reader.ts'
import { useWords } from '../lib/words.ts'
import { later } from '../ui/later.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToasts } from '../ui/toast.tsx'
import { Banners } from './banners.tsx'
import { BottomTabs } from './bottom-tabs.tsx'
import { useNoticed } from './notifications/use-noticed.ts'
import { type Shell, ShellContext } from './shell-context.ts'
import { Sidebar } from './sidebar.tsx'
import { useActive } from './use-active.ts'

const HelpDialog = later(async () => (await import('./help-dialog.tsx')).HelpDialog)
const Palette = later(async () => (await import('./palette.tsx')).Palette)
const NotificationsDrawer = later(
  async () => (await import('./notifications/notifications-drawer.tsx')).NotificationsDrawer,
)

/** Around every page of somebody who is signed in: where one may go, what may be pressed, what is wrong. */
export function AppLayout() {
  const words = useWords()
  const navigate = useNavigate()
  const problem = useProblem()
  const toasts = useToasts()
  const { shop } = useMe()
  const [open, setOpen] = useState<'palette' | 'help' | 'told' | null>(null)
  const unread = useNoticed()
  const close = () => setOpen(null)
  useKeyboard()
  useKeys({
    search: () => setOpen('palette'),
    help: () => setOpen('help'),
    to_inbox: () => void navigate({ to: '/inbox' }),
    to_orders: () => void navigate({ to: '/orders' }),
    to_payments: () => void navigate({ to: '/payments' }),
  })
  useLeaveWhenSignedOut()
  useActive()
  const shell: Shell = useMemo(
    () => ({
      openHelp: () => setOpen('help'),
      openTold: () => setOpen('told'),
      unread,
      fail: (error) => toasts.fail(problem(error)),
    }),
    [toasts, problem, unread],
  )
  return (
    <ZoneContext value={shop.timezone}>
      <LiveProvider>
        <ShellContext value={shell}>
          <a
            href="#page"
            className="sr-only rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
          >
            {words('app.skip')}
          </a>
          <div className="flex h-dvh flex-col">
            <Banners />
            <div className="flex min-h-0 grow">
              <Sidebar onSearch={() => setOpen('palette')} />
              <main id="page" tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
                <Suspense fallback={<Skeleton />}>
                  <Outlet />
                </Suspense>
              </main>
            </div>
            <BottomTabs />
          </div>
          {open === 'palette' && <Palette onClose={close} />}
          {open === 'told' && <NotificationsDrawer onClose={close} />}
          {open === 'help' && <HelpDialog onClose={close} />}
        </ShellContext>
      </LiveProvider>
    </ZoneContext>
  )
}

/** Whoever is signed out, here or in another tab, sees nothing of the shop any more. */
function useLeaveWhenSignedOut(): void {
  const state = useSessionState()
  const navigate = useNavigate()
  useEffect(() => {
    if (state === 'out') void navigate({ to: '/sign-in', search: { ended: true }, reloadDocument: true })
  }, [state, navigate])
}
