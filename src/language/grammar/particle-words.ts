/** The small words of a language that hold a sentence together, as data: words apart by spaces. Empty where it has no own. */
export interface ParticleWords {
  /** Between two things of a list. */
  readonly joins: string
  /** Between two things of which one is meant. */
  readonly or: string
  /** What belongs to what: "kilo YA unga", "a bag OF rice". */
  readonly of: string
  /** For what it is: "cream FOR leather". */
  readonly forWhat: string
  /** By which way: "KWA simu". */
  readonly by: string
  /** Before a sum: "vitunguu VYA hamsini". */
  readonly worth: string
  readonly denies: string
  /** What may stand between a denial and what it denies. */
  readonly afterDenial: string
  /** "Not NECESSARILY black". */
  readonly need: string
  /** Before what is left out: "WITHOUT sugar". */
  readonly leavesOut: string
  /** Takes back the number before it: "6 SORRY 12". */
  readonly corrects: string
  readonly contrasts: string
  /** Before what something is to become: "change it TO rice", "IWE mchele". */
  readonly becomes: string
  /** Before what is given for something else: "swap it FOR rice", "badala yake NIPE wali". */
  readonly givenFor: string
  readonly asks: string
  /** Begins a question that goes on from the one before: "AND the milk?". */
  readonly goesOn: string
  /** English questions begin so, and wishes do not: "DO potatoes come washed". */
  readonly opensQuestion: string
  /** "CAN my wife pay" asks; "can I have" and "can you send", with one of `favour` behind, wish. */
  readonly may: string
  readonly favour: string
  /** The two who talk, whom nobody asks to be connected to. */
  readonly talkers: string
  /** Of these the one talked to. */
  readonly listener: string
  /** "MY husband", "mume WANGU": somebody of hers. */
  readonly mine: string
  /** Behind "for", which some write as 4: "a phone 4 MY mum". */
  readonly whom: string
  /** "SHE is 4" counts years. */
  readonly somebody: string
  readonly too: string
  readonly twice: string
  readonly now: string
  readonly atNight: string
  /** What belongs to the thing talked about: "ITS heel", "kisigino CHAKE". */
  readonly its: string
  /** Between a thing and what it comes with: "a charger WITH the phone". */
  readonly comesWith: string
  /** Says of a thing that it has what is named next: "INA redio", "IKO na chaja". */
  readonly has: string
  /** Between a thing and one of two that it is: "NI ngozi ama plastiki". */
  readonly copula: string
  /** What goods are chosen by, and no trait: "SIZE zake". */
  readonly choices: string
  /** More of it than all others: "the LONGEST", "inakaa ZAIDI". */
  readonly most: string
  /** Points at another one than the one that is talked about: "ILE ya waterproof", "the big ONE". */
  readonly other: string
  /** Whose goods are meant where she speaks to the shop: "is YOUR meat fresh", "nyama YENU". */
  readonly yours: string
  /** Points at what was said before: "in THAT size", "saizi HIYO". */
  readonly points: string
  /** Says what somebody wears, or what would suit a foot. */
  readonly fitting: string
  /** Of which "how much" is, where it asks for money and nothing else: "PRICE", "BEI gani". */
  readonly money: string
  /** Of which "how much" consists where it may as well be "how many": "NI NGAPI". */
  readonly howMany: string
  /** Opens a sentence that tells on about the same goods: "THEY were size 38". */
  readonly tellsOn: string
  /** How the provider's own messages go on after the receipt. */
  readonly booked: string
  /** Leads on from a thing to what it does or is for: "something TO hold my phone", "a case THAT protects it". */
  readonly purpose: string
  /** Whose a thing is, before it and behind it: "MY phone", "simu YANGU". What she has is not what she looks for. */
  readonly owner: string
  readonly ownedBy: string
  /** Says of herself that she has the thing named next: "NINA Nuru 4". */
  readonly owns: string
  /** Between a thing and what it is: "my phone IS", "simu yangu NI". */
  readonly isSo: string
  /** Stands for goods that have no name yet: "SOMETHING for frying". */
  readonly anything: string
  /** Two words that leave out what comes next: "OTHER THAN palm". */
  readonly leavesOutPairs: string
  /** Refuses what comes next: "SITAKI ya plastic". */
  readonly refuses: string
  /** Who wears it: "for my NEPHEW", "ya MSICHANA". Grown are those who are no children whatever their age. */
  readonly male: string
  readonly female: string
  readonly grown: string
  /** Before what somebody does, in a language whose verbs do not bend: "I watch the gate". */
  readonly doers: string
  /** Before the place one goes to or is in: "off TO Diani". */
  readonly towards: string
  /** What is done with a game and no goods: "NACHEZA ball". */
  readonly plays: string
  /** Words of any sentence, which rows have too and which describe no goods. */
  readonly idle: string
  /** Others of whom a reason may tell: "WATOTO wamerudi". */
  readonly people: string
  /** What may stand before somebody of whom something is told: "BUT my wife says". */
  readonly leadsPeople: string
  /** Who speaks, before what she wears or has. */
  readonly herself: string
  /** Says behind her that she has something already. */
  readonly keeps: string
  /** Before how many they are themselves: "TUKO wawili". */
  readonly weAre: string
  /** Leaves out what comes next in the midst of a wish, and refuses what stands before it: "NO heel", "case ZII". */
  readonly refusesIt: string
  /** Gives a reason for what was said before. */
  readonly because: string
  /** Of these what says a place with "of" behind it: "JUU ya meza". */
  readonly above: string
  /** Goes on from a reason to what follows of it: "my sister came SO make it two". */
  readonly concludes: string
}
