import type { MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import type { MessageKey } from '../../../lib/translate.ts'
import { useWords } from '../../../lib/words.ts'
import { Icon } from '../../../ui/icons.tsx'

const KINDS: Readonly<Record<string, Extract<MessageKey, `media.${string}`>>> = {
  image: 'media.image',
  audio: 'media.audio',
  video: 'media.video',
  location: 'media.location',
  contact: 'media.contact',
}

/** A file by its name and kind. */
export function Attachment({ medium }: { medium: MessageItem['media'][number] }) {
  const words = useWords()
  const kind = words(KINDS[medium.kind] ?? 'media.document')
  return (
    <p className="my-1 flex items-center gap-2 rounded-md border border-line bg-surface px-2.5 py-1.5 text-small">
      <Icon name="clip" size={16} className="text-soft" />
      {medium.name ?? kind}
    </p>
  )
}
