/** Words for numbers in English, Swahili and Sheng, as "word:value". */
const table = (rows: string): ReadonlyMap<string, number> =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .map((row) => {
        const [word = '', value = ''] = row.split(':')
        return [word, Number(value)] as const
      }),
  )

/** Below ten, and what they are called beside each class of Swahili nouns. */
export const UNITS =
  table(`zero:0 oh:0 nil:0 sifuri:0 sufuri:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9
  moja:1 mbili:2 tatu:3 nne:4 tano:5 sita:6 saba:7 nane:8 tisa:9 mmoja:1 kimoja:1 moko:1 wawili:2 viwili:2 mawili:2 miwili:2 mbiri:2
  watatu:3 vitatu:3 matatu:3 mitatu:3 wanne:4 vinne:4 manne:4 minne:4 watano:5 vitano:5 matano:5 mitano:5 wanane:8 vinane:8
  manane:8 minane:8`)

export const TEENS =
  table(`ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18
  nineteen:19 kumi:10`)

export const TENS =
  table(`twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 ishirini:20
  thelathini:30 arobaini:40 arubaini:40 hamsini:50 sitini:60 sabini:70 themanini:80 thamanini:80 tisini:90`)

/** Every count that is one word. */
export const SPOKEN_COUNTS: ReadonlyMap<string, number> = new Map([...UNITS, ...TEENS, ...TENS])

/** "Two hundred": the count comes before. */
export const SCALES_AFTER_COUNT =
  table(`hundred:100 hundreds:100 hundo:100 thousand:1000 thousands:1000 k:1000 grand:1000 million:1000000
  soo:100 thao:1000 ngiri:1000 elfu:1000 mia:100 laki:100000 milioni:1000000 buku:1000`)

/** "Mia mbili": the count comes behind. */
export const SCALES_BEFORE_COUNT =
  table(`mia:100 elfu:1000 alfu:1000 laki:100000 milioni:1000000 soo:100 thao:1000 thaoo:1000
  thau:1000 ngiri:1000 ngwenye:1000 ngwanye:1000 buku:1000 kasoo:100 kathao:1000`)

/** Names of sums in Sheng. "Punch" is five hundred to some and fifty to others: what is behind it is asked for both. */
export const COINS =
  table(`finje:50 finya:50 chwani:50 hamsa:50 jero:500 jiro:500 punch:500 pachi:500 kajero:500 rwabe:200 ashuu:10
  ashu:10 kobole:5 mbao:20 tenje:10 tenga:10 salasa:30 ndururu:5`)

/** Words that count nothing but money. */
export const MONEY_WORDS: ReadonlySet<string> = new Set(
  [...COINS.keys()]
    .filter((word) => word !== 'mbao' && word !== 'hamsa')
    .concat('soo', 'kasoo', 'thao', 'thaoo', 'thau', 'kathao', 'ngiri', 'ngwenye', 'ngwanye'),
)
