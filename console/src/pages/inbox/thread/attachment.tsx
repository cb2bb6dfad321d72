import type { MediaWire } from '../../../../../src/http/contract/media.ts'
import type { MessageKey } from '../../../lib/translate.ts'
import { useWords } from '../../../lib/words.ts'
import { Icon } from '../../../ui/icons.tsx'
import { formatBytes } from '../format-bytes.ts'

type Kind = Exclude<Extract<MessageKey, `media.${string}`>, 'media.open' | 'media.save'>

const KINDS: Readonly<Record<string, Kind>> = {
  image: 'media.image',
  audio: 'media.audio',
  video: 'media.video',
  location: 'media.location',
  contact: 'media.contact',
}

const LOOK = 'my-1 flex items-center gap-2 rounded-md border border-line bg-surface px-2.5 py-1.5 text-small'

/** A file by its name and size, to be saved while it is there. */
export function Attachment({ medium }: { medium: MediaWire }) {
  const words = useWords()
  const name = medium.name ?? words(KINDS[medium.kind] ?? 'media.document')
  const what = (
    <>
      <Icon name="clip" size={16} className="text-soft" />
      <span className="min-w-0 break-words">{name}</span>
      {medium.size_bytes !== null && (
        <span className="figures text-meta whitespace-nowrap text-soft">{formatBytes(medium.size_bytes)}</span>
      )}
    </>
  )
  if (medium.url === null) return <p className={LOOK}>{what}</p>
  return (
    <a href={medium.url} download={name} className={`${LOOK} hover:bg-sunken`}>
      {what}
      <Icon name="download" size={16} className="ml-auto text-soft" />
    </a>
  )
}
