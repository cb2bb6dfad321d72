import { Children, type ReactNode } from 'react'
import { useConnectionWords } from '../../i18n/connections.ts'
import { Card } from '../../ui/card.tsx'

interface ProviderCardProps {
  title: string
  /** What it is for, and what one needs to have it. */
  why: string
  aside: ReactNode
  /** What is connected. */
  children: ReactNode
}

/** One provider, and what the shop has there. */
export function ProviderCard({ title, why, aside, children }: ProviderCardProps) {
  const say = useConnectionWords()
  return (
    <Card title={title} aside={aside}>
      <div className="flex flex-col gap-3 p-4">
        <p className="text-small text-soft">{why}</p>
        {Children.toArray(children).length === 0 ? <p>{say('not_yet')}</p> : children}
      </div>
    </Card>
  )
}
