import { useState } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { now } from '../../../lib/clock.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMoves } from '../use-moves.ts'
import { SNOOZES } from './snoozes.ts'

/** Puts a chat away for a while; the next message of the customer brings it back before. */
export function SnoozeDialog({ conversation, onClose }: { conversation: ConversationRow; onClose: () => void }) {
  const words = useWords()
  const reader = useReader()
  const moves = useMoves(conversation.conversation_id)
  const [opened] = useState(now)
  const snooze = async (ms: number) => {
    if (await moves.snooze(new Date(now() + ms).toISOString())) onClose()
  }
  return (
    <Dialog title={words('snooze.title')} onClose={onClose}>
      <p className="pb-3 text-soft">{words('snooze.text')}</p>
      <ul className="flex flex-col gap-2">
        {SNOOZES.map(({ key, ms }) => (
          <li key={key}>
            <Button className="w-full justify-between" onClick={() => void snooze(ms)}>
              {words(key)}
              <span className="figures text-small font-normal text-soft">{formatInstant(opened + ms, reader)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
