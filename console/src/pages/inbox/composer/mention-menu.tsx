import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMe } from '../../../lib/api/me.ts'
import { teamQuery } from '../../../lib/api/team-query.ts'
import { completeMention, mentionBegun } from './mentions.ts'

const SHOWN = 5

/** Which colleagues are meant while an "@" is typed in a note: arrows choose, Enter or Tab takes. */
export function useMentionMenu(text: string, write: (text: string) => void, on: boolean) {
  const { user } = useMe()
  const [at, setAt] = useState(0)
  const letters = on ? mentionBegun(text) : null
  const { data = [] } = useQuery({ ...teamQuery(useApi()), enabled: on })
  const names =
    letters === null
      ? []
      : data
          .filter(({ state, role, user_id }) => state === 'active' && role !== 'auditor' && user_id !== user.user_id)
          .map(({ name }) => name)
          .filter((name) => name.toLowerCase().startsWith(letters.toLowerCase()))
          .slice(0, SHOWN)
  const chosen = Math.min(at, names.length - 1)
  const take = (name: string | undefined) => {
    if (name !== undefined) write(completeMention(text, name))
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (names.length === 0 || event.ctrlKey || event.metaKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((chosen + step + names.length) % names.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(names[chosen])
    else return
    event.preventDefault()
  }
  return { names, chosen, take, onKeyDown, team: data }
}

interface MentionListProps {
  id: string
  menu: ReturnType<typeof useMentionMenu>
  label: string
}

export function MentionList({ id, menu: { names, chosen, take }, label }: MentionListProps) {
  if (names.length === 0) return null
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className="mx-2 mb-1 flex flex-wrap gap-1 border-t border-line pt-1.5 text-small"
    >
      {names.map((name, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field
        <div
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onClick={() => take(name)}
          className={`touchable cursor-pointer rounded-md px-2.5 py-1 ${index === chosen ? 'bg-tint font-medium text-strong' : ''}`}
        >
          @{name}
        </div>
      ))}
    </div>
  )
}
