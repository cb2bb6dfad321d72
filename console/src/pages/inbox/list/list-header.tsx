import { useNavigate } from '@tanstack/react-router'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type InboxFilter, type Queue, queueOf } from '../inbox-filter.ts'

interface ListHeaderProps {
  filter: InboxFilter
  counts: AnswerTo<'GET /v1/conversations'>['counts'] | undefined
  /** Begins to choose several; null for whom there is nothing to do with them. */
  onChoose: (() => void) | null
}

const TABS = ['waiting', 'mine', 'assistant', 'all'] as const
const HIDDEN = ['snoozed', 'done'] as const

/** Which part of the chats is listed, with how many wait in each. */
export function ListHeader({ filter, counts, onChoose }: ListHeaderProps) {
  const words = useWords()
  const navigate = useNavigate()
  const show = (change: InboxFilter) => void navigate({ to: '.', search: { ...filter, ...change } })
  const countOf: Partial<Record<Queue, number>> = counts ?? {}
  const hidden = HIDDEN.find((queue) => queue === queueOf(filter))
  return (
    <header className="flex flex-col gap-2 border-b border-line px-3 pt-3 pb-2">
      <div className="flex min-h-9 items-center gap-2">
        <p className="text-section font-semibold">{words('nav.inbox')}</p>
        {(counts?.late ?? 0) > 0 && (
          <Chip tone="danger">{words('inbox.late_count', { count: counts?.late ?? 0 })}</Chip>
        )}
        <div className="ml-auto">
          <Menu
            trigger={
              <Button look="quiet" small>
                {words('inbox.show')}
                <Icon name="down" size={16} />
              </Button>
            }
          >
            <MenuItem onSelect={() => show({ unread: filter.unread ? undefined : true })}>
              <Ticked on={filter.unread === true}>{words('inbox.only_unread')}</Ticked>
            </MenuItem>
            <MenuItem onSelect={() => show({ late: filter.late ? undefined : true })}>
              <Ticked on={filter.late === true}>{words('inbox.only_late')}</Ticked>
            </MenuItem>
            <MenuSeparator />
            <MenuChoice
              label={words('inbox.put_away')}
              value={queueOf(filter)}
              onChange={(queue) => show({ queue })}
              options={HIDDEN.map((value) => ({ value, label: words(`inbox.queue.${value}`) }))}
            />
            {onChoose && <MenuSeparator />}
            {onChoose && <MenuItem onSelect={onChoose}>{words('bulk.begin')}</MenuItem>}
          </Menu>
        </div>
      </div>
      <Tabs
        label={words('inbox.queues')}
        controls="inbox-list"
        value={queueOf(filter)}
        onChange={(queue) => show({ queue })}
        tabs={[...TABS, ...(hidden ? [hidden] : [])].map((value) => ({
          value,
          label: words(`inbox.queue.${value}`),
          count: countOf[value],
        }))}
      />
      <Applied filter={filter} onDrop={(name) => show({ [name]: undefined })} />
    </header>
  )
}

function Ticked({ on, children }: { on: boolean; children: string }) {
  return (
    <>
      <span className="w-4">{on && <Icon name="check" size={16} />}</span>
      {children}
    </>
  )
}

/** The filters beside the queue, each with a way to drop it. */
function Applied({ filter, onDrop }: { filter: InboxFilter; onDrop: (name: 'label' | 'unread' | 'late') => void }) {
  const words = useWords()
  const applied = [
    filter.unread && { name: 'unread' as const, text: words('inbox.only_unread') },
    filter.late && { name: 'late' as const, text: words('inbox.only_late') },
    filter.label && { name: 'label' as const, text: filter.label },
  ].filter((entry) => typeof entry === 'object')
  if (applied.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1">
      {applied.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          aria-label={words('inbox.drop_filter', { name: text })}
          onClick={() => onDrop(name)}
          className="touchable inline-flex min-h-6 items-center gap-1 rounded-full border border-line px-2.5 text-meta hover:bg-sunken"
        >
          {text}
          <Icon name="close" size={16} />
        </button>
      ))}
    </div>
  )
}
