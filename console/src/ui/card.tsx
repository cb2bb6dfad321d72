import type { ReactNode } from 'react'

interface CardProps {
  title: string
  /** Beside the title, at the right. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under its own name. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className="break-inside-avoid overflow-hidden rounded-lg border border-line bg-surface">
      <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <h2 className="font-semibold">{title}</h2>
        {aside && <div className="ml-auto flex items-center gap-2">{aside}</div>}
      </header>
      {children}
    </section>
  )
}
