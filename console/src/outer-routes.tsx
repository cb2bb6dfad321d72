import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './inside-route.tsx'

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
