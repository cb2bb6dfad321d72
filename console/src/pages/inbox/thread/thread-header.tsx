import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useMe } from '../../../lib/api/me.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { useWords } from '../../../lib/words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { languageName } from '../language-name.ts'
import { nameOf } from '../name-of.ts'
import { useMoves } from '../use-moves.ts'
import { useOwner } from '../use-owner.ts'

const AssignDialog = later(async () => (await import('../dialogs/assign-dialog.tsx')).AssignDialog)
const CustomerDialog = later(async () => (await import('../dialogs/customer-dialog.tsx')).CustomerDialog)
const EndDialog = later(async () => (await import('../dialogs/end-dialog.tsx')).EndDialog)
const LabelDialog = later(async () => (await import('../dialogs/label-dialog.tsx')).LabelDialog)
const SnoozeDialog = later(async () => (await import('../dialogs/snooze-dialog.tsx')).SnoozeDialog)
const inbox = getRouteApi('/inside/inbox')

type Open = 'label' | 'resolve' | 'hand_back' | 'snooze' | 'assign' | 'customer' | null

/** Whose chat it is, and what can be done with it. */
export function ThreadHeader({ conversation }: { conversation: ConversationRow }) {
  const words = useWords()
  const navigate = useNavigate()
  const filter = inbox.useSearch()
  const { user } = useMe()
  const owner = useOwner(conversation)
  const moves = useMoves(conversation.conversation_id)
  const [open, setOpen] = useState<Open>(null)
  const writes = user.role !== 'auditor'
  const toList = () => void navigate({ to: '/inbox', search: filter })
  useKeys({
    back: toList,
    ...(owner === 'me' ? { resolve: () => setOpen('resolve'), hand_back: () => setOpen('hand_back') } : {}),
    ...(writes ? { assign: () => setOpen('assign'), label: () => setOpen('label') } : {}),
    ...(writes ? { unread: () => void moves.unread().then(toList) } : {}),
    ...(writes && conversation.inbox_state !== 'assistant' ? { snooze: () => setOpen('snooze') } : {}),
  })
  const close = () => setOpen(null)
  return (
    <header className="flex min-h-15 items-center gap-3 border-b border-line bg-surface px-4 py-2">
      <Link
        to="/inbox"
        search={filter}
        aria-label={words('chat.to_list')}
        className="touchable -ml-2 flex size-9 items-center justify-center rounded-md tablet:hidden"
      >
        <Icon name="back" size={20} />
      </Link>
      <Avatar name={nameOf(conversation.customer, words)} size="large" />
      <div className="min-w-0 grow">
        <h2 id="chat-name" className="truncate font-semibold">
          {nameOf(conversation.customer, words)}
        </h2>
        <Facts conversation={conversation} />
      </div>
      {writes && owner === 'me' && (
        <>
          <Button small className="max-tablet:hidden" onClick={() => setOpen('hand_back')}>
            {words('chat.give_back')}
          </Button>
          <Button small look="primary" onClick={() => setOpen('resolve')}>
            {words('keys.resolve')}
            <span className="max-tablet:hidden" aria-hidden="true">
              E
            </span>
          </Button>
        </>
      )}
      <More {...{ conversation, owner, moves, writes }} onOpen={setOpen} onGone={toList} />
      {(open === 'resolve' || open === 'hand_back') && (
        <EndDialog conversation={conversation} kind={open} onClose={close} />
      )}
      {open === 'assign' && <AssignDialog id={conversation.conversation_id} onClose={close} />}
      {open === 'label' && <LabelDialog conversation={conversation} onClose={close} />}
      {open === 'customer' && <CustomerDialog conversation={conversation} onClose={close} />}
      {open === 'snooze' && <SnoozeDialog conversation={conversation} onClose={close} />}
    </header>
  )
}

function Facts({ conversation: { customer, ticket, channel } }: { conversation: ConversationRow }) {
  const words = useWords()
  const facts = [
    customer.name === null ? null : customer.phone,
    channel === 'web' ? words('chat.on_the_web') : null,
    customer.language && languageName(customer.language),
    ticket?.reference,
  ].filter(Boolean)
  return <p className="figures truncate text-meta text-soft">{facts.join(' · ')}</p>
}

interface MoreProps {
  conversation: ConversationRow
  owner: ReturnType<typeof useOwner>
  moves: ReturnType<typeof useMoves>
  writes: boolean
  onOpen: (dialog: Open) => void
  onGone: () => void
}

function More({ conversation, owner, moves, writes, onOpen, onGone }: MoreProps) {
  const words = useWords()
  const { inbox_state: state } = conversation
  return (
    <Menu
      trigger={
        <Button look="quiet" square aria-label={words('chat.more')}>
          <Icon name="more" />
        </Button>
      }
    >
      {writes && <MenuItem onSelect={() => onOpen('assign')}>{words('keys.assign')}</MenuItem>}
      {writes && <MenuItem onSelect={() => onOpen('label')}>{words('keys.label')}</MenuItem>}
      {owner === 'me' && <MenuItem onSelect={() => onOpen('hand_back')}>{words('keys.hand_back')}</MenuItem>}
      {owner === 'me' && <MenuItem onSelect={() => void moves.release()}>{words('chat.release')}</MenuItem>}
      {writes && state === 'done' && <MenuItem onSelect={() => void moves.reopen()}>{words('chat.reopen')}</MenuItem>}
      {writes && state !== 'assistant' && state !== 'done' && (
        <MenuItem onSelect={() => onOpen('snooze')}>{words('chat.snooze')}</MenuItem>
      )}
      {writes && <MenuItem onSelect={() => void moves.unread().then(onGone)}>{words('keys.unread')}</MenuItem>}
      {writes && <MenuSeparator />}
      <MenuItem onSelect={() => onOpen('customer')}>{words('side.customer')}</MenuItem>
      <MenuItem onSelect={() => void navigator.clipboard?.writeText(location.href)}>{words('chat.copy_link')}</MenuItem>
    </Menu>
  )
}
