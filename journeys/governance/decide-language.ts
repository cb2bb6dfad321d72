import { languagePolicy } from '../../prompts/language-policy/index.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { tokenise } from '../../src/llm/offline/tokens.ts'
import type { LanguageGuess } from '../../src/llm/offline/types.ts'
import { askPrompt } from '../node-makers/ask-prompt.ts'
import { type GraphNode, patch, turnOf } from '../node-makers/journey-graph.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { classified } from './classified.ts'
import { hasWords } from './talk-rules.ts'
import { LANGUAGE_SWITCH, RULES_SURE } from './thresholds.ts'

/** Below this there is no evidence of any language in the words, only a leaning. */
const EVIDENCE = 0.5
/** A shorter message tells a model no more than it tells the rules. */
const WORDS_FOR_MODEL = 4

/** Which language to answer in. */
export const languageNode: GraphNode = async ({ state }, runtime) => {
  const turn = turnOf(runtime)
  if (turn.choice !== null || !hasWords(state.message)) return patch(keepLanguage(state, turn))
  const guess = await guessLanguage(state, turn)
  return patch(chooseLanguage(state, guess, turn))
}

async function guessLanguage(state: TurnState, turn: TurnContext): Promise<LanguageGuess> {
  const prior = state.turnCount > 0 ? state.responseLanguage : null
  const guess = turn.llm.engine.detectLanguage(state.message, prior)
  const unsure = guess.confidence >= EVIDENCE && guess.confidence < RULES_SURE.language
  const askable = unsure && tokenise(state.message).length >= WORDS_FOR_MODEL
  const ask = () => askPrompt(languagePolicy, { message: state.message, prior }, turn)
  return (await classified(turn, 'language_policy', guess, !askable, ask)).value
}

function chooseLanguage(state: TurnState, { language, confidence }: LanguageGuess, turn: TurnContext): TurnPatch {
  const { allowedLanguages, customerLanguagePref, defaultLanguage, turnCount } = state
  const before = turnCount > 0 ? state.responseLanguage : null
  const allowed = (one: SpokenLang | null): one is SpokenLang => one !== null && allowedLanguages.includes(one)
  const switched = confidence >= LANGUAGE_SWITCH && language !== 'mixed' && allowed(language) ? language : null
  // A language that was asked for stays until another one is asked for, whatever the next words are in.
  const responseLanguage = [customerLanguagePref, switched, before].find(allowed) ?? defaultLanguage
  note(turn, `${language} ${confidence.toFixed(2)}: answers in ${responseLanguage}`)
  return { responseLanguage, detectedLanguage: language, languageConfidence: confidence }
}

/** A tap, a number or an emoji is no language: the conversation goes on as it was. */
function keepLanguage({ responseLanguage }: TurnState, turn: TurnContext): TurnPatch {
  note(turn, `no words to judge: stays with ${responseLanguage}`)
  return { languageConfidence: 0 }
}

function note(turn: TurnContext, text: string): void {
  turn.steps.push({ node: 'language_policy', kind: 'rule', ms: 0, note: text })
}
