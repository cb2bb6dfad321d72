import { createContext, use } from 'react'
import type { SettingsAnswer } from './shape-of.ts'

type Help = SettingsAnswer['help'][string]

/** What every field of the form looks up: the names of settings and values, what is wrong with them, and whether they may be changed. */
export interface SettingsFormContext {
  help: SettingsAnswer['help']
  values: SettingsAnswer['values']
  /** What is to be mended, by the path of the setting; a thing of a list goes by its number. */
  problems: Readonly<Record<string, string>>
  readOnly: boolean
}

export const FormContext = createContext<SettingsFormContext | null>(null)

export function useForm(): SettingsFormContext & { about: (path: string) => Partial<Help> & { title: string } } {
  const form = use(FormContext)
  if (form === null) throw new Error('There is no form of settings around this.')
  return {
    ...form,
    about(path) {
      const known = form.help[path.replace(/\.\d+(?=\.|$)/g, '[]')]
      const key = path.split('.').at(-1) ?? path
      return known ?? { title: form.values[key] ?? key }
    },
  }
}
