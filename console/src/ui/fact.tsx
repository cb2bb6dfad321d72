import type { ReactNode } from 'react'

/** A name and what it says, one line of a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-28 shrink-0 text-soft">{name}</dt>
      <dd className="figures min-w-0 break-words">{children}</dd>
    </div>
  )
}
