import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, use, useState } from 'react'
import { useSession } from '../lib/api/session-context.ts'
import { LANGUAGES, type Language } from '../lib/languages.ts'
import { useSpoken } from '../lib/words.ts'
import { Icon } from '../ui/icons.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import type { Page } from './pages.ts'
import { useShell } from './shell-context.ts'
import { ThemeContext } from './theme-context.ts'

interface MeMenuProps {
  children: ReactNode
  /** The pages that have no tab of their own. */
  pages?: readonly Page[]
}

const LANGUAGE_OPTIONS = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }))

/** How the console looks and speaks to this person, and the way out. */
export function MeMenu({ children, pages = [] }: MeMenuProps) {
  const { words, language, setLanguage } = useSpoken()
  const { theme, setTheme } = use(ThemeContext)
  const session = useSession()
  const navigate = useNavigate()
  const { openHelp, fail } = useShell()
  const [leaving, setLeaving] = useState(false)
  const leave = (everywhere: boolean) => {
    setLeaving(true)
    session
      .signOut(everywhere)
      .catch(fail)
      .finally(() => setLeaving(false))
  }
  return (
    <Menu trigger={children} side="top">
      {pages.map((page) => (
        <MenuItem key={page.to} onSelect={() => void navigate({ to: page.to })}>
          <Icon name={page.icon} size={16} />
          {words(page.label)}
        </MenuItem>
      ))}
      {pages.length > 0 && <MenuSeparator />}
      <MenuChoice
        label={words('me.appearance')}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'system', label: words('theme.system') },
          { value: 'light', label: words('theme.light') },
          { value: 'dark', label: words('theme.dark') },
        ]}
      />
      <MenuChoice label={words('me.language')} value={language} onChange={setLanguage} options={LANGUAGE_OPTIONS} />
      <MenuSeparator />
      <MenuItem onSelect={openHelp}>
        <Icon name="keyboard" size={16} />
        {words('me.keys')}
      </MenuItem>
      <MenuItem disabled={leaving} onSelect={() => leave(false)}>
        <Icon name="leave" size={16} />
        {words('me.sign_out')}
      </MenuItem>
      <MenuItem disabled={leaving} onSelect={() => leave(true)}>
        <Icon name="leave" size={16} />
        {words('me.sign_out_everywhere')}
      </MenuItem>
    </Menu>
  )
}
