import type { FormEvent } from 'react'
import { Button } from './button.tsx'
import { CONTROL } from './field.tsx'
import { Icon } from './icons.tsx'

interface FindFieldProps {
  label: string
  /** What the button is called that looks for nothing any more. */
  dropLabel: string
  /** What is looked for. */
  text: string | undefined
  onFind: (text: string | undefined) => void
}

/** One line of what is looked for: Enter finds, and the cross shows everything again. */
export function FindField({ label, dropLabel, text, onFind }: FindFieldProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q')).trim() || undefined)
  }
  return (
    <search className="w-full tablet:w-auto">
      <form key={text} onSubmit={submit} className="relative flex items-center">
        <Icon name="search" size={16} className="pointer-events-none absolute left-2.5 text-soft" />
        <input
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={text}
          maxLength={100}
          enterKeyHint="search"
          className={`${CONTROL} h-9 pr-9 pl-8 tablet:w-80`}
        />
        {text && (
          <Button
            look="quiet"
            small
            square
            className="absolute right-1"
            aria-label={dropLabel}
            onClick={() => onFind(undefined)}
          >
            <Icon name="close" size={16} />
          </Button>
        )}
      </form>
    </search>
  )
}
