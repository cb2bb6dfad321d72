import { languagePolicy } from '../../prompts/language-policy/index.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { dominantLanguage } from '../../src/llm/offline/dominant-language.ts'
import { tokenise } from '../../src/llm/offline/tokens.ts'
import type { Lang, LanguageGuess } from '../../src/llm/offline/types.ts'
import { askPrompt } from '../core/ask-prompt.ts'
import { type GraphNode, patch, turnOf } from '../core/journey-graph.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { classified } from './classified.ts'
import { spokenText } from './spoken-text.ts'
import { standingLanguage } from './standing-language.ts'
import { hasWords } from './talk-rules.ts'
import { LANGUAGE_SWITCH, PLAIN_WORDS, RULES_SURE } from './thresholds.ts'

/** Below this there is no evidence of any language in the words, only a leaning. */
const EVIDENCE = 0.5

/** Which language to answer in. */
export const languageNode: GraphNode = async ({ state }, runtime) => {
  const turn = turnOf(runtime)
  if (turn.choice !== null || !hasWords(state.message)) return patch(keepLanguage(state, turn))
  const words = spokenText(state.message, turn.outside.named)
  const prior = state.spokenLanguage ?? state.customerLanguagePref
  // A name alone tells nothing where a language is being spoken; as a first word it is all there is to go by.
  if (prior !== null && !hasWords(words)) return patch(keepLanguage(state, turn))
  const heard = hasWords(words) ? { ...state, message: words } : state
  return patch(chooseLanguage(heard, await guessLanguage(heard, turn), turn))
}

async function guessLanguage(state: TurnState, turn: TurnContext): Promise<LanguageGuess> {
  const prior = state.spokenLanguage ?? state.customerLanguagePref
  const guess = turn.llm.engine.detectLanguage(state.message, prior)
  const unsure = guess.confidence >= EVIDENCE && guess.confidence < RULES_SURE.language
  const askable = unsure && tokenise(state.message).length >= PLAIN_WORDS
  const ask = () => askPrompt(languagePolicy, { message: state.message, prior }, turn)
  return (await classified(turn, 'language_policy', guess, !askable, ask)).value
}

function chooseLanguage(state: TurnState, { language, confidence }: LanguageGuess, turn: TurnContext): TurnPatch {
  const heard = confidence >= LANGUAGE_SWITCH ? allowedOf(language, state) : null
  const spoken = { ...state, ...countSpoken(heard, language === 'mixed', state) }
  const responseLanguage = standingLanguage(spoken)
  note(turn, `${language} ${confidence.toFixed(2)}: answers in ${responseLanguage}`)
  return {
    responseLanguage,
    detectedLanguage: language,
    languageConfidence: confidence,
    spokenLanguage: spoken.spokenLanguage,
    spokenTurns: spoken.spokenTurns,
  }
}

/** The language to take from what was heard; of a mixed text the one that carries it. Null when the shop speaks none. */
function allowedOf(language: Lang, { message, allowedLanguages, spokenLanguage }: TurnState): SpokenLang | null {
  if (language !== 'mixed') return allowedLanguages.includes(language) ? language : null
  const carried = dominantLanguage(message)
  const parts: SpokenLang[] = carried === 'en' ? ['en', 'sw'] : [carried, 'en']
  // A mix is how many people talk in any of its languages: it is no reason to leave the one being spoken.
  const kept = spokenLanguage !== null && parts.includes(spokenLanguage) ? spokenLanguage : null
  return [kept, ...parts].find((one) => one !== null && allowedLanguages.includes(one)) ?? null
}

/** Counts plain turns in one language; a mix names a language but is plain in none. */
function countSpoken(
  heard: SpokenLang | null,
  mixed: boolean,
  { message, spokenLanguage, spokenTurns }: TurnState,
): Pick<TurnState, 'spokenLanguage' | 'spokenTurns'> {
  if (heard === null) return { spokenLanguage, spokenTurns }
  const plain = !mixed && tokenise(message).length >= PLAIN_WORDS ? 1 : 0
  return { spokenLanguage: heard, spokenTurns: heard === spokenLanguage ? spokenTurns + plain : plain }
}

/** A tap, a number or an emoji is no language: the conversation goes on as it was. */
function keepLanguage(state: TurnState, turn: TurnContext): TurnPatch {
  const responseLanguage = standingLanguage(state)
  note(turn, `no words to judge: stays with ${responseLanguage}`)
  return { responseLanguage, languageConfidence: 0 }
}

function note(turn: TurnContext, text: string): void {
  turn.steps.push({ node: 'language_policy', kind: 'rule', ms: 0, note: text })
}
