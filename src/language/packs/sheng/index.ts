import type { LanguagePack } from '../pack.ts'
import { asking } from './cues/asking.ts'
import { delivery } from './cues/delivery.ts'
import { money } from './cues/money.ts'
import { offTopic } from './cues/off-topic.ts'
import { self } from './cues/self.ts'
import { shop } from './cues/shop.ts'
import { steering } from './cues/steering.ts'
import { talk } from './cues/talk.ts'
import { traits } from './cues/traits.ts'
import { wanting } from './cues/wanting.ts'
import { SHENG_GOODS } from './goods.ts'
import { GOVERNOR } from './governor.ts'
import { GUARDS } from './guest/guards.ts'
import { SIGNS } from './guest/signs.ts'
import { TROUBLES } from './guest/troubles.ts'
import { LANGUAGE } from './language.ts'
import { SHENG_NUMBERS } from './numbers.ts'
import { SHENG_PARTICLES } from './particles.ts'
import { SHENG_VERBS } from './verbs.ts'

/** Sheng: what it says otherwise than English and Swahili do. */
export const sheng: LanguagePack = {
  language: 'sheng',
  words: LANGUAGE,
  cues: [...talk, ...wanting, ...steering, ...money, ...delivery, ...shop, ...self, ...asking, ...traits, ...offTopic],
  fillers: `
    bro; buda; budaa; msee; mse; wasee; boss; bosi; mkubwa; mkuu; chief; manze; maze; mazee; bana; banaa; mzing; fam; jo; joh; jooh; aki; ati; eti; yaani; yani; aje; kwani; sai; saii; sahi; saa hii; form; ka; kamoja; kiasi; hivo; ivo; nko; niko; tu; bas; kitambo; brathe; mzito; wadau; mdau; beshte; sonko; mtu wangu; msee wangu; man; mahn; mob; mbogi; fasta; fasta fasta; skia; keja; vako; mat; masaa; nlikua; mzeiya; sawa sawa; ikaka; hivi; hiviii; venye; enyewe; alafu sasa; kucheki; bambika; kinyambis; mwanangu; wanangu; kejani; network
  `,
  negators: 'si; sio; hakuna; haina',
  mendsSlips: false,
  particles: SHENG_PARTICLES,
  numbers: SHENG_NUMBERS,
  verbs: SHENG_VERBS,
  goods: SHENG_GOODS,
  governor: GOVERNOR,
  guest: { signs: SIGNS, guards: GUARDS, troubles: TROUBLES },
  days: {
    'sato satoo': 'sat',
    'sande sunde': 'sun',
    'leoo sahi sai': 'today',
    kesh: 'tomorrow',
  },
}
