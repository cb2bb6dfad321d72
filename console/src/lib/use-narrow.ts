import { useSyncExternalStore } from 'react'

/** As `tablet` in app.css. */
const NARROW = matchMedia('(width < 48rem)')

function listen(listener: () => void): () => void {
  NARROW.addEventListener('change', listener)
  return () => NARROW.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone: rows are cards there. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => NARROW.matches)
}
