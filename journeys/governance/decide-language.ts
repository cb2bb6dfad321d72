import type { Reading } from '../../src/language/reading.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { standingLanguage } from './standing-language.ts'
import { LANGUAGE_SWITCH, PLAIN_WORDS } from './thresholds.ts'

/** Which language to answer in, from what was heard now and before. */
export function decideLanguage(
  state: TurnState,
  { lang, confidence }: Reading['language'],
  { choice }: TurnContext,
): { patch: TurnPatch; note: string } {
  // A tapped title is our own word.
  if (choice !== null) return keepLanguage(state)
  const heard = confidence >= LANGUAGE_SWITCH ? heardOf(lang, state) : null
  const spoken = { ...state, ...countSpoken(heard, state) }
  const responseLanguage = standingLanguage(spoken)
  return {
    patch: {
      responseLanguage,
      detectedLanguage: lang,
      languageConfidence: confidence,
      spokenLanguage: spoken.spokenLanguage,
      spokenTurns: spoken.spokenTurns,
    },
    note: `${lang} ${confidence.toFixed(2)}: answers in ${responseLanguage}`,
  }
}

/**
 * A mix is how many people talk in any of its languages: it is no reason to leave the one being spoken. As a first word it
 * is answered in the one that not everybody writes.
 */
function heardOf(
  lang: Reading['language']['lang'],
  { allowedLanguages, spokenLanguage, customerLanguagePref }: TurnState,
): SpokenLang | null {
  if (lang === 'mixed' && (spokenLanguage ?? customerLanguagePref) !== null) return null
  const heard = lang === 'mixed' ? 'sw' : lang
  return allowedLanguages.includes(heard) ? heard : null
}

/** Counts plain turns in one language, those of more than a few words. */
function countSpoken(
  heard: SpokenLang | null,
  { message, spokenLanguage, spokenTurns }: TurnState,
): Pick<TurnState, 'spokenLanguage' | 'spokenTurns'> {
  if (heard === null) return { spokenLanguage, spokenTurns }
  const plain = message.trim().split(/\s+/).length >= PLAIN_WORDS ? 1 : 0
  return { spokenLanguage: heard, spokenTurns: heard === spokenLanguage ? spokenTurns + plain : plain }
}

function keepLanguage(state: TurnState): { patch: TurnPatch; note: string } {
  const responseLanguage = standingLanguage(state)
  return {
    patch: { responseLanguage, languageConfidence: 0 },
    note: `no words to judge: stays with ${responseLanguage}`,
  }
}
