import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from './inside-route.tsx'
import { readCatalogFilter } from './pages/catalog/catalog-filter.ts'
import { readCustomersSearch } from './pages/customers/customers-search.ts'
import { readKnowledgeTab } from './pages/knowledge/knowledge-tab.ts'

const catalog = createRoute({ getParentRoute: () => inside, path: '/catalog', validateSearch: readCatalogFilter })

const catalogList = createRoute({
  getParentRoute: () => catalog,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/catalog/catalog-page.tsx'), 'CatalogPage'),
})

const imports = createRoute({
  getParentRoute: () => catalog,
  path: '/imports',
  component: lazyRouteComponent(() => import('./pages/catalog/imports/imports-page.tsx'), 'ImportsPage'),
})

const importedFile = createRoute({
  getParentRoute: () => catalog,
  path: '/imports/$importId',
  component: lazyRouteComponent(() => import('./pages/catalog/imports/import-page.tsx'), 'ImportPage'),
})

const catalogItem = createRoute({
  getParentRoute: () => catalog,
  path: '/$itemId',
  component: lazyRouteComponent(() => import('./pages/catalog/item/item-page.tsx'), 'ItemPage'),
})

const knowledge = createRoute({ getParentRoute: () => inside, path: '/knowledge' })

const knowledgeParts = createRoute({
  getParentRoute: () => knowledge,
  path: '/',
  validateSearch: readKnowledgeTab,
  component: lazyRouteComponent(() => import('./pages/knowledge/knowledge-page.tsx'), 'KnowledgePage'),
})

const document = createRoute({
  getParentRoute: () => knowledge,
  path: '/$documentId',
  component: lazyRouteComponent(() => import('./pages/knowledge/document/document-page.tsx'), 'DocumentPage'),
})

const templates = createRoute({
  getParentRoute: () => inside,
  path: '/templates',
  component: lazyRouteComponent(() => import('./pages/templates/templates-page.tsx'), 'TemplatesPage'),
})

const offers = createRoute({
  getParentRoute: () => inside,
  path: '/offers',
  component: lazyRouteComponent(() => import('./pages/offers/offers-page.tsx'), 'OffersPage'),
})

const customers = createRoute({ getParentRoute: () => inside, path: '/customers' })

const customerList = createRoute({
  getParentRoute: () => customers,
  path: '/',
  validateSearch: readCustomersSearch,
  component: lazyRouteComponent(() => import('./pages/customers/customers-page.tsx'), 'CustomersPage'),
})

const customer = createRoute({
  getParentRoute: () => customers,
  path: '/$customerId',
  component: lazyRouteComponent(() => import('./pages/customers/customer/customer-page.tsx'), 'CustomerPage'),
})

/** The pages of what a shop sells, whom it knows, what it knows, says and gives. */
export const shopRoutes = [
  catalog.addChildren([catalogList, catalogItem, imports, importedFile]),
  customers.addChildren([customerList, customer]),
  knowledge.addChildren([knowledgeParts, document]),
  templates,
  offers,
] as const
