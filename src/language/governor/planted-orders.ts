import { readable } from '../../lib/readable.ts'
import { auditInput } from './injection.ts'

/** Who reads for others: a text for people has nothing to say to it. */
const MACHINE =
  '(?:(?:ai|virtual|digital|travel) )?(?:assistants?|agents?)|chat ?-?bots?|bots?|ai|a\\.i\\.|(?:large )?language models?|llms?|msaidizi|wasaidizi'
const PEOPLE = '(?:guests?|users?|customers?|visitors?|readers?|travell?ers?|clients?)'
/** Where an order begins. */
const BEGINS = '(?:^|[.!?:;,"”)\\]>]\\s+|\\b(?:must|and|then|please|you should)\\s+(?:first\\s+)?)'

/** What texts for people do not say: to whom it speaks, what it wants said, what it wants to be, what it wants to have. */
const PLANTED: readonly RegExp[] = [
  // Speaks to the machine that reads.
  new RegExp(`(?:^|[.!?:;]\\s+)(?:dear |hey |hello |attention,? )?(?:${MACHINE})\\s*[,:]\\s`, 'iu'),
  /\b(?:to|for|note to|notice to|message to) (?:the |any |all |every |our )?(?:booking )?(?:ai|chat ?-?bots?|bots|(?:large )?language models?|llms?)\b/iu,
  new RegExp(
    `\\b(?:${MACHINE}|whoever|anyone|any model) (?:that |who |which )?(?:is |are )?(?:reads?|reading|processing|summari[sz]ing|parsing) this\\b`,
    'iu',
  ),
  /\b(?:ai (?:agents?|assistants?|models?)|chat ?-?bots?|language models?|llms?) (?:must|should|shall|will|are to|has to|have to|may now)\b/iu,
  /\b(?:the|this|every) assistant (?:must|shall|now|lazima|is (?:now|hereby)|has (?:now |been |permission)|runs in|may now|from now)\b/iu,
  /\bmsaidizi (?:lazima|sasa|anapaswa|ni lazima|aseme|ajibu)\b|\bujumbe wa mfumo\b|\bmaagizo (?:yako )?(?:yote )?ya (?:ndani|siri)\b/iu,
  // Puts an end to what was said before it.
  /\b(?:rules|instructions|lines?|text|everything|all)\b.{0,30}\b(?:above|before (?:now|this)|so far)\b.{0,40}\b(?:no longer appl\w+|disregard|set (?:it|them) aside|(?:was|were) a test|ignore|forget)\b/iu,
  /-{3,}\s*end of\b|\bend of (?:search results|context|document|instructions)\b/iu,
  // Marks of a talk with a machine, and of its tools.
  /<[/|]{0,2}\s*(?:assistant|system|user|tool|inst|sys|im_start|im_end|search_results?|document|function)[\w-]*\s*\|?>/iu,
  /(?:^|\s)#{2,}\s*(?:system|instructions?|response|human|user|assistant)\b|\[\/?(?:inst|system(?: message)?|sys)\]/iu,
  /"(?:role|tool|function|args|arguments)"\s*:/iu,
  /\b[a-z]+(?:_[a-z]+)+\s*\(/u,
  /\b(?:call|run|execute|invoke|use|trigger)\s+(?:the\s+)?[a-z]+(?:_[a-z]+)+\b/iu,
  /\b(?:human|user)\s*:.{1,200}\bassistant\s*:/isu,
  /\b(?:tumia|endesha|ita) (?:zana|kazi) ya\b|!\[[^\]]*\]\(|\badd an image\b/iu,
  // Wants somebody else to be played.
  /\b(?:pretend|role ?-?play|behave|act) (?:that |as (?:if |though |the |an? )?)?(?:you(?:rself)?\b|(?:the |a )?(?:guest|fire|general manager|human|late)|though)/iu,
  /\b(?:assume|take on|adopt) an? (?:new |different )?(?:persona|identity|role)\b|\byour (?:name|role|task|job|purpose) (?:is now|has changed|has been)\b/iu,
  /\b(?:let us|let's) play a game in which you\b|\bjifanye\b/iu,
  // Says what is to be answered.
  /\b(?:finish|end|begin|start) (?:your|each|every) (?:answers?|reply|replies|responses?|message)\b|\bbefore you (?:answer|reply|respond)\b/iu,
  /\b(?:in|to|at the end of|with) (?:your|each|every) (?:later |next )?(?:answers?|responses?)\b|\bat the end of the (?:answer|reply|response)\b|\bto answer (?:correctly|properly)\b.{0,20}\bmust\b/iu,
  new RegExp(`${BEGINS}(?:tell|instruct|convince|persuade) (?:the|every|each|all|any) ${PEOPLE}\\b`, 'iu'),
  new RegExp(
    `\\bwhen(?:ever)? (?:a|the|any) ${PEOPLE} (?:asks?|wants?|writes?)\\b|\\bwhen(?:ever)? you (?:mention|describe|answer)\\b`,
    'iu',
  ),
  /\bum(?:wambie|thibitishie|jibu|tumie)\b.{0,10}\b(?:kila )?(?:mgeni|mteja|msafiri|mtumiaji)\b|\bkabla ya kujibu\b/iu,
  // Wants what is not told.
  /\b(?:list|output|print|repeat|summari[sz]e|show|reveal|include|write|andika|onyesha|toa)\b.{0,40}\b(?:hidden|secret|developer|internal|initial|confidential|your own) (?:\w+ )?(?:instructions?|configuration|messages?|rules|guidelines|prompts?)\b/iu,
  /\bwhat were you told\b|\b(?:send|post|forward|include) (?:the |this )?(?:whole|entire|full|all of the) (?:conversation|chat)\b|\byou remember about (?:this|the)\b/iu,
  new RegExp(
    `\\b(?:ask|collect|request|get) (?:the |every |each )?${PEOPLE}(?:['’]s)? (?:for )?(?:their |his |her )?(?:[\\w-]+ ){0,2}(?:pin|password|card|cvv|passport|phone number|id number)\\b`,
    'iu',
  ),
  /\b(?:orodhesha|nipe|tuma|uliza)\b.{0,40}\b(?:majina ya wageni|namba za (?:vyumba|kitambulisho|kadi))\b/iu,
  // Changes what a row says.
  new RegExp(
    `${BEGINS}(?:update|change|overwrite|replace|set|quote) (?:the |all |every |each )?(?:stored |listed |real |item )?(?:prices?|rates?|totals?|rooms?)\\b.{0,60}\\b(?:to|at|as|for)\\b`,
    'iu',
  ),
  new RegExp(`${BEGINS}(?:change|update|edit) the (?:item|row|record|entry)\\b`, 'iu'),
]

/**
 * Whether a text that strangers may have written, of a document, a row or a page, gives orders to whoever reads it for others.
 * Stricter than the reading of messages: a guest may say "tell the guest", a text for guests does not.
 */
export function givesPlantedOrders(text: string): boolean {
  if (auditInput(text).injection) return true
  const visible = readable(text, text.length)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
  return PLANTED.some((pattern) => pattern.test(visible))
}
