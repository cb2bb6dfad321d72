import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

interface ScrolledProps {
  label: string
  className?: string
  children: ReactNode
}

/** What is larger than its place scrolls inside itself, never the page, and can be reached by the keyboard for that. */
export function Scrolled({ label, className, children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={label} tabIndex={0} className={cx('overflow-auto', className)}>
      {children}
    </section>
  )
}
