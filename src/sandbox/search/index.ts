import type Router from '@koa/router'
import { z } from 'zod'
import type { Runtime } from '../runtime.ts'
import { SearchPage } from './schemas.ts'
import { searchRoutes } from './search-api.ts'

/** What a test or the demo can do with the fake metasearch engine. */
export interface SearchControls {
  /** Replaces everything that can be found. */
  setPages(pages: SearchPage[]): Promise<void>
  /** What was asked so far, oldest first. */
  queries(): Promise<string[]>
}

export interface SearchStore {
  pages: SearchPage[]
  queries: string[]
}

/** Mounts the fake metasearch engine on `router`. */
export function mountSearch(router: Router, runtime: Runtime): SearchControls {
  const store: SearchStore = { pages: [], queries: [] }
  searchRoutes(router, runtime, store)
  return {
    async setPages(pages) {
      store.pages = z.array(SearchPage).parse(pages)
    },
    queries: async () => [...store.queries],
  }
}
