import type { LanguagePack } from '../pack.ts'
import { answers } from './cues/answers.ts'
import { asking } from './cues/asking.ts'
import { cart } from './cues/cart.ts'
import { delivery } from './cues/delivery.ts'
import { offTopic } from './cues/off-topic.ts'
import { paying } from './cues/paying.ts'
import { pointing } from './cues/pointing.ts'
import { price } from './cues/price.ts'
import { questions } from './cues/questions.ts'
import { self } from './cues/self.ts'
import { shop } from './cues/shop.ts'
import { steering } from './cues/steering.ts'
import { talk } from './cues/talk.ts'
import { traits } from './cues/traits.ts'
import { trouble } from './cues/trouble.ts'
import { wanting } from './cues/wanting.ts'
import { whom } from './cues/whom.ts'
import { SW_GOODS } from './goods.ts'
import { GOVERNOR } from './governor.ts'
import { GUARDS } from './guest/guards.ts'
import { SIGNS } from './guest/signs.ts'
import { TROUBLES } from './guest/troubles.ts'
import { LANGUAGE } from './language.ts'
import { SW_NUMBERS } from './numbers.ts'
import { SW_PARTICLES } from './particles.ts'
import { SW_VERBS } from './verbs.ts'

/** Swahili: fixed phrases, nouns and particles; its verbs are taken apart elsewhere. */
export const swahili: LanguagePack = {
  language: 'sw',
  words: LANGUAGE,
  cues: [
    ...talk,
    ...wanting,
    ...pointing,
    ...price,
    ...cart,
    ...answers,
    ...steering,
    ...paying,
    ...delivery,
    ...trouble,
    ...shop,
    ...self,
    ...questions,
    ...asking,
    ...traits,
    ...whom,
    ...offTopic,
  ],
  fillers: `
    na; ya; wa; za; la; cha; vya; kwa; katika; kwenye; ni; ndio; ili; kuwa; kama; au; ama; lakini; basi; bas; halafu; alafu; kisha; kwamba; hata; pia; bado; sana; kidogo; kweli; hapo; hapa; huko; huku; pale; hivi; hivyo; sasa; tu; je; ati; eti; kumbe; yaani; yani; mimi; sisi; wewe; nyinyi; ninyi; yeye; wao; yangu; yako; yake; yetu; yenu; yao; wangu; wako; wake; wetu; wenu; zangu; zako; zake; zetu; zenu; langu; lako; lenu; changu; chako; chenu; vyangu; vyako; vyenu; angu
    mzigo; mizigo; kifurushi; tafadhali; tafadhalini; tafathali; naomba; bwana; bibi; mama; baba; dada; kaka; ndugu; rafiki; mzee; mkuu; jamani; mteja; kwanza; wala; kitu; vitu; bidhaa; nina; niko na; kuhusu; juu ya; upande wa; ile ya; hebu; nadhani; naona; yenye; zenye; wenye; lenye; chenye; vyenye; mwenye; penye; nami;  ya kawaida; kawaida; ya kawaida tu; nawe; naye; nazo; nayo; nao; navyo; nacho; au; zisizo; isiyo; nilikuwa; nilikua; nlikuwa; nlikua; ilikuwa; ilikua; nimesahau; pale; hapana shida; kwa hiyo; mimi naitwa; naitwa; jina langu; kdogo; kidgo; kimoja; kabisa; watu; skia; sikia; sikiza; enyewe; wacha niseme; ile; vile; kuvaa; avae; huvaa; anavaa; nivae; anapenda; hupenda; kabla; baada; namba; mtu; naye
  `,
  negators: 'si; sio; siyo; bila; hakuna; hamna; haina; hazina; wala; sina',
  mendsSlips: false,
  particles: SW_PARTICLES,
  numbers: SW_NUMBERS,
  verbs: SW_VERBS,
  goods: SW_GOODS,
  governor: GOVERNOR,
  guest: { signs: SIGNS, guards: GUARDS, troubles: TROUBLES },
  days: {
    jumatatu: 'mon',
    jumanne: 'tue',
    jumatano: 'wed',
    alhamisi: 'thu',
    ijumaa: 'fri',
    'jumamosi wikendi wikiendi': 'sat',
    jumapili: 'sun',
    'leo sasa': 'today',
    kesho: 'tomorrow',
    'sikukuu krismasi pasaka holidei': 'holiday',
  },
}
