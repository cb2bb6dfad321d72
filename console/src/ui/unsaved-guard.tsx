import { useBlocker } from '@tanstack/react-router'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

/** While `when` holds, leaving the page asks first; closing the window asks as the browser does. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const words = useWords()
  const blocker = useBlocker({ shouldBlockFn: () => when, enableBeforeUnload: () => when, withResolver: true })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog title={words('unsaved.title')} onClose={blocker.reset}>
      <p>{words('unsaved.text')}</p>
      <DialogActions>
        <Button look="danger" onClick={blocker.proceed}>
          {words('unsaved.leave')}
        </Button>
        <Button look="primary" onClick={blocker.reset}>
          {words('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
