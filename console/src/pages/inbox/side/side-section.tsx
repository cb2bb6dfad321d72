import type { ReactNode } from 'react'

/** A part of what stands beside a chat, under its name. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pb-5 text-small">
      <h3 className="pb-2 text-meta font-medium text-soft">{title}</h3>
      {children}
    </section>
  )
}
