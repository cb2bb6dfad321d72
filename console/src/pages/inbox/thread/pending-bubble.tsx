import { useWords } from '../../../lib/words.ts'
import { Icon } from '../../../ui/icons.tsx'
import type { PendingReply } from './use-pending.ts'

/** A reply that has left the page and that the product has not shown yet. */
export function PendingBubble({ reply: { text, file } }: { reply: PendingReply }) {
  const words = useWords()
  return (
    <article className="max-w-[min(34rem,80%)] self-end rounded-lg bg-tint px-3 py-2">
      <h3 className="flex items-center gap-1 text-meta text-soft">
        <Icon name="person" size={16} className="scale-90" />
        {words('chat.you')}
      </h3>
      {file && (
        <p className="my-1 flex items-center gap-2 text-small">
          <Icon name="clip" size={16} className="text-soft" />
          {file}
        </p>
      )}
      {text !== '' && <p className="text-chat break-words whitespace-pre-wrap">{text}</p>}
      <p className="flex items-center justify-end gap-1 text-meta text-soft">
        <Icon name="clock" size={16} />
        {words('delivery.on_its_way')}
      </p>
    </article>
  )
}
