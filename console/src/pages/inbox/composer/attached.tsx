import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { formatBytes } from '../format-bytes.ts'
import type { Attachment } from './use-attachment.ts'

/** The file that leaves with the reply, and a way to leave it out. */
export function Attached({ attachment: { file, busy, drop } }: { attachment: Attachment }) {
  const words = useWords()
  if (file === null) {
    return busy ? (
      <p role="status" className="px-3 pb-2 text-small text-soft">
        {words('composer.attaching')}
      </p>
    ) : null
  }
  return (
    <p className="mx-3 mb-2 flex items-center gap-2 rounded-md bg-sunken py-1 pr-1 pl-2.5 text-small">
      <Icon name="clip" size={16} className="text-soft" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="figures text-meta whitespace-nowrap text-soft">{formatBytes(file.size_bytes)}</span>
      <Button look="quiet" small square aria-label={words('composer.detach')} className="ml-auto" onClick={drop}>
        <Icon name="close" size={16} />
      </Button>
    </p>
  )
}
