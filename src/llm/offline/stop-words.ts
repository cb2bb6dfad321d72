import { fold, wordSet } from './tokens.ts'
import type { ConsentWord } from './types.ts'

const COURTESY = wordSet('please pls plz tafadhali kindly thanks asante bro boss jamani aki wewe hey hi hello sasa now')
const STOP = whole(`
  stop|stop all|stopall|unsubscribe|unsubscribe me|unsubscribe all|opt out|optout|opt me out|opt-out|stop messages|stop messaging me|stop sending me messages|stop sending messages|stop texting me|stop texting
  |stop sending me texts|stop spamming me|stop these messages|stop promotions|stop promotional messages|stop adverts|stop ads|stop notifications|stop promo|remove me|remove me from (?:your|the|this) list|take me off (?:your|the|this) list
  |(?:do not|don't|dont) (?:message|text|contact|sms|whatsapp) me(?: again| anymore| any more)?|no more messages|quit messaging me|unsub|never (?:text|message) me again|leave me alone
  |simamisha|sitisha|komesha|ondoa|niondoe|ondoa mimi|toa mimi|nitoe|nitoe kwa list|nitoe kwenye orodha|niondoe kwenye orodha|jiondoe|jitoe|kujiondoa|kujitoa|nataka kujiondoa|nataka kujitoa|nataka kutoka|acha kunitumia
  |acha kunitumia (?:ujumbe|jumbe|meseji|sms|message|messages|matangazo)|acheni kunitumia (?:ujumbe|jumbe|meseji|sms|message|messages|matangazo)|acha kutuma (?:ujumbe|jumbe|meseji|matangazo)|acha meseji|acha ujumbe|acha matangazo
  |simamisha (?:ujumbe|jumbe|meseji|matangazo)|sitisha (?:ujumbe|jumbe|meseji|matangazo)|usinitumie|usinitumie (?:ujumbe|meseji|jumbe|sms|message|messages|matangazo)|usinitumie tena(?: ujumbe| meseji)?|msinitumie|msinitumie (?:ujumbe|meseji|jumbe|messages|matangazo)
  |sitaki (?:ujumbe|meseji|jumbe|messages|sms|text|texts|matangazo)(?: zenu| zako| wenu| yenu)?|sitaki kutumiwa (?:ujumbe|meseji|messages)
  |wacha kunitext|wacha kunitumia (?:message|messages|meseji|ujumbe|text|texts|sms)|wacheni kunitext|wacheni kunitumia (?:message|messages|meseji|ujumbe|text|texts|sms)|wacha kunitumia|wacha kuni ?sms|wacha kunispam|wacheni kunispam|wacha ku ?text
  |achana na mimi|achaneni na mimi|achana nami|wachana na mimi|wachaneni na mimi|usinitext|usini ?text tena|msinitext|usinisumbue|msinisumbue|acha kunisumbua|acheni kunisumbua|wacha kunisumbua|nitoe hapa|nitoe kwa hii|nitoeni|nitoeni kwa list|ni ?remove|niremove|unsubscribe mimi
`)
const START = whole(`
  start|unstop|subscribe|resubscribe|opt in|opt-in|optin|resume messages|start messages|subscribe me|subscribe me again|anza|anzisha|endelea kunitumia|endelea kunitumia (?:ujumbe|meseji|jumbe|messages)
  |endeleeni kunitumia(?: ujumbe| meseji| messages)?|rudisha ujumbe|rudisha meseji|nirudishe|nirudishe kwa list|nirudishe kwenye orodha|nijiunge|nataka kujiunga|nataka kujiunga tena|jiunge|jiunge tena|nitumie tena|anza kunitumia|anza kunitumia (?:ujumbe|meseji|messages)
  |endelea kunitext|anza kunitext|niweke kwa list|ni ?add kwa list|nisajili tena
`)
const HELP = whole(`
  help|help me|info|msaada|nisaidie|nisaidieni|usaidizi|naomba msaada|nahitaji msaada|nataka msaada|i need help|need help|saidia|nisaidie tafadhali|nahitaji usaidizi|naomba usaidizi|help please|menu ya msaada|nisort|nihelp|ni ?help
`)

/** STOP, START or HELP in three languages, only when the whole message says nothing else. */
export function detectStopWord(message: string): ConsentWord | null {
  const text = bareWords(message)
  if (text === '' || text.length > 80) return null
  for (const form of [text, withoutCourtesy(text)]) {
    if (form === '') continue
    if (STOP.test(form)) return 'stop'
    if (START.test(form)) return 'start'
    if (HELP.test(form)) return 'help'
  }
  return null
}

function whole(forms: string): RegExp {
  return new RegExp(`^(?:${forms.trim().replace(/\s*\n\s*/g, '')})$`)
}

function bareWords(message: string): string {
  const letters = fold(message).replace(/[^\p{L}\p{N}'\s-]+/gu, ' ')
  const spelled = letters.replace(/\b(\p{L})(?: \p{L}\b){3,}/gu, (run) => run.replaceAll(' ', ''))
  return spelled.replace(/\s+/g, ' ').replace(/^[-' ]+|[-' ]+$/g, '')
}

function withoutCourtesy(text: string): string {
  return text
    .split(' ')
    .filter((word) => !COURTESY.has(word))
    .join(' ')
}
