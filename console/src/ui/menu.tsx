import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  use,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../lib/cx.ts'
import { Icon } from './icons.tsx'
import { placeBeside } from './place-beside.ts'

/** Closes the menu around an entry, and gives the focus back to its button. */
const CloseContext = createContext(() => {})

interface MenuProps {
  /** A button. */
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  side?: 'top' | 'bottom'
}

/** A list of things to do behind one button: the browser's own popover, which lies above all and goes when one looks away. */
export function Menu({ trigger, children, side = 'bottom' }: MenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const button = () => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)
  const close = () => {
    menu.current?.hidePopover()
    button()?.focus()
  }
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const beside = button()?.getBoundingClientRect()
    if (newState === 'open' && beside) Object.assign(currentTarget.style, placeBeside(beside, window, side))
    setOpen(newState === 'open')
  }
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        ref={menu}
        id={id}
        role="menu"
        popover="auto"
        tabIndex={-1}
        aria-label={trigger.props['aria-label']}
        onBeforeToggle={onBeforeToggle}
        onToggle={({ newState, currentTarget }) => newState === 'open' && entriesOf(currentTarget)[0]?.focus()}
        onKeyDown={(event) => (event.key === 'Tab' ? close() : move(event))}
        className="fixed inset-auto m-0 min-w-44 overflow-auto rounded-md border border-line bg-surface p-1 text-ink shadow-float"
      >
        {open && <CloseContext value={close}>{children}</CloseContext>}
      </div>
    </>
  )
}

function entriesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')]
}

/** Arrows go round; a letter goes to the next entry that begins with it. */
function move(event: KeyboardEvent<HTMLDivElement>): void {
  const entries = entriesOf(event.currentTarget)
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  const { key } = event
  const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
  const next =
    key === 'ArrowDown'
      ? after[0]
      : key === 'ArrowUp'
        ? entries.at(at <= 0 ? -1 : at - 1)
        : key === 'Home'
          ? entries[0]
          : key === 'End'
            ? entries.at(-1)
            : key.length === 1 && key !== ' '
              ? after.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
              : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface EntryProps extends ComponentProps<'button'> {
  onSelect: () => void
}

/** What is under the pointer has the focus, so that there is one chosen entry and not two. */
function Entry({ onSelect, className, ...rest }: Omit<EntryProps, 'role'> & { role: 'menuitem' | 'menuitemradio' }) {
  const close = use(CloseContext)
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => {
        close()
        onSelect()
      }}
      onPointerMove={({ currentTarget }) => currentTarget.focus()}
      className={cx(
        'touchable flex w-full items-center gap-2 rounded-sm px-3 py-1.5 text-left text-small -outline-offset-2 focus:bg-sunken disabled:text-soft',
        className,
      )}
      {...rest}
    />
  )
}

interface MenuItemProps {
  children: ReactNode
  onSelect: () => void
  disabled?: boolean
  danger?: boolean
}

export function MenuItem({ children, onSelect, disabled, danger }: MenuItemProps) {
  return (
    <Entry role="menuitem" disabled={disabled} onSelect={onSelect} className={danger ? 'text-danger' : undefined}>
      {children}
    </Entry>
  )
}

export function MenuSeparator() {
  return <hr className="my-1 border-t border-line" />
}

interface MenuChoiceProps<T extends string> {
  label: string
  /** May be none of them. */
  value: string
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of several inside a menu, the chosen one ticked. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: MenuChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="px-3 pt-1.5 pb-1 text-meta text-soft">
        {label}
      </p>
      {options.map((option) => (
        <Entry
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          onSelect={() => onChange(option.value)}
        >
          <span className="w-4">{option.value === value && <Icon name="check" size={16} />}</span>
          {option.label}
        </Entry>
      ))}
    </div>
  )
}
