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
import { EN_GOODS } from './goods.ts'
import { GOVERNOR } from './governor.ts'
import { GUARDS } from './guest/guards.ts'
import { SIGNS } from './guest/signs.ts'
import { TROUBLES } from './guest/troubles.ts'
import { LANGUAGE } from './language.ts'
import { EN_NUMBERS } from './numbers.ts'
import { EN_PARTICLES } from './particles.ts'

/** English as Kenyans type it. */
export const english: LanguagePack = {
  language: 'en',
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
    a; an; the; of; to; in; on; at; by; for; from; with; and; or; but; so; as; then; than; that; there; here; also
    i; im; ive; id; ill; me; my; we; us; our; you; u; ur; your; youre; ya; he; she; his; her; their; its; am; is; are; was; were; be; been; being; do; does; did; have; has; had; having; will; would; could; should; shall; may; might; must
    parcel; parcels; package; please; pls; plz; plis; pliz; kindly; just; really; very; quite; too; actually; basically; older; oldest; newer; newest; like; well; now; um; uh; hmm; hm; oh; ah; eh; wow; guys; guy; bro; bruh; boss; sir; madam; maam; mam; miss; dear; friend; my friend; man; dude; sis; team; mate; hun; admin; seller; customer; by the way; btw; fyi; asap; i think; i guess; you know; i mean; though; anyway; some; thing; things; stuff; item; items; product; products; piece; pieces; one; ones; going; get; got; lets; let; make; good people; this side; hapo; let me; teh; w; wth; worth; gud; dis side; bot; whats good; mine; hers; ones own; wear; wears; wearing; loves; likes; got it; looking; check; noted; alright then; my name is; name is; already; still; yet; maybe; okay so; i guess so; somewhere; somehow; kind of; sort of; kinda; sorta; lots; lot; etc; people; person; myself; yourself; forgot; i forgot; first; happen; happens; happened; come; comes; use; using; said; say; says; told; something; anything; somethings; can; da; dat; nothing; everyone; earlier; lately; recently; abt; left; before; after; around; da; business
  `,
  negators:
    'not; nt; dont; do not; dnt; doesnt; does not; didnt; did not; isnt; is not; arent; are not; wasnt; was not; werent; wont; will not; cant; cannot; can not; couldnt; havent; have not; hasnt; has not; never; without; aint',
  mendsSlips: true,
  particles: EN_PARTICLES,
  numbers: EN_NUMBERS,
  verbs: null,
  goods: EN_GOODS,
  governor: GOVERNOR,
  guest: { signs: SIGNS, guards: GUARDS, troubles: TROUBLES },
  days: {
    'monday mondays mon': 'mon',
    'tuesday tuesdays tue tues': 'tue',
    'wednesday wednesdays wed': 'wed',
    'thursday thursdays thu thur thurs': 'thu',
    'friday fridays fri': 'fri',
    'saturday saturdays sat weekend weekends wknd': 'sat',
    'sunday sundays': 'sun',
    'today tonight now': 'today',
    'tomorrow tmrw tomoro': 'tomorrow',
    'holiday holidays christmas xmas easter jamhuri madaraka mashujaa idd eid boxing': 'holiday',
  },
}
