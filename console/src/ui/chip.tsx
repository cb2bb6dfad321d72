import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

/** What a colour stands for; the word beside it says the same. */
export const TONES = {
  neutral: 'bg-sunken text-soft',
  accent: 'bg-tint text-strong',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
  violet: 'bg-violet-tint text-violet',
} as const

export type Tone = keyof typeof TONES

/** A state in a word. */
export function Chip({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'figures inline-flex items-center gap-1 rounded-sm px-1.5 py-px text-meta font-medium whitespace-nowrap forced-colors:border',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
