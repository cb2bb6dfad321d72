import { use } from 'react'
import { isDark } from '../lib/theme.ts'
import { useWords } from '../lib/words.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { ThemeContext } from './theme-context.ts'

/** From light to dark and back. */
export function ThemeToggle() {
  const words = useWords()
  const { theme, setTheme } = use(ThemeContext)
  const dark = isDark(theme)
  return (
    <Button
      look="quiet"
      square
      aria-label={words(dark ? 'theme.to_light' : 'theme.to_dark')}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  )
}
