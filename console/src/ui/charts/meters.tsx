import type { ReactNode } from 'react'
import { SERIES_TONES, type SeriesTone } from './series.ts'

export interface Meter {
  key: string
  name: ReactNode
  value: number
  /** The value in words, beside its name. */
  text: ReactNode
  tone: SeriesTone
}

/** Amounts as lengths beside each other. The words say everything: the length is for the eye. */
export function Meters({ meters }: { meters: readonly Meter[] }) {
  const most = Math.max(1, ...meters.map(({ value }) => value))
  return (
    <ul className="flex flex-col gap-3 p-4 text-small">
      {meters.map(({ key, name, value, text, tone }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-3 pb-1">
            <span className="min-w-0">{name}</span>
            <span className="figures font-medium whitespace-nowrap">{text}</span>
          </div>
          <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rounded-full">
            <rect width={100} height={8} className="fill-sunken" />
            <rect width={(100 * value) / most} height={8} className={SERIES_TONES[tone].fill} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
