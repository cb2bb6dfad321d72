import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { useMe } from '../lib/api/me.ts'
import { useSession } from '../lib/api/session-context.ts'
import { isDark } from '../lib/theme.ts'
import { useWords } from '../lib/words.ts'
import type { Choice } from '../ui/chooser.tsx'
import { pagesOf } from './pages.ts'
import { useShell } from './shell-context.ts'
import { ThemeContext } from './theme-context.ts'
import { useFoundChats } from './use-found-chats.ts'
import { useFoundOrders } from './use-found-orders.ts'

/** What the palette offers for some letters: commands that hold every word of them, and orders and chats that the product finds. */
export function useEntries(text: string): readonly Choice[] {
  const commands = [...usePages(), ...useCommands()]
  const found = [...useFoundOrders(text), ...useFoundChats(text)]
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return [...commands.filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word))), ...found]
}

function usePages(): Choice[] {
  const words = useWords()
  const navigate = useNavigate()
  const me = useMe()
  return pagesOf(me)
    .flatMap(({ pages }) => pages)
    .map(({ to, label, icon }) => ({
      key: to,
      icon,
      title: words(label),
      hint: words('palette.pages'),
      run: () => void navigate({ to }),
    }))
}

function useCommands(): Choice[] {
  const words = useWords()
  const session = useSession()
  const { openHelp, fail } = useShell()
  const { theme, setTheme } = use(ThemeContext)
  const dark = isDark(theme)
  const hint = words('palette.commands')
  return [
    {
      key: 'theme',
      icon: dark ? 'sun' : 'moon',
      title: words(dark ? 'theme.to_light' : 'theme.to_dark'),
      hint,
      run: () => setTheme(dark ? 'light' : 'dark'),
    },
    { key: 'keys', icon: 'keyboard', title: words('me.keys'), hint, run: openHelp },
    {
      key: 'leave',
      icon: 'leave',
      title: words('me.sign_out'),
      hint,
      run: () => void session.signOut(false).catch(fail),
    },
  ]
}
