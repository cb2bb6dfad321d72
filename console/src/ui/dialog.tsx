import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../lib/cx.ts'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

const PLACES = {
  middle: 'm-auto max-h-[85vh] w-[min(32rem,calc(100vw-2rem))] rounded-lg border',
  /** High and wide: a list to choose from. */
  top: 'mx-auto mt-[10vh] mb-auto max-h-[70vh] w-[min(36rem,calc(100vw-2rem))] rounded-lg border',
  /** As wide as the window allows: something to look at. */
  wide: 'm-auto max-h-[95vh] w-[min(64rem,calc(100vw-2rem))] rounded-lg border',
  /** Along the right edge, as high as the window. */
  drawer: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(27.5rem,100vw)] border-l',
} as const

const FIRST = 'form :is(input:not([type=radio], [hidden]), :checked, textarea, select)'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  place?: keyof typeof PLACES
  /** The title is for those who listen; what the dialog shows says it already. */
  hideTitle?: boolean
}

/**
 * The browser's own modal dialog: it holds the focus, closes by Escape and gives the focus back to what opened it. It is on
 * the page only while it is open.
 */
export function Dialog({ title, onClose, children, place = 'middle', hideTitle = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useWords()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // Who opens a form came to fill it in, not to close it.
    dialog.current?.querySelector<HTMLElement>(FIRST)?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={cx('overflow-auto border-line bg-surface p-0 text-ink shadow-float', PLACES[place])}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={hideTitle ? '' : 'flex min-h-full flex-col p-5'}>
        <header className={hideTitle ? 'sr-only' : 'mb-3 flex items-center justify-between gap-3'}>
          <h2 id={id} className="text-section font-semibold">
            {title}
          </h2>
          {!hideTitle && (
            <Button look="quiet" square aria-label={words('dialog.close')} onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** The buttons that end a dialog, the last of them the one that does it. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>
}
