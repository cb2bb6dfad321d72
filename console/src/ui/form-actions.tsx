import type { ReactNode } from 'react'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { DialogActions } from './dialog.tsx'

interface FormActionsProps {
  onCancel: () => void
  busy: boolean
  /** Nothing can be sent yet. */
  disabled?: boolean
  /** What is sent cannot be taken back. */
  danger?: boolean
  /** What sending the form does, in a word. */
  children: ReactNode
}

/** How a dialog that is a form ends: left, or sent. */
export function FormActions({ onCancel, busy, disabled, danger = false, children }: FormActionsProps) {
  const words = useWords()
  return (
    <DialogActions>
      <Button onClick={onCancel}>{words('dialog.cancel')}</Button>
      <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {children}
      </Button>
    </DialogActions>
  )
}
