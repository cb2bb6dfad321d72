import { EVERYDAY_ENGLISH } from '../words/everyday-english.ts'
import { EVERYDAY_SWAHILI } from '../words/everyday-swahili.ts'

/** Words of talk of all three languages: by themselves they say nothing of goods or of the shop. */
export const EVERYDAY: ReadonlySet<string> = new Set(`${EVERYDAY_ENGLISH} ${EVERYDAY_SWAHILI}`.split(/\s+/))
