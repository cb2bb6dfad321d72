import { type KeyboardEvent, useId, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { useWords } from '../lib/words.ts'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icons.tsx'

export interface Choice {
  key: string
  icon: IconName
  title: string
  /** What kind of thing it is, or more of what it says. */
  hint?: string
  /** It asks for more: whoever runs it closes the list. */
  asks?: true
  run: () => void
}

interface ChooserProps {
  title: string
  placeholder: string
  /** What is offered for what was typed. */
  text: string
  onText: (text: string) => void
  choices: readonly Choice[]
  empty: string
  onClose: () => void
}

/** One field and what it finds: arrows choose, Enter takes, and whoever listens is told how many there are. */
export function Chooser({ title, placeholder, text, onText, choices, empty, onClose }: ChooserProps) {
  const words = useWords()
  const id = useId()
  const [at, setAt] = useState(0)
  const chosen = Math.min(at, choices.length - 1)
  const take = (choice: Choice | undefined) => {
    if (!choice) return
    if (!choice.asks) onClose()
    choice.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((chosen + step + choices.length) % Math.max(1, choices.length))
    else if (event.key === 'Enter') take(choices[chosen])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={title} hideTitle place="top" onClose={onClose}>
      <div className="flex items-center gap-2 border-b border-line px-4">
        <Icon name="search" className="text-soft" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={choices[chosen] && `${id}-${chosen}`}
          aria-label={title}
          placeholder={placeholder}
          className="h-12 min-w-0 grow bg-transparent text-chat outline-none"
          value={text}
          onChange={({ target }) => {
            onText(target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="sr-only">
        {words('palette.found', { count: choices.length })}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={title} className="p-2">
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field
          <div
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => take(choice)}
            onPointerMove={() => setAt(index)}
            className={cx(
              'touchable flex min-h-9 items-center gap-3 rounded-md px-3 py-1',
              index === chosen && 'bg-tint text-strong',
            )}
          >
            <Icon name={choice.icon} />
            <span className="max-w-[60%] shrink-0 truncate">{choice.title}</span>
            <span className={cx('ml-auto min-w-0 truncate text-meta', index === chosen ? 'text-strong' : 'text-soft')}>
              {choice.hint}
            </span>
          </div>
        ))}
      </div>
      {choices.length === 0 && <p className="px-5 pb-5 text-soft">{empty}</p>}
    </Dialog>
  )
}
