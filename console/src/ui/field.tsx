import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'

export const CONTROL =
  'touchable w-full rounded-md border border-edge bg-surface px-3 text-body text-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-soft'

interface Labelled {
  label: string
  help?: ReactNode
  /** What is wrong with it, in words. */
  problem?: string
}

/** What a control needs to be named, helped and refused by those around it. */
function useDescribed({ help, problem }: Labelled) {
  const id = useId()
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  return { id, control: { id, 'aria-describedby': describedBy, 'aria-invalid': problem ? true : undefined } }
}

function Around({ id, label, help, problem, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-meta text-soft">
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

/** One line of text with its name, its help and what is wrong with it. */
export function Field({ label, help, problem, className, ...rest }: Labelled & ComponentProps<'input'>) {
  const { id, control } = useDescribed({ label, help, problem })
  return (
    <Around id={id} label={label} help={help} problem={problem}>
      <input className={cx(CONTROL, 'h-9', className)} {...control} {...rest} />
    </Around>
  )
}

/** Several lines of text. */
export function TextField({ label, help, problem, className, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const { id, control } = useDescribed({ label, help, problem })
  return (
    <Around id={id} label={label} help={help} problem={problem}>
      <textarea className={cx(CONTROL, 'py-2', className)} {...control} {...rest} />
    </Around>
  )
}

/** One of few, by the browser's own list: it works with every keyboard, finger and reader. */
export function SelectField({ label, help, problem, className, ...rest }: Labelled & ComponentProps<'select'>) {
  const { id, control } = useDescribed({ label, help, problem })
  return (
    <Around id={id} label={label} help={help} problem={problem}>
      <select className={cx(CONTROL, 'h-9', className)} {...control} {...rest} />
    </Around>
  )
}

/** Yes or no, with its words beside it. */
export function Checkbox({
  label,
  help,
  className,
  ...rest
}: ComponentProps<'input'> & { label: string; help?: string }) {
  const id = useId()
  return (
    <div className={cx('flex items-start gap-2', className)}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={help ? `${id}-help` : undefined}
        className="mt-0.5 size-4 shrink-0 accent-accent"
        {...rest}
      />
      <div>
        <label htmlFor={id} className="text-body">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-meta text-soft">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
