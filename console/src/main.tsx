import './app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from './lib/api/api.ts'
import { ApiContext } from './lib/api/api-context.ts'
import { ApiError } from './lib/api/api-error.ts'
import { createPasswordPrompt } from './lib/api/password-prompt.ts'
import { createSend } from './lib/api/send.ts'
import { createSession } from './lib/api/session.ts'
import { SessionContext } from './lib/api/session-context.ts'
import { firstLanguage, loadMessages, SpokenProvider } from './lib/spoken-provider.tsx'
import { applyTheme, storedTheme, type Theme } from './lib/theme.ts'
import { createConsoleRouter } from './router.tsx'
import { PasswordPrompt } from './shell/password-prompt.tsx'
import { ThemeContext } from './shell/theme-context.ts'
import { ToastProvider } from './ui/toast.tsx'

const session = createSession()
const prompt = createPasswordPrompt()
const api = createApi(createSend(session, prompt.ask))
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the product refuses it refuses again; what did not arrive may arrive the second time.
      retry: (failures, error) => failures < 2 && (!(error instanceof ApiError) || error.status >= 500),
    },
  },
})
const router = createConsoleRouter({ session, api, queries })

function Console() {
  const [theme, setTheme] = useState(storedTheme)
  const appearance = useMemo(
    () => ({
      theme,
      setTheme: (chosen: Theme) => {
        applyTheme(chosen)
        setTheme(chosen)
      },
    }),
    [theme],
  )
  return (
    <ThemeContext value={appearance}>
      <ToastProvider>
        <RouterProvider router={router} />
        <PasswordPrompt prompt={prompt} />
      </ToastProvider>
    </ThemeContext>
  )
}

async function start(place: HTMLElement): Promise<void> {
  applyTheme(storedTheme())
  const language = firstLanguage()
  const first = { language, messages: await loadMessages(language) }
  createRoot(place).render(
    <StrictMode>
      <SpokenProvider first={first}>
        <SessionContext value={session}>
          <ApiContext value={api}>
            <QueryClientProvider client={queries}>
              <Console />
            </QueryClientProvider>
          </ApiContext>
        </SessionContext>
      </SpokenProvider>
    </StrictMode>,
  )
}

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no #root.')
void start(place)
