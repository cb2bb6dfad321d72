import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'

/** One card in the middle: for those who are not inside yet. */
export function SignInFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <div className="flex w-full max-w-sm flex-col gap-5 rounded-lg border border-line bg-surface p-6">
        <header>
          <span className="mb-4 inline-flex size-9 items-center justify-center rounded-md bg-accent text-on-accent">
            <Icon name="inbox" size={20} />
          </span>
          <h1 className="text-page font-semibold">{title}</h1>
          <p className="text-soft">{lead}</p>
        </header>
        {children}
      </div>
    </main>
  )
}
