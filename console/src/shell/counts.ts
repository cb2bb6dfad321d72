import { createContext, use } from 'react'
import type { Page } from './pages.ts'

type Counts = Partial<Record<Page['to'], number>>

/** How much waits on a page, beside its name. */
export const CountsContext = createContext<Counts>({})

export function useCounts(): Counts {
  return use(CountsContext)
}
