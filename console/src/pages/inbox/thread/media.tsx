import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import type { MediaWire } from '../../../../../src/http/contract/media.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useWords } from '../../../lib/words.ts'
import { later } from '../../../ui/later.tsx'
import { mediaQuery } from '../queries.ts'
import { Attachment } from './attachment.tsx'

const Lightbox = later(async () => (await import('./lightbox.tsx')).Lightbox)

/** The files of a message: pictures and recordings where they stand, everything else by its name. */
export function Media({ item }: { item: MessageItem }) {
  const may = useMay()
  const { data } = useQuery({ ...mediaQuery(useApi(), item.id), enabled: may('listMedia') })
  return item.media.map((medium, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the files of a message keep their order
    <Medium key={at} medium={data?.[at] ?? { ...medium, shown: false, url: null }} />
  ))
}

function Medium({ medium }: { medium: MediaWire }) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const { url, shown, kind } = medium
  const name = medium.name ?? words(kind === 'image' ? 'media.image' : 'media.document')
  if (url === null || !shown) return <Attachment medium={medium} />
  if (kind === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what was said stands under it where the product heard it
      <audio
        controls
        preload="none"
        src={url}
        aria-label={words('media.audio')}
        className="my-1 h-10 w-64 max-w-full"
      />
    )
  }
  if (kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: customers send films without any
      <video controls preload="none" src={url} aria-label={words('media.video')} className="my-1 max-h-72 rounded-md" />
    )
  }
  if (kind !== 'image') return <Attachment medium={medium} />
  return (
    <>
      <button
        type="button"
        aria-label={words('media.open', { name })}
        onClick={() => setOpen(true)}
        className="my-1 block cursor-zoom-in rounded-md"
      >
        <img src={url} alt={name} className="h-52 max-w-full rounded-md bg-sunken object-cover" />
      </button>
      {open && <Lightbox url={url} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
