import { useState } from 'react'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Icon } from './icons.tsx'

interface SecretDialogProps {
  title: string
  /** What it is for, and that it is shown this once. */
  text: string
  secret: string
  onClose: () => void
}

/** Shows what is never shown again, to be taken along. A page without https cannot copy by itself: then it is marked. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="pb-3 text-soft">{text}</p>
      <input
        readOnly
        aria-label={title}
        value={secret}
        onFocus={(event) => event.target.select()}
        className="h-9 w-full rounded-md border border-edge bg-sunken px-3 font-mono text-small"
      />
      <DialogActions>
        {navigator.clipboard && (
          <Button onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
            <Icon name={copied ? 'check' : 'copy'} size={16} />
            {words(copied ? 'copy.done' : 'copy.do')}
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          {words('dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
