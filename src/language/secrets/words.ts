/** What a secret is kept under. A tax PIN, a coupon and a receipt code are no secrets, and stand in none of these lists. */
export type SecretKind = 'pin' | 'password' | 'otp' | 'card'

export interface SecretName {
  kind: SecretKind
  words: readonly string[]
  /** `linked`: the name alone is too common, something must say that the number is hers or that it is the name's. */
  needs: 'nothing' | 'link' | 'sent'
}

const names = (kind: SecretKind, needs: SecretName['needs'], phrases: string): SecretName[] =>
  phrases.split(/\s*,\s*/).map((phrase) => ({ kind, needs, words: phrase.trim().split(' ') }))

/** Longer names first: "pin code" before "pin". Slips and glued words are names too. */
export const SECRET_NAMES: readonly SecretName[] = [
  ...names(
    'pin',
    'nothing',
    'pin, pini, pinn, piin, pni, p1n, p i n, p . i . n, pin code, pincode, pin number, pin no, mpin, mypin',
  ),
  ...names(
    'pin',
    'nothing',
    'mpesapin, pinyangu, pin namba, pin nambari, namba ya siri, nambari ya siri, namba yangu ya siri',
  ),
  ...names(
    'pin',
    'nothing',
    'nambari yangu ya siri, namba za siri, number ya siri, no ya siri, namba siri, nambari siri, siri yangu',
  ),
  ...names(
    'pin',
    'link',
    'secret number, secret code, mpesa secret, mpesa code, m pesa code, m - pesa code, code ya mpesa',
  ),
  ...names(
    'pin',
    'link',
    'code ya m pesa, code ya m - pesa, code yangu ya mpesa, code ya siri, code yangu ya siri, msimbo wa siri',
  ),
  ...names(
    'password',
    'nothing',
    'password, passwords, passwd, pasword, passwrd, passward, pass word, passcode, pass code, nywila, nwila',
  ),
  ...names(
    'password',
    'nothing',
    'nenosiri, neno la siri, neno langu la siri, neno siri, maneno ya siri, pasiwadi, paswad',
  ),
  ...names(
    'otp',
    'nothing',
    'otp, o t p, o . t . p, one time code, one - time code, one time password, one - time password',
  ),
  ...names(
    'otp',
    'nothing',
    'one time pin, one - time pin, onetime pin, onetime code, verification code, verification number',
  ),
  ...names('otp', 'nothing', 'auth code, authentication code, login code, sms code, 2fa code, code ya kuthibitisha'),
  ...names(
    'otp',
    'nothing',
    'code ya uthibitisho, namba ya uthibitisho, nambari ya uthibitisho, msimbo wa uthibitisho, security code',
  ),
  ...names('otp', 'link', 'confirmation code'),
  ...names('otp', 'sent', 'code, kodi, msimbo'),
  ...names('card', 'nothing', 'cvv, cvc, cvv2, cvc2, cvn'),
].sort((one, other) => other.words.length - one.words.length)

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Says that what follows is what was named. "in" is how hurried thumbs write "ni". */
export const LINKS = set("is ni n in its it's was ilikuwa iko ndio ndiyo kama as be : = 👉 → > ➡")

/** Says that the secret is a person's own, or belongs to money, a phone or a bank. */
export const OWN = set(
  'my mine yangu yng ynagu yngu langu wangu zangu mpesa pesa atm bank benki kcb equity coop absa ncba stanbic airtel tkash fuliza mshwari sim simu card kadi account akaunti bonga',
)

/** Says that a code came from somewhere to prove who she is. */
export const SENT = set(
  'sent received got texted sms text nimetumiwa nilitumiwa nimepata niliyopata nimepokea imekuja walinitumia wamenitumia',
)

/** May stand between a name and its secret, and means nothing there. */
export const FILLERS = set(
  'ya wa la za cha the a an my your yako number no nambari namba code mpya new old now sasa hii hiyo hapa here so actually has have changed it that which they me i you from of for to not si imebadilika please tafadhali tu just still leo ile use using huwa equals called naeza kupea nakupa nikupe naitumia money wifi login - . * " \' ( ) [ ] { } _ ~ ` # | ‘ ’ “ ”',
)

/** May stand before a bare "pin 4821": anything else there makes it goods, "rolling pin 1200". */
export const OPENERS = set(
  'my mine yangu the this hii hiyo that ni is and na with by use used tumia nimetumia enter entered put weka nimeweka niliweka nimeingiza niliingiza ingiza type typed try tried jaribu lipa pay kwa secret new old mpya personal here hapa now sasa so it its also si ndio confirm correct wrong andika nimeandika niliandika niko nina',
)

/** Pins that are sold, drawn on a map or given by the tax office. */
export const OTHER_PINS = set(
  'rolling hair safety bowling lapel drawing push bobby cotter brooch tie hat cloth location kra tax map drop dropped linch firing clothes collar badge enamel school two three four plug round',
)

/** A number that is followed by one of these counts or costs something. */
export const UNITS = set(
  'bob ksh kes kshs sh shs shilingi shillings = / % pcs pieces pc packets pkts packet cm mm m kg g each only per za digits digit pairs dozen am pm times mara',
)

/** A number that follows one of these is told by it, whatever comes after. */
export const NUMBER_LABELS = set(
  'order oda odd size saizi till paybill house nyumba room plot box account ref reference receipt invoice total jumla price bei ksh kes kshs sh paid sent nimetuma nimelipa model apartment apt door code number no',
)

/** What is said of a password, and is none. */
export const NOT_PASSWORDS = set(
  "wrong incorrect invalid not no forgotten lost the same expired required weak too very so safe still correct right strong long short ok okay fine good bad my your a an what which who being it this that blocked locked reset changed needed important secure private secret on in at for to and or but here there never always also gone new old mine yours unknown saved hidden protected missing don't doesn't isn't working case ipi gani nini mbaya sahihi hii ile hiyo si sio siyo imepotea lipi yako yangu ya wa imekataa haifanyi siri ngapi nani wapi muhimu lazima sawa poa kubwa ndefu fupi mpya haikubali imekwisha",
)

/** A code that is "yours" and still no secret. */
export const OPEN_CODES = set(
  'coupon promo discount offer order pickup product item gift referral invite till voucher punguzo delivery tracking',
)

/** All that may stand beside a code that is sent alone. */
export const BESIDE_BARE = set(
  "done sawa ok okay oky nimeweka nimeingiza niliweka nimeandika nimeenter entered enter typed put hii here it it's its is ni this hapa ndio ndiyo hiyo please tafadhali basi haya i have poa fiti ready tayari sasa now yes ndivyo imeingia nimetuma there go you then tu just . ! , * \" ' ( ) - : # _ 👍 🙏 ✅",
)

/** What numbers of a thing or a parcel go by: they are long and may pass the check of a card. */
export const LONG_NUMBERS = set('imei serial tracking barcode sn ean isbn waybill meter token tokens awb iccid')

export const CARD_WORDS = set('card kadi visa mastercard amex debit credit atm')

export const DIGIT_WORDS = set(
  'zero oh nought nil one two three four five six seven eight nine sufuri sifuri moja mbili tatu nne tano sita saba nane tisa mosi pili',
)

/** Ten and more. */
export const TENS_WORDS = set(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand kumi ishirini thelathini arobaini arubaini hamsini sitini sabini themanini tisini mia elfu',
)

/** Inside a number in words. "double four" is two digits, and one word more is none less. */
export const NUMBER_JOINS = set('and na double triple')
