import type { Messages } from '../lib/translate.ts'
import { inbox } from './sw/inbox.ts'
import { shell } from './sw/shell.ts'

/** Kila sentensi ya konsoli kwa Kiswahili. */
export const sw: Messages = { ...shell, ...inbox }
