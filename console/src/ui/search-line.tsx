import type { FormEvent } from 'react'
import { Button } from './button.tsx'
import { CONTROL } from './field.tsx'
import { Icon } from './icons.tsx'

interface SearchLineProps {
  label: string
  /** What is looked for now. */
  value: string | undefined
  /** What it is called to stop looking for that. */
  dropLabel: string
  /** Undefined: for everything. */
  onFind: (text: string | undefined) => void
}

/** One line by which rows are looked for, when it is sent. */
export function SearchLine({ label, value, dropLabel, onFind }: SearchLineProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q')).trim() || undefined)
  }
  return (
    <search className="w-full tablet:w-auto">
      <form key={value} onSubmit={submit} className="relative flex items-center">
        <Icon name="search" size={16} className="pointer-events-none absolute left-2.5 text-soft" />
        <input
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          maxLength={100}
          enterKeyHint="search"
          className={`${CONTROL} h-9 pr-9 pl-8 tablet:w-80`}
        />
        {value && (
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
