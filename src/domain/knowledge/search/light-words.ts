/** Words of everyday English that are said of everything: of two passages they tell neither apart. Folded, as they are typed. */
const LIGHT =
  'able ask asking back begin best bring bringing brought can come comes coming day do doing end find finding first fit go goes going good guest ' +
  'guests guy guys happen happened happens help hope just keep kind last leave look looking made make making man mean means mind morning move ' +
  'nice ok part people person place plan point possible problem put question really right run said say saying says see seeing seen sir ' +
  'sit sort start stay still stop stuff sure take taken takes taking talk tell think thought time today told tomorrow tonight try trying turn ' +
  'type visit wait way ways went woman wonder work works'

/** What stands for a question word, in chat and out of it: it says what kind of answer is wanted, and nothing of its subject. */
const ASKING =
  'how much, how many, how long, how often, how far, how early, what time, when, where, who, whom, which, what, why, how, ' +
  'how many days, how many times, how many people, what day, which day, what kind, which one, how much money, price, prices, cost, costs'

/** How people shorten and open what they type. */
const CHAT =
  'u ur urs r n pls plz plse thx tnx abt cos coz bcoz til wat wen wht whr hv gud gd hey hi hello hallo habari sasa niaje dear yr yrs th'

export const LIGHT_WORDS: ReadonlySet<string> = new Set(LIGHT.split(' '))
export const ASKING_EXPRESSIONS: ReadonlySet<string> = new Set(ASKING.split(', '))
export const CHAT_WORDS: ReadonlySet<string> = new Set(CHAT.split(' '))
