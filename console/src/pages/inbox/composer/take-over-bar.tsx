import { useState } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useClaim } from '../use-claim.ts'
import type { useOwner } from '../use-owner.ts'

interface TakeOverBarProps {
  conversation: ConversationRow
  owner: ReturnType<typeof useOwner>
}

/** Says who has the voice, and offers it. To take it from a colleague is asked twice. */
export function TakeOverBar({ conversation, owner }: TakeOverBarProps) {
  const words = useWords()
  const claim = useClaim(conversation.conversation_id)
  const [asks, setAsks] = useState(false)
  const name = conversation.owner.name ?? words('inbox.a_person')
  const from = owner === 'colleague' ? (conversation.owner.user_id ?? undefined) : undefined
  const take = () => (from === undefined ? claim.take() : setAsks(true))
  useKeys({ take_over: take })
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3">
      <Icon name={owner === 'bot' ? 'bot' : 'person'} className="text-soft" />
      <p className="min-w-40 grow text-soft">
        {owner === 'bot' && words('owner.bot')}
        {owner === 'nobody' && words('owner.nobody')}
        {owner === 'colleague' && words('owner.colleague', { name })}
      </p>
      <Button look="primary" busy={claim.busy} onClick={take}>
        {owner === 'colleague' ? words('owner.take_from', { name }) : words('keys.take_over')}
        <span className="max-tablet:hidden" aria-hidden="true">
          T
        </span>
      </Button>
      {asks && (
        <Dialog title={words('owner.take_from', { name })} onClose={() => setAsks(false)}>
          <p>{words('owner.take_from.text', { name })}</p>
          <DialogActions>
            <Button onClick={() => setAsks(false)}>{words('dialog.cancel')}</Button>
            <Button
              look="primary"
              onClick={() => {
                setAsks(false)
                claim.take(from)
              }}
            >
              {words('owner.take_from', { name })}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
