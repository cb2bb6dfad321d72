import type { KeyboardEvent } from 'react'
import { cx } from '../lib/cx.ts'

export interface Tab<T extends string> {
  value: T
  label: string
  count?: number | string
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** The id of what the tabs change. */
  controls: string
}

/** One row of tabs: arrows move between them, as in every list of the console. They wrap in a language of long words. */
export function Tabs<T extends string>({ label, tabs, value, onChange, controls }: TabsProps<T>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (next) onChange(next.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[(at + step + tabs.length) % tabs.length]?.focus()
    event.preventDefault()
  }
  return (
    <div role="tablist" aria-label={label} className="flex flex-wrap gap-1" onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={controls}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          className={cx(
            'figures reachable h-7 rounded-md px-2.5 text-small whitespace-nowrap transition-colors',
            tab.value === value ? 'bg-tint font-medium text-strong' : 'text-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {tab.label}
          {tab.count !== undefined && ` ${tab.count}`}
        </button>
      ))}
    </div>
  )
}
