import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { Api } from './lib/api/api.ts'
import type { Session } from './lib/api/session.ts'
import { MissingPage } from './pages/missing/missing-page.tsx'

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

/** Above every page. */
export const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: Nowhere })

export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { next?: string; ended?: true } => ({
    ...(typeof search.next === 'string' && /^\/(?!\/)/.test(search.next) ? { next: search.next } : {}),
    ...(search.ended === true ? { ended: true } : {}),
  }),
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

/** Where links lead: the secret of each stands behind "#". */
export const links = [
  createRoute({
    getParentRoute: () => root,
    path: '/demo',
    component: lazyRouteComponent(() => import('./pages/sign-in/demo-page.tsx'), 'DemoPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/join',
    component: lazyRouteComponent(() => import('./pages/sign-in/join-page.tsx'), 'JoinPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/setup',
    component: lazyRouteComponent(() => import('./pages/sign-in/setup-page.tsx'), 'SetupPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset',
    component: lazyRouteComponent(() => import('./pages/sign-in/reset-page.tsx'), 'ResetPage'),
  }),
] as const
