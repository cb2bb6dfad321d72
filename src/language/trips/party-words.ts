import { PhraseLists } from '../governor/phrase-lists.ts'

const LISTS = new PhraseLists()
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

export const ADULTS = setOf(
  'adult adults grownup grownups wakubwa wazima women men wanawake wanaume ladies madem mamanzi madame gentlemen',
)
export const CHILDREN = setOf(
  'child children kid kids mtoto watoto toddler toddlers baby babies infant infants teen teens teenager teenagers son sons daughter daughters boy boys girl girls mtoi watoi kadogo wadogo madogo',
)
export const ANYBODY = setOf(
  'people person persons individual individuals pax guests guest travellers travelers passengers watu mtu wageni mgeni wasee msee mse wase wazito wenzangu wenzetu siblings brothers sisters cousins friends friend marafiki mabeshte rafiki beshte us colleagues members buddies sisi',
)
/** What leads to a number of people: "we are 4", "tuko wanne", "family of five". */
/** What leads to a number of people whatever follows it. */
export const GROUPS = LISTS.add(
  '(family|party|group|band|squad|crew|team|gang|bunch|total) of; (group|party|family|crew) (consisting of|made up of|comprising); familia ya (watu|wasee|); kundi la (watu|wasee|); (squad|crew|team|timu|gang) ya (watu|wasee|); genge la (watu|wasee|); group ya (watu|wasee|)',
)
/** How many are meant by one word. */
export const NUMBERED: ReadonlyMap<string, number> = new Map([
  ['duo', 2],
  ['trio', 3],
  ['threesome', 3],
  ['quartet', 4],
  ['foursome', 4],
])
/** One person by several words: "my mother … Mom". */
export const SAME_RELATIVE: ReadonlyMap<string, string> = new Map([
  ['mum', 'mother'],
  ['mom', 'mother'],
  ['mama', 'mother'],
  ['dad', 'father'],
  ['baba', 'father'],
  ['mke', 'wife'],
  ['wifey', 'wife'],
  ['hubby', 'husband'],
  ['bestie', 'friend'],
  ['gf', 'girlfriend'],
  ['bf', 'boyfriend'],
  ['mathe', 'mother'],
  ['masa', 'mother'],
  ['fathe', 'father'],
  ['mzae', 'father'],
])
/** Between whose and whom: "my best friend", "with a friend". */
export const BEFORE_RELATIVES = setOf('best dear old good close a an one late new lovely little her his')
/** Behind whom they count: "rafiki zangu watatu". */
export const POSSESSIVES = setOf('wangu yangu zangu wetu yetu zetu langu wake')
/** Two of them. */
export const TWINS = setOf('twin twins mapacha')
/** Before one age of several: "moja ako 4 na mwingine 9", "one is 4 and the other 9". */
export const EACH_OF_THEM = setOf('moja mmoja mwingine ingine one other another second eldest youngest oldest')
export const LEADS = LISTS.add(
  '(we are|were|we will be|there will be|there are|tuko|tutakuwa|tukiwa|sisi|sisi ni|sisi tuko|niko na|family of|party of|group of|a group of|familia ya|kundi la|ya watu|kwa watu) ; for',
)
/** Two adults, said without a number. */
export const COUPLE = LISTS.add(
  'couple; wanandoa; a pair; a duo; honeymoon; two of us; 2 of us; both of us; sisi wawili; tuko wawili; fungate; pair of us',
)
/** One who comes along, where "my", "with" or "wangu" says so: "dada" alone may be who is spoken to. */
export const RELATIVES = setOf(
  'wife husband girlfriend boyfriend partner fiance fiancee spouse mum mom mother dad father sister brother grandma grandmother grandfather bestie gf bf mresh mtu manzi hubby wifey boo bae mke mume bibi bwana mpenzi mchumba mama baba dada kaka dem chali rafiki friend beshte cousin aunt uncle shosho mathe fathe mzae masa',
)
/** Two who come along. */
export const PAIRS = setOf('parents wazazi')
export const BESIDE_RELATIVES = setOf(
  'my our with and na n plus & , take taking bring bringing kupeleka nipeleke tupeleke napeleka kuleta',
)
/** Friends are counted without the one who writes: "with 4 friends". */
export const COMPANIONS = setOf(
  'friends marafiki mabeshte rafiki beshte wasee maboyz boyz colleagues others wenzangu wenzetu sisters brothers cousins workmates buddies',
)
export const WITH = setOf('with na plus and my')
export const ALONE = LISTS.add(
  'solo; alone; by myself; on my own; just me; only me; just myself; peke yangu; pekee yangu; mimi tu; mimi pekee; ni mimi tu; mwenyewe; single traveller; single traveler; one person',
)
/** Those who are counted next are among those who were: "6 of us, 2 of them kids". */
export const AMONG = LISTS.add(
  'of them; of whom; (are|ni) (kids|children|watoto); including; of which; among them; incl; inclusive of; the # of us; the (two|three|four|five|six|seven|eight) of us; all # of us; in total; altogether; wakiwemo; ikiwemo; kati yao; kati yetu; miongoni; family of #; family of four; family of five; family of six; family of three; familia ya watu',
)
/** Ages follow: "aged 4 and 7", "wa miaka 4 na 7", "ages 3, 6". */
export const AGED = setOf('aged age ages miaka umri')
export const YEARS_OLD = setOf('year years yr yrs yo miaka')
