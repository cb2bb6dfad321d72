import type { VerbWords } from '../verbs/verb-words.ts'
import { SHENG_VERBS } from './sheng/verbs.ts'
import { SW_VERBS } from './sw/verbs.ts'

/** Sheng bends English and Swahili roots with Swahili prefixes, so the verbs of both are read together. */
export const VERB_WORDS: readonly VerbWords[] = [SW_VERBS, SHENG_VERBS]
