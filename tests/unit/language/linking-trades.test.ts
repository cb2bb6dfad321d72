import { describe, expect, it } from 'vitest'
import { fixtureShop, indexOf } from './fixture-shop.ts'
import { HARDWARE, PHARMACY } from './made-up-shops.ts'
import { toldShort } from './read-goods.ts'

/** `phrase => what it is taken for`, as read-goods.ts tells it. */
const GROCERIES = `
atta => UNGAAT
avocado 4 => =PARACH
avocados => =PARACH
banana => NDIZI
bar soap => SABBAR
beans => MAHARA
biskuti => BISKUTI
black tea => CHAI
bread ya brown => MKATEBR colour=brown
brookside milk => MAZFR no brookside
brown flour => UNGAAT
brown sugar => =SUKABR
butter => not sold
carrot => =KAROTI
cerelac => no cerelac
chai => CHAI,CHAIBAG
charcoal => not sold
cheese => not sold
chocolate => KAKAO
cilantro => DHANIA
cocoa => KAKAO
coffee => KAHAWA
cooking fat => MAFGUM
cooking oil 2 litres => ALIZETI,MAFUTA
dania => DHANIA
danya => DHANIA
detergent => SABUNG
dhania fungu mbili => DHANIA pack=bunch
dona => UNGADO
eggs => =MAYAI
flour => flour
fresh coriander => =DHANIA
fruits => fruit
green grams => =NDENGU
half tray eggs => =MAYAI pack=half tray (15)
hoho => not sold
iphone => no iphone
irish potatoes => WARU
jik => no jik
juisi ya maembe => JUISI
kabeji kubwa => KABICHI
kabichi => KABICHI
kahawa => KAHAWA
karanga => NJUGU
karoti => KAROTI
keringet => MAJI no keringet
ketepa => CHAI no ketepa
kimbo => MAFGUM no kimbo
kuku => not sold
lita mbili za mafuta => ALIZETI,MAFGUM,MAFUTA
long life milk carton => =MAZUHT pack=carton of 12 x 500ml
machungwa => MACHUN
maembe => MAEMBE
mafuta => ALIZETI,MAFGUM,MAFUTA
mafuta ya kuganda => MAFGUM
mafuta ya kupika lita 5 => MAFUTA
maharagwe => MAHARA
majani => CHAI
majani chai => CHAI,CHAIBAG
majani ya chai => CHAI,CHAIBAG
maji => MAJI
maji 10l => MAJI
mango juice => =JUISI
margarine => SIAGI
matikiti => TIKITI
matunda => fruit
mayai => MAYAI
mayai moja => MAYAI
mayai trei moja => MAYAI pack=tray (30)
maziwa lala => MALA
maziwa ya pakiti => MAZUHT
mboga => mboga+vegetables
mchele wa pilau => PISHORI
mchere => MCHELE,PISHORI
mkate mbili => MKATE,MKATEBR
mkate wa brown => MKATEBR
nanasi => not sold
nappies => not sold
nataka unga => UNGADO,UNGASB
ndengu => NDENGU
ndizi => NDIZI
njugu => NJUGU
njugu karanga => NJUGU
nyama => not sold
nyanya => NYANYA
onion 1kg => VITUNG weight=1kg
ovacado => PARACH
peanut => NJUGU
phone charger => not sold
pishori => PISHORI
pojo => NDENGU
red onions 1kg => =VITUNG weight=1kg
rice for pilau => PISHORI
rina => ALIZETI,MAFUTA no rina
royco => no royco
sabuni => SABBAR,SABKUO,SABUNG,SABVYO
sabuni ya kuoga => SABKUO
sabuni ya mche => SABBAR
sabuni ya unga kilo moja => SABUNG
sabuni ya vyombo => SABVYO
sembe => UNGASB
shoes => not sold
sneakers => not sold
soda => not sold
sour milk => MALA
sour milk 500ml => MALA volume=500ml
spinachi => SPINACH
spread => SIAGI
stroberi yoghurt => YOGATI
sukali => SUKABR,SUKARI
sukari kilo mbili => SUKABR,SUKARI
sukuma => SUKUMA
sukuma iliyokatwa => SUKUMA pack=washed and cut, 500g
sunflower oil => =ALIZETI
tangawizi => BISKUTI
tea bags => =CHAIBAG
tikiti maji => TIKITI
tissue => TISHU
tissue 10 rolls => TISHU pack=10 rolls
toilet paper 10 rolls => TISHU pack=10 rolls
tray of eggs => =MAYAI pack=tray (30)
uht milk => MAZUHT
unga => UNGADO,UNGASB
unga wa chapati => UNGAAT
unga ya uji => UNGAUJI
vegetable oil => MAFUTA
viazi kilo tano => WARU
waru => WARU
washing powder => =SABUNG
water 5l => MAJI
watermelon half => =TIKITI
wholegrain flour => UNGAAT,UNGADO
wimbi => UNGAUJI
yoghurt => YOGATI
yogurt => YOGATI
`

const NAILS_AND_PAINT = `
balbu => LED Bulb
ballast => Machine Cut Ballast
bomba la maji => Garden Hose Pipe,PVC Pipe
bosch drill => Cordless Drill 18V no bosch
brashi ya rangi => Two Inch Paint Brush
bulb 9w => LED Bulb
cement mifuko 5 => Rhino Cement 42.5N,Simba Cement 32.5R
cordless drill => Cordless Drill 18V
drill => Cordless Drill 18V
exterior paint => Weatherproof Emulsion Paint
grinder => Angle Grinder
hammer => Ball Pein Hammer,Claw Hammer
hose => Garden Hose Pipe
iron sheets => Gauge 30 Iron Sheet
kokoto => Machine Cut Ballast
kufuli => Padlock 50mm
mabati maroon => Gauge 30 Iron Sheet colour=maroon
misumari 3 inch => Ordinary Wire Nails,Roofing Nails size=3 inch
nails => Ordinary Wire Nails,Roofing Nails
nyundo => Ball Pein Hammer,Claw Hammer
padlock => Padlock 50mm
paint => Gloss Oil Paint,Weatherproof Emulsion Paint
paint brush => Two Inch Paint Brush
phone => not sold
pipe => Garden Hose Pipe,PVC Pipe
roofing nails => =Roofing Nails
saruji ya simba => Simba Cement 32.5R
screw driver => Flat Screwdriver
screws => Chipboard Screws
simiti => Rhino Cement 42.5N,Simba Cement 32.5R
solar light => Solar Flood Light
spanner => Adjustable Spanner
tools => Hand Tools+Painting Tools+Power Tools
weatherproof paint => Weatherproof Emulsion Paint
wheelbarow => =Wheelbarrow
white paint 4 litres => Gloss Oil Paint,Weatherproof Emulsion Paint colour=white
`

const MEDICINES = `
antibiotics => not sold
bandage => Elastic Bandage
bp machine => Arm Blood Pressure Monitor
cough => Tusso Cough Syrup,Tusso Junior
cough syrup for kids => Tusso Junior
dawa ya kichwa => Ibufen 400,Paramol Tablets
dawa ya kikohozi ya mtoto => Tusso Junior
dawa ya kiungulia => Gastril Antacid Gel
dawa ya mafua => Baridol Flu Capsules
diapers medium => Soft Baby Diapers size=medium
face masks => Surgical Face Masks
ibufen => Ibufen 400
ibuprofen => Ibufen 400
lotion ya ngozi kavu => Ngozi Aloe Lotion
multivitamin for women => Mama Multivitamin
ors => Maji Salts ORS
painkillers => Ibufen 400,Paramol Tablets
pampers => no pampers
panadol => Ibufen 400,Paramol Tablets no panadol
paramol => Paramol Tablets
plasters => Elastic Bandage
something for headache => Paramol Tablets
sunscreen => Jua Guard Sunscreen SPF 50
thermometer => Digital Thermometer
tuso junior => =Tusso Junior
viagra => nothing
vitamin c => Vita C 1000
wipes => Gentle Wet Wipes
`

describe.each([
  ['groceries', fixtureShop('mama-njeri-grocery'), GROCERIES],
  ['hardware', HARDWARE, NAILS_AND_PAINT],
  ['medicines', PHARMACY, MEDICINES],
])('links to the goods of a shop for %s', (_, vocabulary, table) => {
  const index = indexOf(vocabulary)
  it.each(rows(table))('%s', (phrase, told) => {
    expect(toldShort(phrase, index)).toBe(told)
  })
})

function rows(table: string): [phrase: string, told: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [phrase = '', told = ''] = line.split(' => ')
      return [phrase, told]
    })
}
