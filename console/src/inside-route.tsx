import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import type { Api } from './lib/api/api.ts'
import { meQuery } from './lib/api/me.ts'
import type { Session } from './lib/api/session.ts'
import { MissingPage } from './pages/missing/missing-page.tsx'
import { AppLayout } from './shell/app-layout.tsx'

/** What the pages are reached with, before any of them is shown. */
export interface RouterContext {
  session: Session
  api: Api
  queries: QueryClient
}

function Nowhere() {
  return (
    <main>
      <MissingPage />
    </main>
  )
}

export const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: Nowhere })

/** Around what only somebody who is signed in sees. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: AppLayout,
  beforeLoad: async ({ context: { session, api, queries }, location }) => {
    if (!(await session.resume())) {
      throw redirect({ to: '/sign-in', search: location.pathname === '/' ? {} : { next: location.href } })
    }
    await queries.ensureQueryData(meQuery(api))
  },
})
