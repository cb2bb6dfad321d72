import { useRef } from 'react'
import { useMay } from '../../../lib/api/me.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { Attachment } from './use-attachment.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,audio/*,video/mp4'

interface ComposerToolsProps {
  attachment: Attachment
  onCanned: () => void
  /** Null while there are no words to send later. */
  onSchedule: (() => void) | null
}

/** What a reply can be made of, beside typed words, and when it may go. */
export function ComposerTools({ attachment, onCanned, onSchedule }: ComposerToolsProps) {
  const words = useWords()
  const may = useMay()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      {may('uploadMedia') && (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            accept={ACCEPTED}
            aria-label={words('composer.attach')}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) attachment.add(file)
              target.value = ''
            }}
          />
          <Button
            look="quiet"
            small
            square
            busy={attachment.busy}
            aria-label={words('composer.attach')}
            onClick={() => picker.current?.click()}
          >
            <Icon name="clip" />
          </Button>
        </>
      )}
      <Button look="quiet" small square aria-label={words('keys.canned')} onClick={onCanned}>
        <Icon name="lightning" />
      </Button>
      <Button
        look="quiet"
        small
        square
        disabled={onSchedule === null}
        aria-label={words('composer.later')}
        onClick={onSchedule ?? undefined}
      >
        <Icon name="clock" />
      </Button>
    </>
  )
}
