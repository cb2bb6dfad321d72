import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

/** Nothing is here, and that is in order: says so, and offers the one thing to do. */
export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <Icon name={icon} size={20} className="text-soft" />
      <p className="font-medium text-balance">{title}</p>
      {children && <div className="text-small text-soft">{children}</div>}
    </div>
  )
}
