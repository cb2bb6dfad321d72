import { fold, tokenise } from './tokens.ts'

const CANCEL =
  /\b(?:cancel(?:led|ling|l)?|cancell?a|ghairi|katiza|futa|never ?mind|nvm|forget (?:it|about it|that|this)|leave it|drop (?:it|that)|abort|quit|scrap (?:it|that)|i changed my mind|changed my mind|nimebadilisha (?:mawazo|nia|akili)|sitaki tena|staki tena|siitaki tena|sitaki|staki|i (?:don'?t|do not|no longer) want (?:it|this|that|them)?(?: any ?more)?|no longer interested|not interested (?:any ?more)|acha(?:na)?(?: nayo| hiyo| na hiyo| nazo| hizo| tu| basi)?|wacha(?:na)?(?: nayo| hiyo| na hiyo| hio| tu| basi)?|achia hapo|wachia hapo|tuache|sahau(?: hiyo)?|usiendelee|basi acha|basi wacha)\b/
const NOT_CANCEL =
  /\b(?:don'?t cancel|do not cancel|usi(?:cancel|ghairi|futa|katize)|how|can i|could i|je|naweza|what if|policy|fee|charge|ikiwa|if|when|nifikirie|niangalie|nione|nicheki|nitafute|think|kwanza|order (?:number|no|#)|kunitumia|kunitext|message|messages|ujumbe|notifications?|newsletter|subscription|account|akaunti|jana|yesterday|last week|number|lipa|payment failed|mchezo|masihara|jokes?|utani)\b/
const LONGEST = 7

/** A wish to drop what is going on now. Asking how to cancel, or naming an older order, is not that. */
export function parseCancel(message: string): boolean {
  const tokens = tokenise(message)
  if (tokens.length === 0 || tokens.length > LONGEST) return false
  const text = fold(message)
  if (NOT_CANCEL.test(text) || /\d{3,}/.test(text) || /\?\s*$/.test(text)) return false
  if (!CANCEL.test(text)) return false
  return isWholeCancel(text, tokens.length)
}

/** "sitaki" and "acha" also open other sentences ("sitaki nyeusi"): they count alone or with little beside them. */
function isWholeCancel(text: string, length: number): boolean {
  if (
    /^(?:hapana |no |ah |basi |aki |tafadhali )*(?:sitaki|staki|acha|wacha)\b/.test(text) &&
    !/\b(?:tena|nayo|hiyo|hio|tu|basi|nazo|order)\b/.test(text)
  ) {
    return (
      length === 1 ||
      /^(?:hapana|no|basi|ah|aki|tafadhali)[, ]+(?:sitaki|staki|acha|wacha)$/.test(text.replace(/[.!]+$/, ''))
    )
  }
  return true
}
