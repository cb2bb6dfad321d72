import { english } from './en/index.ts'
import type { LanguagePack } from './pack.ts'
import { sheng } from './sheng/index.ts'
import { swahili } from './sw/index.ts'

/** The languages customers are heard in. One more is a folder beside these and a line here. */
export const PACKS: readonly LanguagePack[] = [english, swahili, sheng]
