import { type RefObject, useRef } from 'react'
import { useKeys } from './use-keys.ts'

/** What is stepped through: the links of a list that carry this mark. */
const ROWS = 'a[data-row]'

/** J and K go through the rows of a list; Enter opens the one that has the focus, as it does any link. */
export function useRows<T extends HTMLElement>(): RefObject<T | null> {
  const list = useRef<T>(null)
  const step = (by: 1 | -1) => {
    const rows = Array.from(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus()
  }
  useKeys({ next: () => step(1), previous: () => step(-1) })
  return list
}
