import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readKnowledgeTab } from './pages/knowledge/knowledge-tab.ts'
import { inside } from './router-frame.tsx'

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

/** The pages of what a shop knows, says and gives. */
export const shopRoutes = [knowledge.addChildren([knowledgeParts, document]), templates, offers] as const
