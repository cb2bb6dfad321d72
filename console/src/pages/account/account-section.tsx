import type { ReactNode } from 'react'

/** A part of the account: what it is at the left, where it is changed at the right. */
export function AccountSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-[16rem_1fr] tablet:gap-8 tablet:p-5"
    >
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-small text-soft">{text}</p>
      </div>
      <div className="max-w-lg min-w-0">{children}</div>
    </section>
  )
}
