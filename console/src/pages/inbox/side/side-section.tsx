import type { ReactNode } from 'react'

/** A part of what stands beside a chat, under its name. */
export function SideSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="pb-5 text-small">
      <header className="flex items-center justify-between pb-2">
        <h3 className="text-meta font-medium text-soft">{title}</h3>
        {action}
      </header>
      {children}
    </section>
  )
}
