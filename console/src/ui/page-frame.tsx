import type { ReactNode } from 'react'

interface PageFrameProps {
  title: string
  lead?: string
  /** The one thing that most people come for, at the right. */
  action?: ReactNode
  children: ReactNode
}

/** A page of rows: its name, what it is for, and what can be done. */
export function PageFrame({ title, lead, action, children }: PageFrameProps) {
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 p-4 tablet:p-6">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h1 className="text-page font-semibold">{title}</h1>
            {lead && <p className="text-soft">{lead}</p>}
          </div>
          {action}
        </header>
        {children}
      </div>
    </div>
  )
}
