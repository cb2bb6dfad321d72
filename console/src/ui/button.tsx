import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'

const LOOKS = {
  /** One of a view: what most people came to do. */
  primary: 'bg-accent text-on-accent hover:bg-strong disabled:bg-sunken disabled:text-soft',
  plain: 'border border-line bg-surface text-ink hover:bg-sunken disabled:text-soft',
  quiet: 'text-soft hover:bg-sunken hover:text-ink disabled:text-soft',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-tint disabled:text-soft disabled:border-line',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS
  small?: boolean
  /** Square, for a picture alone: it needs an `aria-label`. */
  square?: boolean
  /** Something is under way: it takes no second press, and says so. */
  busy?: boolean
}

/** A button. It submits nothing unless told to. */
export function Button({ look = 'plain', small, square, busy, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={cx(
        'reachable inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors',
        small ? 'h-7 text-small' : 'h-9 text-body',
        square ? (small ? 'w-7' : 'w-9') : small ? 'px-3' : 'px-3.5',
        LOOKS[look],
        className,
      )}
      {...rest}
    />
  )
}
