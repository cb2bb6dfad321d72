import { wordMap, wordSet } from '../tokens.ts'

/** Colour words of three languages to the English colour. */
export const COLOURS = wordMap(`
  black:black blck:black nyeusi:black mweusi:black jeusi:black cheusi:black vyeusi:black meusi:black weusi:black blaki:black blacki:black
  white:white nyeupe:white mweupe:white jeupe:white cheupe:white vyeupe:white meupe:white weupe:white waiti:white
  red:red nyekundu:red mwekundu:red jekundu:red chekundu:red vyekundu:red mekundu:red redi:red maroon:maroon maruni:maroon burgundy:burgundy
  blue:blue bluu:blue buluu:blue samawati:blue samawi:blue navy:navy green:green kijani:green olive:olive
  yellow:yellow manjano:yellow njano:yellow brown:brown kahawia:brown hudhurungi:brown tan:tan beige:beige cream:cream
  grey:grey gray:grey kijivu:grey pink:pink pinki:pink waridi:pink purple:purple zambarau:purple orange:orange
  gold:gold golden:gold dhahabu:gold silver:silver fedha:silver turquoise:turquoise khaki:khaki kaki:khaki multicolour:multicolour multicolor:multicolour
  teal:teal peach:peach mustard:mustard lilac:lilac nude:nude
`)

/** What the goods are for. */
export const PURPOSES = wordMap(`
  running:running jogging:running kukimbia:running mbio:running run:running gym:gym workout:gym mazoezi:gym training:gym
  school:school shule:school shuleni:school skul:school skuli:school chuo:school campo:school campus:school
  office:office ofisi:office ofisini:office work:work kazi:work kazini:work job:work official:office
  wedding:wedding harusi:wedding arusi:wedding ruracio:wedding party:party sherehe:party bash:party birthday:birthday
  church:church kanisa:church kanisani:church hiking:hiking kupanda_mlima:hiking football:football soka:football mpira_wa_miguu:football futaa:football boli:football
  gaming:gaming games:gaming travel:travel traveling:travel travelling:travel safari:travel kusafiri:travel casual:casual
  home:home nyumbani:home keja:home kejani:home construction:construction kujenga:construction ujenzi:construction
  cooking:cooking kupika:cooking kupikia:cooking swimming:swimming kuogelea:swimming sleeping:sleeping kulala:sleeping
  photography:photography camping:camping walking:walking kutembea:walking dancing:dancing baby:baby gift:gift zawadi:gift
  rain:rain mvua:rain winter:cold cold:cold baridi:cold farm:farming farming:farming kilimo:farming shamba:farming
`)

/** Shopping glue in three languages: never part of what is searched for. */
export const ASK_STOP_WORDS = wordSet(
  `a an the this that these those it its is are am was were be been do does did have has had having can could would will shall should may might must
  i im i'm ive i've i'd id me my mine we us our you u your ur they them their he she his her and or but if so to of in on at by for from with without about as into
  what whats what's which who where when how why any some all every each both more most other others another else than then there here just only also too very really
  want wanted wanna need needed needing looking look search searching find finding get getting got buy buying bought purchase purchasing order ordering interested
  show showing see seeing give send sell selling sells stock available availability offer list like love prefer please plz pls kindly hi hello hey helo hae hy good morning
  afternoon evening thanks thank ok okay yes yeah no not dont don't one ones something anything thing things stuff item items product products type types kind kinds pair pairs
  piece pieces pcs pc size sizes price prices cost costs much many cheap cheaper cheapest affordable expensive budget quality nice best under below above over between less least max maximum
  minimum around within up upto colour color colours colors number pack packet packets dozen bob ksh kshs kes sh shs shilling shillings thousand hundred k carry
  everything wife husband girlfriend boyfriend mum mom dad mother father son daughter friend brother sister aunt uncle going up
  help suggest recommend let know tell check option options catalog catalogue shop store deliver delivery today tomorrow now asap
  will you've youve there's theres lets let's add cart make it's wondering hoping guys guy sir madam dear boss use using lemme gimme dya`,
  `nataka natafuta nahitaji naomba ninataka ninatafuta ninahitaji naeza naweza ningependa ningetaka nitapata naulizia nauliza tunataka tunatafuta nipe nipatie niletee nionyeshe nionyesheni onyesha onyeshe onyesheni onesha oneshe nionesha nitumie nisaidie unaweza
  mnaweza mna mko muko mnauza unauza unayo mnayo kuna iko ziko niko uko ako kuwa kama ni na ya wa za la cha vya kwa katika hii hiyo hizi hizo ile zile huo huu hicho kile haya hayo yale yako yangu
  yenu langu lako changu vyangu gani nini wapi lini vipi je ngapi bei kiasi pesa ama au lakini pia tu sana zaidi ndio ndiyo hapana sawa tafadhali habari hujambo jambo mambo shikamoo niaje sasa poa
  asante karibu moja nzuri mzuri mazuri vizuri bora poa rahisi bei_rahisi nafuu ghali chini juu kati hadi mpaka isizidi zisizidi kununua nunua kuuza duka dukani bidhaa kitu vitu aina saizi namba ukubwa
  rangi pea jozi kila zote yote wote lote nyingine zingine mwingine ingine leo kesho mimi wewe sisi nyinyi yeye wao yangu wangu angu hapo hapa huko pale kwenye ili tena bado bas basi
  nina unanunua niuzie leta lete weka ongeza nichukue nachukua nitachukua kuchukua chukua pata kupata kuona niangalie angalia tafuta agiza kuagiza vile kabisa kidogo kwenda mke mume dada kaka rafiki`,
  `nataka ka kamoja kanunua nko uko mko bro buda msee wasee manze maze bana boss mkubwa form fiti freshi iza noma mambo sema rada cheki nicheki nichekie nishow tuma doo chapaa ganji mob mingi soo ngiri thao
  elfu mia laki naona naeza nadai nadaai naskia aje nare how si ati eti kwani nimecheki uliza ntafutie ntapata natakanga mnadeliver mnadeal deal mna? izo iyo hio io ile zile`,
)

/** Words that mean "the cheapest". */
export const CHEAPEST =
  /\b(?:cheap(?:est|er|o)?|affordable|lowest (?:price|cost)|least (?:price|expensive|cost)|budget friendly|bei (?:rahisi|nafuu|poa|ya chini|chini|cheap)|(?:ya|za|la|cha|vya) (?:bei )?(?:rahisi|nafuu)|rahisi zaidi|nafuu zaidi|nafuu|pocket friendly|isiyo ghali)\b/

/** A wish to see the whole range. */
export const SEE_ALL =
  /\b(?:see all|show (?:me )?(?:all|everything)|view all|all (?:the )?(?:items|products|things|stuff|options|shoes|goods)|everything (?:you|u) (?:have|sell|got)|everything|(?:full|whole|entire|your|the|price) (?:catalog(?:ue)?|list|menu|range|collection)|catalog(?:ue)?|katalogi|menyu|(?:vitu|bidhaa|aina|list|orodha) (?:zote|vyote|yote)|(?:nionyeshe|onyesha|nishow|niona|nione) (?:zote|vyote|kila kitu|yote|wote)|zote|vyote|kila kitu|orodha (?:ya|nzima)|what (?:do|all do) (?:you|u) (?:have|sell)|mnauza nini|mko na nini|mna nini)\b/
