import { createContext } from 'react'
import type { Theme } from '../lib/theme.ts'

export const ThemeContext = createContext<{ theme: Theme; setTheme: (theme: Theme) => void }>({
  theme: 'system',
  setTheme: () => {},
})
