import { createContext, use } from 'react'
import type { Api } from './api.ts'

export const ApiContext = createContext<Api | null>(null)

/** How this page asks the product. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (api === null) throw new Error('There is no API around this.')
  return api
}
