import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountWords } from '../../i18n/account.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'

/** The codes that let her in without her phone, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useWords()
  const say = useAccountWords()
  const queries = useQueryClient()
  const [copied, setCopied] = useState(false)
  const close = () => {
    onClose()
    void queries.invalidateQueries({ queryKey: ['me'] })
  }
  return (
    <Dialog title={say('account.recovery')} onClose={close}>
      <p className="pb-3 text-soft">{say('account.recovery.text')}</p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken p-3 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DialogActions>
        {navigator.clipboard && (
          <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}>
            <Icon name={copied ? 'check' : 'copy'} size={16} />
            {words(copied ? 'copy.done' : 'copy.do')}
          </Button>
        )}
        <Button look="primary" onClick={close}>
          {say('account.recovery.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
