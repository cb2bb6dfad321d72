import { asksQuestion } from './talk-rules.ts'

const GOODS =
  '(?:oda|order|mzigo|kifurushi|parcel|package|bidhaa|viatu|raba|vitu|shoes?|items?|goods|delivery|stuff|phone|simu)'
const BAD =
  '(?:wrong|different|damaged|broken|torn|fake|feki|defective|faulty|used|expired|rotten|spoilt|spoiled|leaking|incomplete|half empty)'
const MANY_DAYS =
  '(?:(?:two|three|four|five|\\d+) (?:days?|weeks?)|a week|weeks|a month|siku (?:mbili|tatu|nne|tano|nyingi|\\d+)|wiki(?: \\w+)?|mwezi)'

const ENGLISH: readonly RegExp[] = [
  new RegExp(`\\b(?:delivered|sent|brought|gave|shipped) (?:me |us )?(?:the |a |an |some )?${BAD}\\b`),
  new RegExp(`\\b(?:i|we) (?:\\w+ )?(?:received|got|found) (?:the |a |an |some )?${BAD}\\b`),
  new RegExp(`\\b${GOODS}\\b.{0,25}\\b(?:came|arrived|was delivered|were delivered|is here but) (?:\\w+ )?${BAD}\\b`),
  new RegExp(
    `\\b${GOODS}\\b.{0,25}\\b(?:never (?:arrived|came|got here|reached)|(?:went|got) missing|got lost|was stolen)\\b`,
  ),
  new RegExp(`\\b${GOODS}\\b.{0,30}\\b${MANY_DAYS} (?:late|overdue)\\b`),
  new RegExp(`\\b(?:waited|waiting|been)\\b.{0,20}\\b${MANY_DAYS}\\b.{0,30}\\b${GOODS}\\b`),
  /\b(?:marked|says|shows|showing) (?:it is |as |it's )?delivered but\b/,
  /\b(?:rider|courier|delivery (?:guy|man|person))\b.{0,25}\b(?:rude|refused|disappeared|stole|never came|shouted)\b/,
]
const SWAHILI: readonly RegExp[] = [
  /\b(?:m|u|wa)?(?:me|li)ni(?:letea|tumia|deliver\w*|patia)\b.{0,40}\b(?:mbaya|mbovu|ingine|zingine|nyingine|tofauti|wrong|fake|feki|si ile|sio ile|si zile|sio zile|imeharibika|zimeharibika|vimeharibika|zimepasuka)\b/,
  new RegExp(`\\b${GOODS}\\b.{0,30}\\b(?:i|u|zi|vi|ki)me(?:haribika|pasuka|raruka|vunjika|potea|ibiwa|oza)\\b`),
  new RegExp(
    `\\b${GOODS}\\b.{0,30}\\b(?:ikiwa|zikiwa|vikiwa|ukiwa) (?:\\w+me)?(?:\\w*haribika|\\w*pasuka|\\w*vunjika|fake|feki|pungufu)\\b`,
  ),
  new RegExp(
    `\\b(?:ha(?:i|u|zi|vi|ki)jafika|sijapata|sijapokea|sijaletewa|ni late|i?mechelewa|umechelewa|iko late)\\b.{0,30}\\b${MANY_DAYS}\\b`,
  ),
  new RegExp(`\\b${MANY_DAYS}\\b.{0,30}\\b(?:ha(?:i|u|zi|vi|ki)jafika|sijapata|sijapokea|sijaletewa)\\b`),
]
const ONLY_ASKS = /\b(?:what (?:if|happens)|if|in case|ikiwa|kama (?:i|u|zi|vi)|policy|sera|usually|huwa)\b/

/**
 * A delivery that went wrong in a way that no policy page puts right: wrong or damaged goods, days late, lost. What would
 * happen then, or a question about it, is none.
 */
export function complainsOfDelivery(text: string): boolean {
  const said = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  if (ONLY_ASKS.test(said) || asksQuestion(text)) return false
  return [...ENGLISH, ...SWAHILI].some((pattern) => pattern.test(said))
}

/** "Ntareverse malipo": money is to be pulled back by the payer's provider. */
export function threatensReversal(text: string): boolean {
  return /\b(?:ku|nta|nita|tuta|nina|na)-?reverse\w*\b/.test(text.toLowerCase())
}
