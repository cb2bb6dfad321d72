import type { GoodsWords } from '../../linking/goods-words.ts'
import { EN_BRANDS } from './brands.ts'
import { EN_FEATURES } from './features.ts'
import { EN_PROPERTIES } from './properties.ts'
import { EN_SITUATIONS } from './situations.ts'
import { EN_THINGS } from './things.ts'

/** Names for the same thing: what customers say, and what catalogues write. */
const SAME_THINGS = `
trainers, takkies, tackies, kicks, rubber shoes = sneakers | running shoes | shoes
jogging shoes, joggers shoes, running trainers, shoes for running, shoes for jogging = running shoes | sneakers | shoes
soccer boots, soccer shoes, football shoes, football cleats, cleats, studs, soccer cleats, boots for football = football boots | boots
official shoes, formal shoes, work shoes, dress shoes, oxfords, suit shoes, office shoe = office shoes | formal shoes | shoes
slip ons, loafers, moccasins = loafers | slip on shoes | office shoes | shoes
flip flops, flip flop, bathroom slippers, shower shoes, thongs, slippers, bathroom sandals, house slippers = flip flops | slippers | sandals
sliders, slides, pool slides = slides | slippers | sandals
crocs = clogs | sandals
open shoes = sandals
wellingtons, wellies, rain boots, rubber boots, gum boots = gumboots | boots
high heels, stilettos, heeled shoes, pumps, court shoes = heels | shoes
flats, ballerinas, doll shoes = flats | ballet flats | shoes
safety shoes, work boots, steel toes = safety boots | boots
hiking shoes, hiking boots, trekking boots = hiking boots | boots
baby shoes, children shoes, childrens shoes, kids shoes, toddler shoes, kiddie shoes = kids shoes | shoes
school shoe, back to school shoes = school shoes | shoes
footwear = shoes
mobile, cellphone, cell phone, handset, mobile phone, fone, fon, cell = phones | smartphones
smartphone, smart phone, android, android phone, touchscreen phone, touch phone, touch screen phone = smartphones | phones
button phone, small phone, keypad phone, basic phone, simple phone, non smartphone, dumb phone, torch phone = feature phones | phones
phone cover, phone case, back cover, phone casing, casing, back case, phone pouch, pouch, phone jacket = phone case | cases | phone covers
screen guard, glass protector, tempered glass, glass guard, phone glass, screen glass = screen protectors
earbuds, ear buds, airpods, air pods, earpods, ear pods, pods, wireless earphones = earbuds | earphones
headset, headphones, head phones, ear phones, earpiece, handsfree, hands free, over ears = headphones | earphones | headset
charger, charging head, wall charger, phone charger, adapter, adaptor, power adapter, fast charger = chargers
usb cable, charging cable, charging cord, data cable, charger cable, usb cord, phone cable = cables
powerbank, portable charger, battery pack, power pack = power banks
smart watch, fitness watch, fitness tracker, wrist watch = smartwatch | watches
bluetooth speaker, music box, mini speaker, party speaker = speakers
card for my phone, card for the phone, card for phone, gb card, phone memory card, memory, memory stick, sd card, micro sd, micro sd card, flash card = memory card
something to hold my phone, something to carry my phone, something to hold the phone, phone stand, phone mount, phone holder, car holder, bike mount = phone holder
selfie stick = selfie stick | tripod
something to clean shoes, something to clean sneakers, sneaker cleaner, shoe cleaner, shoe cleaning kit, sneaker cleaning kit, shoe shampoo = shoe cleaner | cleaning kit | shoe polish
phone accessory = phone accessories | accessories
polish, shoe wax, kiwi polish = shoe polish
inner soles, insole, shoe inserts = insoles
kale, kales, sukuma wiki, collards, collard = collard greens | kale | vegetables
coriander leaves, cilantro = coriander
veggies, vegs, vegies = vegetables
spuds, irish, irish potatoes = potatoes
corn flour, cornmeal, ugali flour, maize meal, posho flour, flour for ugali = maize flour | flour
chapati flour, baking flour, all purpose flour, self raising flour, flour for chapati, flour for mandazi = wheat flour | flour
porridge flour, flour for porridge = porridge flour | flour
green gram, mung beans, moong = green grams
peanuts, ground nuts, njugu nuts = groundnuts | peanuts
fresh milk, packet milk, pasteurised milk = fresh milk | milk
uht milk, long life, shelf milk, tetra milk = long life milk | milk
sour milk, fermented milk, lala, yoghurt milk = cultured milk | yoghurt
yogurt, yoghourt = yoghurt
salad oil, frying oil, vegetable oil, cooking oil, corn oil = cooking oil | oil
solid fat, cooking lard, hard fat, frying fat = cooking fat | fat
margarine, butter spread = margarine | butter | spread
tea leaves, loose tea, black tea, chai leaves = tea leaves | tea
coffee powder, coffee granules = coffee
cocoa powder, hot chocolate = drinking chocolate | cocoa
bottled water, mineral water, drinking water = drinking water | water
loaf, loaf of bread, sliced bread, bread loaf, white loaf, bread slices = bread
cookies, crackers = biscuits
pawpaw = pawpaw | papaya
laundry soap, washing soap, bar of soap, soap bar, multipurpose soap = laundry soap | bar soap | soap
detergent, washing detergent, soap powder, powder soap, laundry powder = washing powder | detergent | soap
bathing soap, body soap, toilet soap, shower soap, soap for bathing = bathing soap | soap
dish soap, dishwasher liquid, washing up liquid, dish washing soap, dish wash, soap for dishes = dishwashing liquid | soap
toilet roll, toilet rolls, tissue paper, tissues, loo paper, toilet papers, tissue roll = toilet paper | tissue
iodized salt, cooking salt = salt
spring onions, leeks = onions
painkillers, pain killer, pain reliever, headache tablets, headache medicine = painkillers | paracetamol | tablets
sanitary towels, pads, sanitary pads = sanitary pads
nappies, baby diapers = diapers
plaster, plasters, band aid = plasters | bandage
pram, push chair, baby stroller = stroller
couch, settee = sofa
cupboard, wardrobe = wardrobe | cabinet
telly, tv set, smart tv, flat screen = tv | television
refrigerator = fridge
cooker, gas cooker, stove = cooker | stove
spanner, wrench = spanner | wrench
iron sheets, roofing sheets, mabati sheets = iron sheets
tap, water tap = taps
paint brush = paint brush | brushes
tshirt, t shirt, tee shirt, tees = t-shirts | shirts
pants, slacks = trousers
pullover, jumper = sweaters
handbag, hand bag, purse = handbags | bags
rucksack, back pack, school bag = backpacks | bags
`

/** English words for goods. */
export const EN_GOODS: GoodsWords = {
  headFirst: false,
  collectives:
    'snack, drink, beverage, cereal, accessory, vegetable, fruit, grocery, toiletry, cleaning, medicine, tool, cosmetic, electronic, supply',
  people: 'men, women, ladies, kids, children, boys, girls, baby, toddler, teen, elderly, senior, student',
  priceWords: 'cheap, cheaper, cheapest, affordable, budget, expensive, pricey, inexpensive, low cost, pocket friendly',
  plainWords: `
    pro max plus ultra lite mini note fold air classic original premium standard basic super mega power pocket smart sport sports deluxe royal prime eco max duo neo one two three four five six first second
    last next new old big small large medium little high low wide long short slim light heavy fast slow quick easy hard soft strong tough clear plain single double twin triple half full whole open closed flat round square
    street road city town village mountain hill river lake sea beach pool garden farm home house school office church park forest field court track line point corner market station morning evening night day
    sunday monday friday weekend week month year time today tomorrow summer winter rain sun moon star sky wind breeze fire water earth stone
    boy girl man woman lady baby kid child king queen prince princess captain guard boss rider driver ranger teacher doctor nurse student player winner striker winger
    love life joy hope peace happy lucky sweet fresh raw ripe dry wet cold warm hot cool clean pure natural organic brown black white red green blue yellow pink purple orange grey gray gold silver
    step steps walk walker run runner runs jump fly ride drive play work start stop control speed stability comfort support balance form level grade class type style design print party fashion trip travel journey
    broad avenue uptown chat loop mile pacer box bar pack set kit pair piece extra special value family everyday regular normal care gentle active total complete advance advanced action relief daily cap head hand face body
    page page-boy games academy junior senior desert torch button buttons privacy company store shop price order delivery payment phone number line account message call
    the a an of for with and to in on at by from or is it this that my your our their me you we they some any all each every no not yes do does did have has had can could will would want need get give take make show send buy sell pay
    about above across after again against along among around because before behind below beside between beyond during except inside into like near off onto out over since through under until up down upon within without
    were been being them their these those then than when while though very really maybe want wanted wants looking look find found thing things stuff item items people person place other another
    much many more most less least very too also just only still again please thanks hello good better best nice bad cheap there here what which who when where why how
  `,
  brands: EN_BRANDS,
  goods: SAME_THINGS + EN_THINGS,
  features: EN_FEATURES + EN_PROPERTIES + EN_SITUATIONS,
  colours: `
black, blk, blck, blak, jet black = black
white, wht, whyt, off white = white
red = red
blue, blu, sky blue, light blue, royal blue = blue
navy, navy blue = navy
dark blue = navy | blue
green, grn, lime green = green
army green, jungle green = olive | green
olive, olive green = olive
grey, gray, ash, charcoal grey, dark grey = grey | gray
gray = gray | grey
brown, brwn, coffee brown, dark brown = brown
chocolate brown = brown
tan, camel = tan
khaki = khaki
beige = beige
cream = cream
nude, skin colour, skin color = nude
yellow, yelow, mustard = yellow
orange coloured, orange colour, orange color = orange
orange = orange
pink, hot pink, rose pink = pink
purple, violet, lilac, lavender = purple
maroon, burgundy, wine red = maroon
dark red = maroon | red
gold, golden = gold
silver = silver
turquoise, aqua = turquoise
teal = teal
multicolour, multicolor, multicoloured, mixed colours, colourful = multicolour
transparent, see through, clear colour = clear | transparent
neutral, colourless = neutral
`,
  values: `
type c, usb c, usb type c, usbc, typec, c type, type-c = usb-c | type-c
micro usb, microusb, type b, micro = micro-usb
lightning, iphone pin, iphone port = lightning
aux, round jack, round pin, round hole, normal jack, the round one, headphone jack, 3.5 jack, audio jack = 3.5mm
bundle, bunches, handful = bunch
one piece, singles, per piece, loose = single
trays, crate, full tray = tray
half crate, half a tray, half trei, half a crate = half tray
carton, box = carton
pack of two, two pack, 2 pack, packet of two, set of two, the two pack, pakiti ya mbili, pack ya mbili, packet ya mbili = pack of 2
pack of three, three pack, 3 pack, packet of three, set of three, the three pack, pakiti ya tatu, pack ya tatu, packet ya tatu = pack of 3
pack of four, four pack, 4 pack, packet of four, set of four, the four pack, pakiti ya nne, pack ya nne, packet ya nne = pack of 4
pack of six, six pack, 6 pack, packet of six, set of six, the six pack, pakiti ya sita, pack ya sita, packet ya sita = pack of 6
pack of ten, ten pack, 10 pack, packet of ten, set of ten, the ten pack, pakiti ya kumi, pack ya kumi, packet ya kumi = pack of 10
pack of twelve, twelve pack, 12 pack, packet of twelve, set of twelve, the twelve pack, pakiti ya kumi na mbili, pack ya kumi na mbili, packet ya kumi na mbili = pack of 12
halved, half cut = half
whole one, full one = whole
quarter piece, a quarter = quarter
washed, already cut, cut already, pre washed, ready cut, chopped, pre cut = washed and cut
`,
}
