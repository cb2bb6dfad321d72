import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { inside, type RouterContext, root } from './inside-route.tsx'
import { meQuery } from './lib/api/me.ts'
import { links, signIn } from './outer-routes.tsx'
import { readAuditFilter } from './pages/audit/audit-filter.ts'
import { readDevelopersTab } from './pages/developers/developers-tab.ts'
import { readInboxFilter } from './pages/inbox/inbox-filter.ts'
import { MissingPage } from './pages/missing/missing-page.tsx'
import { readOrdersFilter } from './pages/orders/orders-filter.ts'
import { readPaymentsFilter } from './pages/payments/payments-filter.ts'
import { readReportedFilter } from './pages/reported/reported-filter.ts'
import { readReportsFilter, readRowsFilter } from './pages/reports/reports-filter.ts'
import { readSettingsSection } from './pages/settings/settings-section.ts'
import { readTripsFilter } from './pages/trips/trips-filter.ts'
import { Broken } from './shell/broken.tsx'
import { shopRoutes } from './shop-routes.ts'
import { Skeleton } from './ui/skeleton.tsx'

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: async ({ context: { api, queries } }) => {
    const { user } = await queries.ensureQueryData(meQuery(api))
    throw redirect({ to: user.role === 'operator' ? '/operator' : '/inbox', replace: true })
  },
})

const inbox = createRoute({
  getParentRoute: () => inside,
  path: '/inbox',
  validateSearch: readInboxFilter,
  component: lazyRouteComponent(() => import('./pages/inbox/inbox-page.tsx'), 'InboxPage'),
})

const nothingOpen = createRoute({
  getParentRoute: () => inbox,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/inbox/inbox-page.tsx'), 'NothingOpen'),
})

const conversation = createRoute({
  getParentRoute: () => inbox,
  path: '/$conversationId',
  component: lazyRouteComponent(() => import('./pages/inbox/thread/conversation-page.tsx'), 'ConversationPage'),
})

const audit = createRoute({
  getParentRoute: () => inside,
  path: '/audit',
  validateSearch: readAuditFilter,
  component: lazyRouteComponent(() => import('./pages/audit/audit-page.tsx'), 'AuditPage'),
})

const firstHour = createRoute({
  getParentRoute: () => inside,
  path: '/first-hour',
  component: lazyRouteComponent(() => import('./pages/setup/setup-page.tsx'), 'SetupPage'),
})

const reported = createRoute({
  getParentRoute: () => inside,
  path: '/reported',
  validateSearch: readReportedFilter,
  component: lazyRouteComponent(() => import('./pages/reported/reported-page.tsx'), 'ReportedPage'),
})

const orders = createRoute({ getParentRoute: () => inside, path: '/orders', validateSearch: readOrdersFilter })

const orderList = createRoute({
  getParentRoute: () => orders,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/orders/orders-page.tsx'), 'OrdersPage'),
})

const order = createRoute({
  getParentRoute: () => orders,
  path: '/$orderId',
  component: lazyRouteComponent(() => import('./pages/orders/order/order-page.tsx'), 'OrderPage'),
})

const payments = createRoute({
  getParentRoute: () => inside,
  path: '/payments',
  validateSearch: readPaymentsFilter,
  component: lazyRouteComponent(() => import('./pages/payments/payments-page.tsx'), 'PaymentsPage'),
})

const trips = createRoute({ getParentRoute: () => inside, path: '/trips', validateSearch: readTripsFilter })

const tripList = createRoute({
  getParentRoute: () => trips,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/trips/trips-page.tsx'), 'TripsPage'),
})

const trip = createRoute({
  getParentRoute: () => trips,
  path: '/$runId',
  component: lazyRouteComponent(() => import('./pages/trips/trip/trip-page.tsx'), 'TripPage'),
})

const tripPlaces = createRoute({
  getParentRoute: () => trips,
  path: '/places',
  component: lazyRouteComponent(() => import('./pages/trips/places/places-page.tsx'), 'PlacesPage'),
})

const tripPlace = createRoute({
  getParentRoute: () => trips,
  path: '/places/$key',
  component: lazyRouteComponent(() => import('./pages/trips/places/place-page.tsx'), 'PlacePage'),
})

const reports = createRoute({
  getParentRoute: () => inside,
  path: '/reports',
  validateSearch: readReportsFilter,
  component: lazyRouteComponent(() => import('./pages/reports/reports-page.tsx'), 'ReportsPage'),
})

const reportRows = createRoute({
  getParentRoute: () => inside,
  path: '/reports/rows',
  validateSearch: readRowsFilter,
  component: lazyRouteComponent(() => import('./pages/reports/rows-page.tsx'), 'RowsPage'),
})

const team = createRoute({
  getParentRoute: () => inside,
  path: '/team',
  component: lazyRouteComponent(() => import('./pages/team/team-page.tsx'), 'TeamPage'),
})

const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  validateSearch: readSettingsSection,
  component: lazyRouteComponent(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
})

const connections = createRoute({
  getParentRoute: () => inside,
  path: '/connections',
  component: lazyRouteComponent(() => import('./pages/connections/connections-page.tsx'), 'ConnectionsPage'),
})

const developers = createRoute({
  getParentRoute: () => inside,
  path: '/developers',
  validateSearch: readDevelopersTab,
  component: lazyRouteComponent(() => import('./pages/developers/developers-page.tsx'), 'DevelopersPage'),
})

const operator = createRoute({
  getParentRoute: () => inside,
  path: '/operator',
  component: lazyRouteComponent(() => import('./pages/operator/operator-page.tsx'), 'OperatorPage'),
})

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account/account-page.tsx'), 'AccountPage'),
})

const routeTree = root.addChildren([
  signIn,
  ...links,
  inside.addChildren([
    home,
    inbox.addChildren([nothingOpen, conversation]),
    orders.addChildren([orderList, order]),
    payments,
    trips.addChildren([tripList, trip, tripPlaces, tripPlace]),
    reports,
    reportRows,
    ...shopRoutes,
    firstHour,
    reported,
    audit,
    team,
    settings,
    connections,
    developers,
    operator,
    account,
  ]),
])

export function createConsoleRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    basepath: '/console',
    defaultPreload: 'intent',
    defaultPendingMs: 100,
    defaultPendingComponent: () => <Skeleton />,
    defaultErrorComponent: Broken,
    defaultNotFoundComponent: MissingPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
  interface HistoryState {
    /** The row that whoever comes back to a list had opened. */
    opened?: string
  }
}
