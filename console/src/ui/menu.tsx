import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { type ReactNode, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { floatPlace } from './float-place.ts'
import { Icon } from './icons.tsx'

/** A list of things to do behind one button. It never locks the page: what locks it writes styles the policy refuses. */
export function Menu({
  trigger,
  children,
  side,
}: {
  trigger: ReactNode
  children: ReactNode
  side?: 'top' | 'bottom'
}) {
  // Looked for when it opens: the page that was there when the button was drawn may be gone.
  const [place, setPlace] = useState<HTMLElement>()
  return (
    <Dropdown.Root modal={false} onOpenChange={(open) => open && setPlace(floatPlace())}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal container={place}>
        <Dropdown.Content
          side={side}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-auto rounded-md border border-line bg-surface p-1 shadow-float"
        >
          {children}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}

const ITEM =
  'touchable flex items-center gap-2 rounded-sm px-3 py-1.5 text-small outline-none data-[disabled]:text-soft data-[highlighted]:bg-sunken'

interface MenuItemProps {
  children: ReactNode
  onSelect: () => void
  disabled?: boolean
  danger?: boolean
}

export function MenuItem({ children, onSelect, disabled, danger }: MenuItemProps) {
  return (
    <Dropdown.Item className={cx(ITEM, danger && 'text-danger')} disabled={disabled} onSelect={onSelect}>
      {children}
    </Dropdown.Item>
  )
}

export function MenuSeparator() {
  return <Dropdown.Separator className="my-1 h-px bg-line" />
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
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Dropdown.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <Dropdown.Label className="px-3 pt-1.5 pb-1 text-meta text-soft">{label}</Dropdown.Label>
      {options.map((option) => (
        <Dropdown.RadioItem key={option.value} value={option.value} className={ITEM}>
          <span className="w-4">
            <Dropdown.ItemIndicator>
              <Icon name="check" size={16} />
            </Dropdown.ItemIndicator>
          </span>
          {option.label}
        </Dropdown.RadioItem>
      ))}
    </Dropdown.RadioGroup>
  )
}
