import type { GoodsWords } from '../../linking/goods-words.ts'

/** What the street calls goods. */
export const SHENG_GOODS: GoodsWords = {
  headFirst: true,
  collectives: 'madishi, misosi',
  plainWords: 'matatu nganya mtaa msee dem poa fiti fresh kali noma sasa niaje ganji doo chapaa thao ngiri soo',
  people: '',
  priceWords: 'chee, cheap, za bei poa',
  brands: `
maairforce, maforce, majordan, jordo, timba, matimba, mavans, machuck, airmax zile =
ka iphone, maiphone, masamsa, samsa, infi, tekno =
`,
  goods: `
ndula, ndulas, mandula, ndusi, machuma, viatuz, kiato, mateke = shoes
kicks, makicks, raba, rabaa, maraba, marabas, sneakas, sneaks, masneaker, mateo, snika, snikas, snikers, snikaz, viatu za streets = sneakers | shoes
njumu, manjumu, njumz, studs za ball, boots za ball, viatu za ball, ndula za ball, kicks za ball = football boots | boots
ndula za kukimbia, kicks za kukimbia, raba za jog, ndula za jog, kicks za jogging, ndula za mazoezi, raba za gym, kicks za gym = running shoes | sneakers | shoes
ndula za job, ndula za office, viatu za job, viatu za ofisi, mokasini = office shoes | shoes
ndula za shule, viatu za shule, viatu za shuleni = school shoes | shoes
viatu za mtoi, ndula za mtoi, ndula za watoi, viatu za watoi, kicks za mtoi = kids shoes | shoes
viatu za kukimbia, viatu za mbio = running shoes | sneakers | shoes
chapla, machapla, sando, masando, sandoz, champo, sandaa = sandals | slippers
slayds, slaidi, sliders, maslides, patipati, slipo, pata pata = slides | slippers | sandals
ma boot, mabutu, timba = boots
gambuu, gumboot, gamboot, magamboots = gumboots | boots
hils, mahils, maheels, ma high heels = heels
sox, masox, soxo = socks
fom, fone, masimu, simuu, mafone, foni, phonee = phones | smartphones
smarta, smatifoni, simu ya screen touch, ka touch, simu kali = smartphones | phones
mulika, mulika mwizi, katululu, kakatululu, kasimu ka torch, simu ya mulika, ka button, kabambe ndogo, kadudu, ka mulika = feature phones | phones
kavaa, makava, cover ya simu, case ya simu, kava ya fone, ka cover, kifuniko = phone case | cases
machaja, charja, charji, chargee, kichwa ya chaji, kichwa ya charger, charger ya simu = chargers
kebol, cabo, kable, cable ya simu, wire ya charger, wire ya kuchaji = cables
pawabank, power benk, pawa bank, mapowerbank = power banks
buds, mabuds, wireless buds = earbuds | earphones
chipo, machipo, chipsi mwitu = chips
kitu ya kupangusa viatu, kitu ya kupangusa kicks, kitu ya kupangusa sneakers, kitu ya kuclean kicks, kitu ya kuosha viatu, dawa ya sneakers = shoe cleaner | cleaning kit | shoe polish
simu ya mzae, simu ya mathe, simu ya button = feature phones | phones
bread kubwa, bread ndogo = bread
earpods, mapods, airpodi, mapodi, ma earpod, airpods = earbuds | earphones
earphonez, maearphone, maheadphone, ma earphones, hedfon, hedifoni = earphones | headphones
spika, maspika, spikaa, kaspika, buffer, hufa = speakers
screen guard ya simu, glass ya simu, protecta, protekta, screen proto, kioo ya simu = screen protectors
memo kadi, memory kadi = memory card
unga jogoo, unga ya sima, unga ya ugali, unga ya sembe, sembe, sima flour = maize flour | flour
unga ya chapo, unga ya ngano, unga ya mandazi, unga chapo = wheat flour | flour
unga ya uji = porridge flour | flour
machapo = chapati
maziwaa, mazi, dairy fresh, maziwa ya packet, mazwa = milk
mala, lala = cultured milk | yoghurt
mayayi, mayaiz, tuyai = eggs
waru, mawaru, warus, viazii = potatoes
sukumz, skuma, skumawiki, mboga za sukuma = collard greens | kale
dania, danyaa = coriander
nyanyaa, manyanya, tungulez = tomatoes
tunguu, matunguu, kitungu = onions
madondo, maharage, mandondo, dondo = beans
ndengu, dengu = green grams
mchele ya pilau, mchele pishori, ricee = rice
chumvee = salt
sukaa, sukarii, sweeto, sugaa = sugar
oil ya kupika, mafuta ya kupika, salad, mafuta ya chapo = cooking oil | oil
majani, majani ya chai, chaii, majanii = tea leaves | tea
maji ya chupa, majii = drinking water | water
bredi, mkate ya slice, loafu, mkatee = bread
sabuni ya nguo, sabuni ya kudobi, sabuni ya kufua = laundry soap | bar soap | soap
sabuni ya unga, omo ya kufua, powder ya kufua = washing powder | soap
sabuni ya kuoga, sabuni ya showers = bathing soap | soap
sabuni ya vyombo, sabuni ya masahani = dishwashing liquid | soap
tisho, tishuu, toilet pepa, ya choo = toilet paper | tissue
ndizii, mandizi = bananas
avo, maavo, avoka, ovacado = avocado
tikitii, watamelon, melon = watermelon
machungi, orangi = oranges
ngwashe = sweet potatoes
smocha, smokie pasua = smokies
nyama choma, nyamchom, kanyama = meat
keroro, mzinga, chang'aa = alcohol
luku, pamba, mtumba, nguo za mtumba = clothes
tisho shirt, matee, matishati = t-shirts
longi, malongi = trousers
majinzi = jeans
mahudi, hudi = hoodies
kapelo, makapelo = caps
marvin, mamarvin = beanies
jezi, majezi = jerseys
kabegi, begi ya back = bags | backpacks
rolly, rollex = watches
tv ya ukuta, telly = tv
woofer, subufa, mawoofer = subwoofer | woofer
lapi, lapto, malapto = laptops
godi, magodi = mattresses
meko, jiko ya gas = gas cooker | cooker
mtungi ya gas = gas cylinder
dawa ya hedi, panado, dawa ya kichwa = painkillers | paracetamol
kondo, macd = condoms
mapads = sanitary pads
nduthi = motorcycle
baiki = bicycle
dinga, moti = car
rangi ya keja = paint
`,
  features: `
msee, mse, wasee, mandem, mamandem, mabois, maboy, chali, machali, jamaa, ya chali, ya msee, za msee, za wasee, buda, fathe, budangu, boyi yangu = men
dem, mdem, madem, mrembo, warembo, manzi, mamanzi, msupa, mathe, mathangu, ya dem, za dem, za madem, ya manzi, dem wangu, manzi yangu, mresh, shore, mashori, shori, wife = women | ladies
mtoi, watoi, kamtoi, mtoi yangu, morio, kaboy, kagirl, kamtoto, watoi wangu, ya mtoi, za watoi = kids | children
mabuda, mzae, mzeiya, cucu, guka, shosh, shosho, wazae, mzeiya wangu = elderly | senior
kupiga tizi, tizi, ya tizi, za tizi, kujog, kurun, za kurun, ya kurun, kurunia = running | gym
kudunda ball, ya ball, za ball, kupiga ball, futa, futaa = football
job, ya job, za job, mjob, hasla, hustle = office | work
shao, ushago, za shao, ya ocha = farm | outdoor
sherehe, ya rave, za rave, kurave, ya form, za form, kudate, ya date = party | fashion
dishi ya mvua, za mvua, ya mvua, za matope = rain | waterproof
ikiingia maji, ikidunda kwa maji, haichomwi na maji = waterproof
za kuingia mfuko, inaingia pocket, ya pocket = portable | pocket
kelele ya mat, kelele za mat, kucut kelele, inacut kelele, kelele mob = noise cancelling
zisianguke, haianguki, hazianguki, zisitoke kwa masikio = sport | secure fit
zinawaka, ziko na taa, inawaka taa = light up | lights
haiingizi maji, haziingizi maji, hailoi, haziloi, haitoi maji ndani = waterproof
camera moto, kamera moto, camera noma, camera fiti, camera ya nguvu, picha noma, picha moto, piksi kali, ya mapicha, kupiga mapicha, picha fiti, camera mzuri = camera
ka selfie, maselfie = selfie | camera
battery noma, battery moto, battery fiti, betri noma, inakaa na moto, inashika charge, inakaa na charge siku mbili, battery inakaa, charge haiishi, battery kali, chargee inakaa = big battery
inachaji faster, chaji faster, fast charge kali = fast charging
haoni poa, haoni fiti, macho zimekufa, haezi ona = big buttons | big screen | elderly
haskii, haskii poa, maskio zimekufa = loud | music
inaisha moto, simu inaisha moto, simu iko down, inazima zima = big battery | portable
inapata moto, inachomeka, inawaka moto, haiwaki moto, haipati moto = cooling | cooling fan | cooling fan accessory
ma game, za game, ya game, kugame, za pubg, ya pubg, kucheza ma game = gaming
line mbili, laini mbili, sim mbili = dual sim
base kali, bass noma, mziki noma, sauti noma, ngoma kali, bass moto = loud | music
haichapi haraka, zinadumu, inadumu, haichoki, heavy duty, imara = durable | tough
za nguvu, original material, material fiti = durable
`,
  colours: `
blaki, blacki, blak, blackie, bleki, nyeus, nyesi = black
wayti, whiteey, weupe, mweupee = white
redi, nyeks, reddish = red
bluu, blueish, bluey = blue
grini, greeny, kijani = green
greyy, gre, grei = grey | gray
brauni, brownie, browni = brown
pinkish, pinki, pinky = pink
maruni, marun = maroon
navii, nevi = navy
yelo, yello = yellow
goldi, goldish = gold
`,
  values: `
kabunch, mabunch, bunchi = bunch
trei, treyi, ka trei = tray
ka moja, moja tu ya single = single
katoni, kaboxi = carton
`,
}
