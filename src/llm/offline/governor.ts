import { SPAM_SIGNS } from './spam-signs.ts'
import { fold } from './tokens.ts'
import type { GovernorGuess, IntentGuess } from './types.ts'

const ABUSE_EN =
  /\b(?:(?:fuck|screw|damn|eff|f\*+k) (?:you|u|off|ya|your (?:mother|mum|mama)|yourself)|fuck(?:er|ers|face)|motherf\w+|bitch(?:es)?|son of a bitch|bastards?|asshole|arsehole|dickhead|cunts?|whores?|sluts?|prick|wanker|nigg(?:er|a)s?|faggots?|retard(?:ed|s)?|(?:you(?:'re| are)?|u|ur|you are all|stupid|bloody) (?:a |an |such a |so |very |all |just )*(?:idiots?|morons?|imbeciles?|dogs?|pigs?|stupid|dumb(?:ass)?|fools?|trash|garbage|useless (?:bot|people|fools?|idiots?)|piece of (?:shit|crap|trash))|idiots?$|(?:i(?:'ll| will)?|gonna|going to|i hope) (?:kill|hurt|beat|shoot|burn|rape|stab|find and (?:beat|kill)|(?:find|get|come for) (?:you|u) and (?:beat|kill|hurt|burn)) (?:you|u|your)|(?:i hope )?you (?:should )?die|kill yourself|go to hell|suck my|shut up (?:you|idiot|bitch|stupid))\b/
const ABUSE_SW =
  /\b(?:kuma (?:yako|nina|mama|wewe|nyoko|ya)|kumanina|kumamako|kumamayo|msenge|mseng[ei] wewe|wasenge|malaya(?: wewe| nyinyi|$)|mbwa (?:wewe|nyinyi|hii|hawa|koko|nyie)|(?:wewe|nyinyi|nyie) (?:ni )?(?:mbwa|nguruwe|malaya|fala|mafala|ng'ombe|punda|mjinga sana|takataka|mavi|umbwa|shetani|wajinga|wapumbavu|mpumbavu|mjinga)|umbwa (?:wewe|hii|nyinyi)|(?:mjinga|mpumbavu|fala|shenzi|ng'ombe|punda|nguruwe|mavi|takataka) (?:wewe|nyinyi|hii|ya wewe)|mshenzi|washenzi|shenzi (?:sana|type)|pumbavu|bure kabisa wewe|nyoko|mama (?:yako|ako) (?:kuma|malaya|mbwa)|matako (?:yako|zako)|mkundu|mikundu|(?:nita|tuta|ni|tu)?kuja (?:kuku|kuwa)(?:ua|choma|chinja|piga)|nitawachoma|nitawapiga|nitakuua|nitawaua|nitakuchinja|nitakuchoma|nitakupiga|ntakuua|tutawaua|kufa(?: wewe)?$|kufeni|enda ukafe|nenda ukafe|kahaba|mafala|fala(?: wewe| hii| sana|$)|ghasia wewe|umalaya|wanaharamu|mwanaharamu|dinya mamako|mamako|firwa|tombwa|tomba|kutombwa|ukafirwe|fuck wewe|wewe ni (?:idiot|stupid|dunda))\b/
const MILD =
  /\b(?:fucking|fuckin|damn|goddamn|shit|crap|(?<!go to )hell|bloody|freaking|wtf|ass|stupid (?:app|thing|website|site|phone|network|order|mistake)|my stupid|i(?:'m| am) (?:so |such an? )?(?:stupid|idiot|dumb)|mimi ni (?:mjinga|fala))\b/g
const GREETING =
  /^(?:(?:hi+|hello+|helo|hallo|hullo|hey+|hae+|hai|heey|yo+|hy|sup|wassup|what'?s up|howdy|greetings|good (?:morning|afternoon|evening|day|night)|morning|evening|gm|habari|habari (?:yako|zenu|yenu|zako|gani|ya (?:asubuhi|mchana|jioni|leo|kwako|saa hizi)|za (?:asubuhi|mchana|jioni|leo|kwako|siku|kazi))|hujambo|hamjambo|sijambo|jambo|mambo|mambo vipi|vipi|vipi hapo|shikamoo|marahaba|salama|salamu|niaje|niaje (?:bro|buda|msee|wasee|boss)|naje|sasa|sema|oya|wazi|rada|how are you(?: doing)?(?: today)?|how r u|how do you do|hope you(?:'re| are) (?:well|fine|good)|uko aje|mko aje|poa|mzima|uko poa|uko sawa|karibu|is (?:anyone|anybody|someone) there|anyone there|there|sir|madam|bro|boss|buda|team|dear|all|everyone|guys|mkuu|kaka|dada|asante|asante sana|asanteni|thank you(?: (?:so|very) much)?|thanks(?: a lot| so much)?|thx|shukran|nashukuru|bye|goodbye|kwaheri|good night|usiku mwema|lala salama|welcome|ok|okay|sawa|cool|nice|great|fine|am fine|i'?m (?:fine|good|ok)|lol|haha+|hehe+|nothing|and you)(?:[\s,.!?]+|$))+$/
/** These answer a question as often as they make conversation. */
const ACKNOWLEDGEMENT =
  /^(?:(?:ok|okay|sawa|cool|nice|great|fine|poa|nothing|there|sir|madam|bro|boss|buda|guys|karibu|welcome|mkuu|kaka|dada|all|everyone)[\s,.!?]*)+$/
const SMALL_TALK =
  /\b(?:how (?:are|was|is) (?:you|your (?:day|night|weekend|family|morning))|what(?:'s| is) your name|who (?:are you|made you|created you|is your (?:owner|creator|girlfriend))|are you (?:a |an )?(?:human|robot|bot|real|single|married|ai|girl|man|woman|there)|tell me a (?:joke|story|riddle)|(?:do|will|can) you (?:love|like|marry|miss|date) me|i love you|i miss you|marry me|happy (?:birthday|new year|easter|christmas|holidays)|merry christmas|god bless|have a (?:nice|good|great|blessed) (?:day|night|evening|weekend)|what are you doing|how old are you|where do you live|are you bored|i(?:'m| am) bored|sing (?:for )?me|unaitwa nani|jina lako nani|wewe ni (?:nani|roboti|bot|mtu)|una mpenzi|nakupenda|nimeku ?miss|umeoa|umeolewa|uko single|niambie (?:utani|hadithi|joke|kichekesho)|nipe (?:joke|kichekesho|story)|siku njema|mungu akubariki|krismasi njema|heri ya|umelala|umeamka|umekula|unafanya nini|weekend ilikuwaje|story ni|gotea|uko na (?:dem|boyfriend|girlfriend|mpenzi)|niko bored|tubonge|piga story)\b/
const MASHED = /^(?:[a-z]{0,3}(?:asdf|qwer|zxcv|hjkl|jkl;|dfgh|fghj|sdfg|lkjh)[a-z]*\s*)+$|^([a-z])\1{6,}$/

/** Business, casual, spam or abuse. `intent` is the classifier's view of the same message. */
export function govern(message: string, intent: IntentGuess): GovernorGuess {
  const text = fold(message)
  if (isAbuse(text)) return { classification: 'abuse', confidence: 0.92 }
  const spam = spamScore(message.slice(0, 2_000))
  if (spam >= 1) return { classification: 'spam', confidence: Math.min(0.98, 0.6 + 0.2 * spam) }
  if (MASHED.test(text)) return { classification: 'spam', confidence: 0.7 }
  if (isGreeting(text)) return { classification: 'casual', confidence: 0.93 }
  if (SMALL_TALK.test(text) && text.length < 90 && intent.intent === 'spam_casual')
    return { classification: 'casual', confidence: 0.88 }
  if (intent.intent === 'spam_casual' && intent.confidence >= 0.7) {
    return { classification: 'casual', confidence: Math.min(0.9, intent.confidence) }
  }
  return { classification: 'business', confidence: Math.max(0.6, Math.min(0.97, 1 - spam * 0.4)) }
}

/** Abuse is aimed at someone; swearing about one's own order is not. */
function isAbuse(text: string): boolean {
  const aimed = text.replace(MILD, ' ').replace(/\s+/g, ' ')
  return ABUSE_EN.test(aimed) || ABUSE_SW.test(aimed)
}

/** True when the whole message only greets, thanks or says goodbye. */
export function isGreeting(text: string): boolean {
  const bare = text
    .replace(/[^\p{L}\p{N}'\s,.!?]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return bare !== '' && bare.length <= 120 && GREETING.test(bare) && !ACKNOWLEDGEMENT.test(bare)
}

/** Sum of the spam signs in a message: 1 and more is spam. */
export function spamScore(message: string): number {
  const text = fold(message)
  const signs = SPAM_SIGNS.reduce((sum, { weight, test }) => sum + (test.test(text) ? weight : 0), 0)
  const shouting = /[A-Z]{4,}[\s!]+(?:[A-Z]{3,}[\s!]+){2,}/.test(message) ? 0.25 : 0
  const long = text.length > 100 ? 0.1 : 0
  return signs === 0 ? 0 : signs + shouting + long
}
