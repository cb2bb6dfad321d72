/** What a noun class puts before its verbs, and its relative: "zisizoteleza", "kinachowaka". */
const CLASSES = [
  ['i', 'yo'],
  ['zi', 'zo'],
  ['vi', 'vyo'],
  ['ki', 'cho'],
  ['li', 'lo'],
  ['ya', 'yo'],
  ['u', 'o'],
] as const

/** Roots of what goods are wanted not to do, and what follows the verb; then what a catalogue calls such goods. */
const NOT_DOING: readonly (readonly [roots: string, behind: readonly string[], targets: string])[] = [
  ['telez', [''], 'non-slip | non slip | grip'],
  ['slip', [''], 'non-slip | non slip | grip'],
  ['pitish ingiz ingi vuj pit', [' maji', ' mvua'], 'waterproof | water resistant'],
  ['vuj low', [''], 'waterproof | water resistant'],
  [
    'vunjik chakaz chanik pasuk katik tobok banduk chubuk',
    ['', ' haraka', ' ovyo'],
    'durable | rugged | tough | braided',
  ],
  ['haribik', ['', ' haraka', ' ovyo'], 'durable | rugged | tough | long life'],
  ['umiz ban', ['', ' miguu', ' vidole'], 'comfortable | cushioned'],
  ['ish maliz', [' chaji', ' charge', ' moto', ' haraka'], 'big battery'],
  ['chach oz', ['', ' haraka'], 'long life'],
  ['tok anguk', [' kwa masikio', ' masikioni'], 'sport | secure fit'],
]

/** Of several things at once: of one, "inawaka" says that it works. */
const DOING = 'zinawaka zinazowaka vinawaka vinavyowaka zinang’aa zinazong’aa vinavyong’aa'
  .replaceAll('’', "'")
  .split(' ')
const HAVING = [
  'yenye',
  'zenye',
  'vyenye',
  'chenye',
  'ina',
  'zina',
  'vina',
  'iko na',
  'ziko na',
  'viko na',
  'za',
  'vya',
]

const PLAIN = `
${[...DOING, ...DOING.map((verb) => `${verb} taa`), 'inawaka taa', 'inayowaka taa', 'kinachowaka taa', 'za kuwaka', 'za kuwaka taa', 'vya kuwaka', 'za kuflash', 'zinaflash', 'zinablink', 'vinaflash', ...HAVING.map((have) => `${have} taa`)].join(', ')} = light up | lights
zimara, ngumu kuvunjika, ya kudumu sana = durable | rugged | tough
bila waya, isiyo na waya, zisizo na waya, haina waya, hazina waya, visivyo na waya, bila nyaya = wireless | bluetooth
bila friji, bila fridge, haihitaji friji, haihitaji fridge, isiyohitaji friji, isiyohitaji fridge, haitaki friji = long life
kukaanga, kukaangia, kukaanga chips, ya kukaanga, ya kukaangia, kufry, kudeep fry = frying
kufua, kufulia, kufua nguo, kufulia nguo, kudobi, kudobia, kuosha nguo = laundry
kuosha vyombo, kuoshea vyombo, kuosha masahani, kuosha sahani, kuoshea sahani = dishes
kuoga, kuogea, ya kuogea, kushower = bathing
`

/** Bends the verbs through the noun classes: "haitelezi", "zisizoteleza", "visiteleze". */
export const SW_PROPERTIES: string = [
  ...NOT_DOING.map(([roots, behind, targets]) => {
    const denied = roots.split(' ').flatMap((root) => CLASSES.flatMap(([own, relative]) => bent(root, own, relative)))
    return `${denied.flatMap((verb) => behind.map((rest) => `${verb}${rest}`)).join(', ')} = ${targets}`
  }),
  PLAIN,
].join('\n')

function bent(root: string, own: string, relative: string): string[] {
  return [`ha${own}${root}i`, `${own}si${relative}${root}a`, `${own}si${root}e`, `ha${own}${root}angi`]
}
