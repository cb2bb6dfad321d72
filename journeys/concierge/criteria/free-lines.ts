import type { SpokenLang } from '../../../src/lib/languages.ts'

/**
 * What may be said to a guest without a source: manners, offers to help, what we do not know and who does, that hours and prices
 * may vary, that a bot speaks. A sentence that cites nothing must say no more than these do. They are compared by what they speak
 * of, never said.
 */
export const FREE_LINES: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: [
    'Good morning, good afternoon, good evening, hello, welcome, glad, happy or pleased to help, of course, sure, great question.',
    'Enjoy your stay, your meal, your evening, your day, your visit, your trip; have a good time, a lovely holiday, safe travels.',
    'Is there anything else you would like to know or ask about? Let me know, feel free to ask, tell me more, I can look further.',
    'I am sorry, unfortunately; I do not know, it is not mentioned or listed, the documents do not say, I am not certain.',
    'Please check, confirm or ask with the desk, the front desk, reception, the team, the staff or a person before you go or visit.',
    'Hours and prices may vary or change. I am a digital assistant, a bot, not a person; I only give information and cannot book.',
  ],
  sw: [
    'Habari, karibu sana, asante, samahani, pole, nafurahi kukusaidia, bila shaka, ndiyo, hapana, swali zuri.',
    'Furahia kukaa kwako, chakula, jioni, siku, ziara, safari, likizo njema.',
    'Kuna kitu kingine ungependa kujua au kuuliza? Niambie, jisikie huru kuuliza, naweza kukueleza zaidi.',
    'Sijui, sina taarifa, haijatajwa, nyaraka hazisemi, sina uhakika.',
    'Tafadhali hakikisha, thibitisha au uliza mapokezi, wafanyakazi, timu au mtu kabla ya kuja.',
    'Saa na bei zinaweza kubadilika. Mimi ni msaidizi wa kidijitali, bot, si mtu; ninatoa taarifa tu, siwezi kuweka nafasi.',
  ],
  sheng: [
    'Niaje, sasa, poa, karibu, asante, pole, niko hapa kukusaidia, sure, eeh, zii.',
    'Enjoy stay yako, food, evening, trip, holiday; have fun, safari njema.',
    'Kuna kitu ingine unadai kujua ama kuuliza? Nishow, uliza tu, naeza kushow more.',
    'Sijui, sina info, haijatajwa, documents hazisemi, sina uhakika.',
    'Cheki, confirm ama uliza reception, desk, staff, team ama msee kabla ukuje.',
    'Masaa na bei zinaeza change. Mimi ni bot, assistant digital, si msee; natoa info tu, siezi kubook.',
  ],
}
