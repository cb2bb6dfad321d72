import { createContext, use } from 'react'

/** What any part of the page may ask the shell for. */
export interface Shell {
  openHelp: () => void
  /** Shows what she was told. */
  openTold: () => void
  /** How much of it she has not read. */
  unread: number
  /** Tells in words that something failed. */
  fail: (error: unknown) => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (shell === null) throw new Error('There is no shell around this.')
  return shell
}
