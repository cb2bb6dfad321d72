import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

interface Toast {
  id: number
  text: string
  failed: boolean
}

interface Toasts {
  /** Says what was done; it goes by itself when the next one comes. */
  say: (text: string) => void
  /** Says what failed; it stays until somebody closes it. */
  fail: (text: string) => void
}

const ToastContext = createContext<Toasts | null>(null)
const KEPT = 3

/** Where the page says what came of something, aloud too. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const words = useWords()
  const add = useCallback((text: string, failed: boolean) => {
    setToasts((all) =>
      [...all.filter((toast) => toast.failed), { id: (all.at(-1)?.id ?? 0) + 1, text, failed }].slice(-KEPT),
    )
  }, [])
  const value = useMemo<Toasts>(() => ({ say: (text) => add(text, false), fail: (text) => add(text, true) }), [add])
  const close = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id))
  return (
    <ToastContext value={value}>
      {children}
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex flex-col items-center gap-2 px-4 tablet:bottom-6"
      >
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-4 text-small shadow-float"
          >
            <Icon
              name={toast.failed ? 'warning' : 'check'}
              size={16}
              className={toast.failed ? 'text-danger' : 'text-good'}
            />
            <span className="grow py-1">{toast.text}</span>
            <Button look="quiet" small square aria-label={words('dialog.close')} onClick={() => close(toast.id)}>
              <Icon name="close" size={16} />
            </Button>
          </div>
        ))}
      </div>
    </ToastContext>
  )
}

export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (toasts === null) throw new Error('There is no ToastProvider around this.')
  return toasts
}
