import { readStored, store } from './stored.ts'

export type Theme = 'light' | 'dark' | 'system'

const KEY = 'tulia-theme'

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

/** The theme that was chosen in this browser. */
export function storedTheme(): Theme {
  return readStored(KEY, isTheme) ?? 'system'
}

/** Shows a theme from now on; `system` leaves it to the device. */
export function applyTheme(theme: Theme): void {
  store(KEY, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Whether the page is dark now, by choice or by the device. */
export function isDark(theme: Theme): boolean {
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}
