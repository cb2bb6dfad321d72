/** What happens to somebody, told in place of what the goods must be: "haoni herufi ndogo" asks for large ones. */
const SMALL = ['herufi ndogo', 'namba ndogo', 'maandishi madogo', 'herufi', 'namba', 'maandishi', 'screen', 'vizuri']
const UNSEEN = ['haoni', 'hawaoni', 'sioni', 'hawezi kuona', 'hawezi kusoma', 'siwezi kuona', 'siwezi kusoma']

const NOT_SEEING = UNSEEN.flatMap((verb) => SMALL.map((what) => `${verb} ${what}`)).join(', ')

export const SW_SITUATIONS = `
${NOT_SEEING}, macho hayaoni, macho yake hayaoni, macho yamechoka, macho mabovu, macho yake dhaifu, haoni mbali = big buttons | big screen | elderly
hasikii, hasikii vizuri, hasikii poa, masikio hayasikii, masikio mabovu, shida ya kusikia, simu ikilia hasikii, hasikii ikilia = loud | music
isilowe, zisilowe, visilowe, yasilowe, isiloe, inalowa, zinalowa, miguu inalowa, miguu hulowa, viatu vinalowa, maji yanaingia, maji huingia, isiingie maji, zisiingie maji, visiingie maji, haziingii maji, hakiingizi maji, haiingizi maji, haviingizi maji = waterproof | water resistant
isiyopata moto, haipati moto, inapata moto, hupata moto, ikipata moto, isipate moto, isiyopata joto, haipati joto, inapata joto, hupata joto, inachoma vidole = cooling | cooling fan | cooling fan accessory | breathable
hawezi kuinama, hawezi kufunga kamba, hawezi kuinama kufunga kamba, kuinama kufunga kamba, kufunga kamba, kufunga laces, hawezi kujifunga viatu = slip on | velcro | strap
inaisha chaji, chaji inaisha, chaji huisha, betri inakufa, simu inakufa, simu huzima, inazima ovyo, hakuna pa kuchaji = big battery | portable
kuona ramani, kufuata ramani, kuona map, kufuata map, nione ramani, nione map = navigation
vyombo vya mafuta, sahani za mafuta, vyombo vichafu, sahani chafu, masufuria machafu, mafuta kwa vyombo = dishes
maji ya chumvi, maji magumu, maji ya kisima, maji ya borehole, haitoi povu, haitoi foam, povu haitoki, hakuna povu, haifanyi povu, halitoi povu = hard water
kelele inanisumbua, kelele zinanisumbua, kelele ya matatu, kelele za matatu, kelele ya gari, makelele = noise cancelling
huangusha simu, anaangusha simu, naangusha simu, simu huanguka, simu inaanguka = people who drop their phone | shockproof | tough
sakafu inateleza, sakafu huteleza, sakafu ina maji, sakafu iko na maji, utelezi, ina utelezi, kuteleza kwa tiles = non-slip | non slip | grip
yenye kalamu, ina kalamu, iko na kalamu, na kalamu, kuandika kwa screen, kuandika kwa skrini, kuchora kwa screen, kusign documents, kusign pdf = stylus
miguu inatoa jasho, miguu hutoa jasho, jasho ya miguu, miguu inanuka, miguu hunuka = breathable
anaanza kusimama, ameanza kusimama, hatua za kwanza, hatua zake za kwanza = toddler | baby | kids
`
