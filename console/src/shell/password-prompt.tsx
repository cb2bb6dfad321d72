import { useSyncExternalStore } from 'react'
import type { Prompt } from '../lib/api/password-prompt.ts'
import { later } from '../ui/later.tsx'

const ReauthDialog = later(async () => (await import('./reauth-dialog.tsx')).ReauthDialog)

/** Shows the question for the password while a request waits for it. */
export function PasswordPrompt({ prompt }: { prompt: Prompt }) {
  const open = useSyncExternalStore(prompt.watch, prompt.isOpen)
  return open ? <ReauthDialog onDone={prompt.answer} /> : null
}
