import { inbox } from './en/inbox.ts'
import { shell } from './en/shell.ts'

/** Every sentence of the console in English. A key that another language lacks does not compile there. */
export const en = { ...shell, ...inbox } as const
