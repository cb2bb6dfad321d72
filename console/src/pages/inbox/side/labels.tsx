import { type FormEvent, useState } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useMe } from '../../../lib/api/me.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useMoves } from '../use-moves.ts'

/** Words by which the shop finds the chat again: put on and taken off one by one. */
export function Labels({ conversation: { conversation_id: id, labels } }: { conversation: ConversationRow }) {
  const words = useWords()
  const { user } = useMe()
  const moves = useMoves(id)
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const label = text.trim()
    setText('')
    if (label !== '' && !labels.includes(label)) void moves.label([...labels, label])
  }
  const writes = user.role !== 'auditor'
  return (
    <div className="flex flex-col gap-2">
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {labels.map((label) => (
            <li key={label} className="inline-flex items-center gap-1 rounded-sm bg-sunken py-0.5 pr-0.5 pl-2">
              {label}
              {writes && (
                <Button
                  look="quiet"
                  square
                  small
                  aria-label={words('side.drop_label', { label })}
                  onClick={() => void moves.label(labels.filter((other) => other !== label))}
                >
                  <Icon name="close" size={16} />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {writes && (
        <form onSubmit={add}>
          <input
            aria-label={words('side.add_label')}
            placeholder={words('side.add_label')}
            maxLength={40}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="touchable h-8 w-full rounded-md border border-edge bg-surface px-2"
          />
        </form>
      )}
    </div>
  )
}
