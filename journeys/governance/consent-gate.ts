import { z } from 'zod'
import { say } from '../../prompts/copy/index.ts'
import { AppError } from '../../src/domain/errors.ts'
import { type ConsentWord, findConsentWord } from '../../src/language/cues/consent-word.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { customerUpdatePreferences } from '../../tools/customer-update-preferences.ts'
import { callTool } from '../core/call-tool.ts'
import { intentMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** `answered`: the channel's provider obeyed the word itself and has told the customer so. */
interface ConsentSaid extends Pick<ConsentWord, 'word'> {
  /** The language whose word it is; null when only the provider knows it. */
  language: SpokenLang | null
  text: string
  answered: boolean
}

const OptOut = z.enum(['stop', 'start', 'help'])

/**
 * The last of the messages that is nothing but STOP, START or HELP, in any of the languages. HELP counts only when
 * nothing follows it, STOP and START wherever they stand.
 */
export function hearConsent({ messages }: TurnContext): ConsentSaid | null {
  const words = messages.map(({ body, payload }) => {
    const obeyed = OptOut.safeParse(payload.optOut)
    const said = findConsentWord(body)
    return {
      text: body,
      word: obeyed.data ?? said?.word ?? null,
      language: said?.language ?? null,
      answered: obeyed.success,
    }
  })
  const last = words.at(-1)
  const found = words.filter(({ word }) => word === 'stop' || word === 'start').at(-1) ?? last
  return found === undefined || found.word === null ? null : { ...found, word: found.word }
}

/** What a consent word does. Writes the ledger, confirms once and ends the turn; null when the word means something else here. */
export async function obeyConsentWord(
  { word, text, language, answered }: ConsentSaid,
  optedOut: boolean,
  state: TurnState,
  turn: TurnContext,
): Promise<TurnPatch | null> {
  const responseLanguage = languageOfWord(language, state)
  const spoken = { ...state, responseLanguage }
  if (answered) return mirror(word, text, optedOut, turn)
  switch (word) {
    case 'stop':
      return stop(text, optedOut, spoken, turn)
    case 'start':
      return optedOut || state.suspended === null ? start(text, optedOut, spoken, turn) : null
    case 'help':
      return help(optedOut, spoken, turn)
  }
}

/** What the provider did stands here too; a second confirmation would be one message too many. */
async function mirror(
  word: ConsentWord['word'],
  text: string,
  optedOut: boolean,
  turn: TurnContext,
): Promise<TurnPatch> {
  turn.steps.push({ node: 'consent_gate', kind: 'rule', ms: 0, note: `the provider has answered ${word} itself` })
  if (word === 'stop') {
    if (!optedOut) await writeConsent({ transactional: false }, text, turn)
    return { ended: true, pending: null, suspended: null }
  }
  if (word === 'start' && optedOut) await writeConsent({ transactional: true }, text, turn)
  return word === 'start' ? { ended: true, silence: null, spamTurns: 0 } : { ended: true }
}

async function stop(text: string, optedOut: boolean, state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const ended: TurnPatch = { ended: true, pending: null, suspended: null, responseLanguage: state.responseLanguage }
  if (optedOut) return ended
  await writeConsent({ transactional: false }, text, turn)
  addReply(turn, say('stop_confirmed', state.responseLanguage, { shop: turn.tenant.name }), { kind: 'consent' })
  return ended
}

async function start(text: string, optedOut: boolean, state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const { responseLanguage } = state
  if (optedOut) await writeConsent({ transactional: true }, text, turn)
  const key = optedOut ? 'start_confirmed' : 'start_already'
  addReply(turn, say(key, responseLanguage, { shop: turn.tenant.name }), { kind: optedOut ? 'consent' : 'reply' })
  return { ended: true, responseLanguage, silence: null, spamTurns: 0 }
}

function help(optedOut: boolean, state: TurnState, turn: TurnContext): TurnPatch {
  const { responseLanguage } = state
  const { settings, name: shop } = turn.tenant
  const named = { bot: settings.botName, shop }
  if (optedOut) {
    addReply(turn, say('help_opted_out', responseLanguage, named), { kind: 'consent' })
    return { ended: true }
  }
  const options = turn.journeys.entrances(settings.journeys)
  const { lines, menu, pending } = intentMenu(options, responseLanguage, turn.journeys)
  const { privacyUrl } = settings.compliance
  const privacy = privacyUrl === null ? [] : [say('privacy_link', responseLanguage, { url: privacyUrl })]
  const text = [say('help', responseLanguage, { ...named, menu: lines }), ...privacy].join('\n')
  addReply(turn, text, { menu })
  const open = state.pending !== null && turn.journeys.outlivesDigression(state.pending) === true ? state.pending : null
  const suspended = open ?? state.suspended
  return {
    ended: true,
    responseLanguage,
    suspended,
    parked: suspended !== null,
    pending,
  }
}

/** A consent that could not be written must be tried again: it never ends in an apology. */
async function writeConsent(change: { transactional: boolean }, text: string, turn: TurnContext): Promise<void> {
  const source = `chat: ${text.trim().slice(0, 40)}`
  const written = await callTool(customerUpdatePreferences, { ...change, source }, turn, { untrusted: false })
  if (!written.ok) throw new AppError('provider_unavailable', 'the consent could not be written', { retryable: true })
}

/** The confirmation speaks the language of the word. English words are everybody's, and tell nothing. */
function languageOfWord(language: SpokenLang | null, { responseLanguage, allowedLanguages }: TurnState): SpokenLang {
  return language !== null && language !== 'en' && allowedLanguages.includes(language) ? language : responseLanguage
}
