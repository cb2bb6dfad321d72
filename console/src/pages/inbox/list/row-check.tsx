import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { cx } from '../../../lib/cx.ts'
import { useWords } from '../../../lib/words.ts'
import { nameOf } from '../name-of.ts'
import type { Selection } from './use-selection.ts'

/** Chooses a row. It takes the place of the picture, while rows are chosen or somebody points at it. */
export function RowCheck({ row, selection }: { row: ConversationRow; selection: Selection }) {
  const words = useWords()
  return (
    <label
      className={cx(
        'absolute top-2.5 left-3 flex size-9 items-center justify-center rounded-full bg-surface',
        !selection.on &&
          'opacity-0 focus-within:opacity-100 group-hover:pointer-fine:opacity-100 pointer-coarse:hidden',
      )}
    >
      <input
        type="checkbox"
        tabIndex={selection.on ? 0 : -1}
        aria-label={words('bulk.choose', { name: nameOf(row.customer, words) })}
        checked={selection.ids.has(row.conversation_id)}
        onChange={() => selection.toggle(row.conversation_id)}
        className="size-4.5 accent-accent"
      />
    </label>
  )
}
