import { createContext, use } from 'react'
import { localeOf } from './languages.ts'
import type { Reader } from './times.ts'
import { useSpoken } from './words.ts'

/** The zone of the shop; that of the browser until somebody is signed in. */
export const ZoneContext = createContext(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** In which language and zone the page writes times. */
export function useReader(): Reader {
  const timeZone = use(ZoneContext)
  return { locale: localeOf(useSpoken().language), timeZone }
}
