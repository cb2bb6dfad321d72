import type { Capability, Me } from '../lib/api/me.ts'
import type { MessageKey } from '../lib/translate.ts'
import type { IconName } from '../ui/icons.tsx'

export interface Page {
  to:
    | '/inbox'
    | '/orders'
    | '/payments'
    | '/trips'
    | '/reports'
    | '/catalog'
    | '/customers'
    | '/knowledge'
    | '/offers'
    | '/templates'
    | '/first-hour'
    | '/reported'
    | '/audit'
    | '/team'
    | '/settings'
    | '/connections'
    | '/developers'
    | '/operator'
  label: MessageKey & `nav.${string}`
  icon: IconName
  /** The route without which there is nothing to see on it. */
  needs: Capability
}

export interface PageGroup {
  label: MessageKey & `nav.${string}`
  pages: readonly Page[]
}

/** The pages of a shop, in the order of the day. */
const PAGE_GROUPS: readonly PageGroup[] = [
  {
    label: 'nav.work',
    pages: [
      { to: '/inbox', label: 'nav.inbox', icon: 'inbox', needs: 'listConversations' },
      { to: '/orders', label: 'nav.orders', icon: 'bag', needs: 'listOrders' },
      { to: '/payments', label: 'nav.payments', icon: 'card', needs: 'listReviews' },
      { to: '/trips', label: 'nav.trips', icon: 'compass', needs: 'listTrips' },
      { to: '/reports', label: 'nav.reports', icon: 'chart', needs: 'getPeopleReport' },
    ],
  },
  {
    label: 'nav.shop',
    pages: [
      { to: '/catalog', label: 'nav.catalog', icon: 'bag', needs: 'listCatalogItems' },
      { to: '/customers', label: 'nav.customers', icon: 'person', needs: 'listCustomers' },
      { to: '/knowledge', label: 'nav.knowledge', icon: 'note', needs: 'listDocuments' },
      { to: '/offers', label: 'nav.offers', icon: 'tag', needs: 'listOffers' },
      { to: '/templates', label: 'nav.templates', icon: 'copy', needs: 'listTemplates' },
    ],
  },
  {
    label: 'nav.admin',
    pages: [
      { to: '/first-hour', label: 'nav.setup', icon: 'checks', needs: 'getSetup' },
      { to: '/reported', label: 'nav.reported', icon: 'warning', needs: 'listTurnReports' },
      { to: '/audit', label: 'nav.audit', icon: 'scroll', needs: 'listAudit' },
      { to: '/settings', label: 'nav.settings', icon: 'sliders', needs: 'getSettings' },
      { to: '/team', label: 'nav.team', icon: 'people', needs: 'listTeam' },
      { to: '/connections', label: 'nav.connections', icon: 'swap', needs: 'listConnections' },
      { to: '/developers', label: 'nav.developers', icon: 'key', needs: 'listKeys' },
      { to: '/operator', label: 'nav.operator', icon: 'bag', needs: 'listTenants' },
    ],
  },
]

/** The pages on which this person has something to see. */
export function pagesOf({ capabilities }: Me): readonly PageGroup[] {
  return PAGE_GROUPS.map(({ label, pages }) => ({
    label,
    pages: pages.filter(({ needs }) => capabilities.includes(needs)),
  })).filter(({ pages }) => pages.length > 0)
}
