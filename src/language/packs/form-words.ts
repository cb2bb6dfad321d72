import type { FormWords } from '../forms/form-words.ts'
import { EN_NUMBERS } from './en/numbers.ts'
import { SHENG_NUMBERS } from './sheng/numbers.ts'
import { SW_NUMBERS } from './sw/numbers.ts'

/** Customers mix languages within a number ("kilo two na nusu"), so the forms of all of them are read together. */
export const FORM_WORDS: readonly FormWords[] = [EN_NUMBERS, SW_NUMBERS, SHENG_NUMBERS]
