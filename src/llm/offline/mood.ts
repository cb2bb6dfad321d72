import { fold } from './tokens.ts'

const STRONG =
  /\b(?:useless|rubbish|pathetic|ridiculous|terrible|horrible|awful|worst|disgusting|disappoint\w*|frustrat\w*|annoy\w*|fed up|sick (?:and tired )?of|tired of|waste of (?:my )?(?:time|money)|wasting my time|unacceptable|nonsense|bullshit|wtf|what the (?:hell|heck|fuck)|damn it|for the (?:\w+ )?time|how many times|keep (?:on )?(?:asking|repeating|telling)|i(?:'ve| have)? (?:already )?(?:told|said|answered|asked)(?: you)? (?:already|many times|twice|thrice|before|again)|already told you|not helping|no help at all|you(?:'re| are)? not (?:helping|listening|understanding)|you don'?t (?:understand|listen|get it)|stop repeating|same (?:thing|question|answer) (?:again|over)|nobody (?:is )?(?:helping|answering|responding|replies|responds)|no ?one (?:is )?(?:helping|answering|responding)|why (?:are|r) you (?:not|ignoring)|scam(?:mers?)?|thie(?:f|ves)|conmen|fraudsters?|liars?|never (?:buying|ordering|shopping|coming back)|last time i (?:buy|order|shop)|still (?:no|not) (?:reply|response|help|answer)|poor service|bad service|very bad|so slow|are you (?:serious|kidding|joking)|seriously\?+|angry|furious|pissed)\b/
const STRONG_SW =
  /\b(?:nimechoka|nimechoshwa|nimekasirika|nimekereka|nimeudhika|umenichosha|mmenichosha|unanichosha|mnanichosha|umeniudhi|mmeniudhi|mnaniudhi|unaniudhi|huduma (?:mbaya|mbovu|duni)|wezi|matapeli|tapeli|walaghai|waongo|mwongo|upuuzi|ujinga|upumbavu|hamna maana|huna maana|hamnisaidii|hunisaidii|hunielewi|hamnielewi|huelewi|hamjibu|hujibu|hamnijibu|nimeuliza mara|nimeshasema|nimekuambia mara|mara ngapi|mnanipotezea (?:muda|wakati)|unanipotezea (?:muda|wakati)|kupoteza (?:muda|wakati)|aibu|inakera|mnakera|inaudhi|mbaya sana|sitanunua tena|mnacheza na (?:mimi|wateja)|mnanichezea|nimepoteza|imenikera|mmenikera|ninakasirika)\b/
const STRONG_SHENG =
  /\b(?:mnabore|unabore|inabore|umebore|mmebore|imenibore|mnaniboo|unaniboo|inaboo|mnaniboesha|mna ?zingua|unazingua|mnazingua|wacha (?:ujinga|mchezo|upuuzi|story za jaba)|mnanicheza|unanicheza|nimecheza|mnakula pesa|mmekula (?:pesa|doo)|nimechoka na|hii ni (?:ujinga|upuuzi|nini sasa)|ni (?:ujinga|upuuzi|wezi)|conmen|mnaniforce|sipati (?:help|jibu)|mko (?:slow|chini)|hamreply|hureply|manze (?:mnabore|hamko serious)|hamko serious|hauko serious|nimengoja (?:sana|mpaka)|mnacon|wakora|mkora)\b/
const SHOUT_MARKS = /(?:!{3,}|\?{3,}|[!?]{4,})/
const ANGRY_FACE = /[\u{1F620}\u{1F621}\u{1F624}\u{1F92C}\u{1F612}]/u

/** True when the customer sounds fed up: said so, shouts, or repeats themselves with anger. */
export function detectFrustration(message: string): boolean {
  const text = fold(message)
  if (STRONG.test(text) || STRONG_SW.test(text) || STRONG_SHENG.test(text)) return !isReassured(text)
  return (
    ANGRY_FACE.test(message) ||
    isShouting(message) ||
    (SHOUT_MARKS.test(message) && /\b(?:why|where|still|answer|reply|bado|mbona|kwa nini|wapi|hello|jibu)\b/.test(text))
  )
}

function isReassured(text: string): boolean {
  return /\b(?:not|no longer|never|wasn'?t|sijakasirika|si) (?:\w+ )?(?:disappointed|angry|bad|annoyed|frustrated|a scam)\b/.test(
    text,
  )
}

function isShouting(message: string): boolean {
  const letters = message.replace(/[^\p{L}\s]/gu, '')
  const words = letters.split(/\s+/).filter((word) => word.length > 1)
  return words.length >= 4 && letters === letters.toUpperCase() && /[A-Z]/.test(letters) && /!/.test(message)
}
