import { describe, expect, it } from 'vitest'
import { fixtureShop, indexOf } from './fixture-shop.ts'
import { toldShort } from './read-goods.ts'

/** `phrase => what it is taken for`, as read-goods.ts tells it. */
const SHOES_AND_PHONES = `
adidas sneakers => sneakers no adidas
akala => AKALA
all white sneakers => sneakers colour=white
asante sana => nothing
baby shoes => kids shoes
ballet flats => BALLE
basketball shoes => HOOPD
below 5000 => nothing
black official shoes for men => men+office shoes colour=black
black takkies for my son => TEENC colour=black
bluetooth speaker => SAUSPK
boots => boots
boots za kazi ya mjengo => SITEB
brown chelsea => CHELS colour=brown
buds pro => SAUBUDP
cable ya type c mita mbili => CHJCAB,CHJCC connector=usb-c
canvas shoes => GAMEC,TAOCA,TAOSL,TOTOC
case for jua 5 => KINCLR,KINLEA,KINTUF model=Jua 5
chaja ya simu => chargers
chaja ya type c => CHJ10M,CHJ20C,CHJ45C,CHJCAR connector=usb-c
chajiko charger => chargers
charger => chargers
cheap phone => feature phones+smartphones
chelsea boots => CHELS
chunky sneakers => NGANYA
clear case for kilele pro => =KINCLR model=Kilele Pro
court pili green => =COURT2 colour=green
cover ya jua 5 nyeusi => KINLEA,KINTUF colour=black model=Jua 5
cover ya upepo 3 => KINCLR,KINKIT,KINTUF model=Upepo 3
crocs => CLOGG
daluga => football boots
dawa ya viatu => POLISH
derby => DERBYP,PREFD
diani => DIANI
do you have airpods => SAUBUD,SAUBUDP
do you have size 43 trainers => sneakers
dual sim phone 128gb => dual sim+feature phones+smartphones storage=128GB
ear buds => SAUBUD,SAUBUDP
earbuds => SAUBUD,SAUBUDP
earphones => earphones
earphones za bluetooth => SAUBUD,SAUBUDP,SAUHP,SAUSPT
earphones za wireless => SAUBUD,SAUBUDP,SAUHP,SAUSPT
fast charger type c => CHJ10M,CHJ20C,CHJ45C,CHJCAR connector=usb-c
flip flops => BEACHF
foldable phone => NURUFLD
fon ya touch => feature phones+smartphones
fone za bei poa => feature phones+smartphones
football boots for kids => ACADJ
gaming phone => TANSHAB,TANSHABL,TANSHABU
gift for my mum => BEADS
glass protector for kilele fold => KINGLS,KINPRV model=Kilele Fold
gold heels => ANKST colour=gold
gold sandals for church => SUNDY colour=gold
gym shoes ladies => DADAS
handbag => not sold
harusi satin heel => =BRIDL
headphone => SAUGAM,SAUHP,SAUW1
headset ya gaming => SAUGAM
heels za harusi => ANKST,BRIDL,STILE
hello there => nothing
hiker waterproof => LONGW
hils za harusi => ANKST,BRIDL,STILE
how much is delivery => nothing
insoles => INSOLE
iphone charger => chargers no iphone
jordans => no jordan
jua 5 => =SIMJUA5
jua 5 5g => =SIMJUA5G
kabambe => feature phones
kids gumboots yellow => TOTOG colour=yellow
kifuniko cha simu => cases
kilele case => KINCLR model=Kilele
kilele proo => =NURUKILP
kileleproo => =NURUKILP
kioo ya simu => KINGLS,KINHYD,KINLEN,KINPRV
kiwi => POLISH no kiwi
ladies shoes => boots+football boots+heels+kids shoes+ladies+office shoes+running shoes+sandals+school shoes+sneakers
lamu => LAMUL
leather => leather
leather shoes => boots+football boots+heels+kids shoes+leather+office shoes+running shoes+sandals+school shoes+sneakers
loafer => PENNY,WLOAF
longonot => LONGO,LONGW
marathon shoes => ITENP,LONG42
mdundo pro => SAUBUDP
memory card 64gb => =CHJMEM storage=64GB
mens shoes => boots+football boots+heels+kids shoes+men+office shoes+running shoes+sandals+school shoes+sneakers
mia 2 plus => =TANMIAP
mulika mwizi => feature phones
mzee big button => =ONGMZEE
nataka kicks za kukimbia size 42 chini ya 5k => running shoes
ndara za bafu => BEACHF,POOLS
ndula kali za dem => boots+football boots+heels+kids shoes+office shoes+running shoes+sandals+school shoes+sneakers+women
ndula za job size 41 => office shoes
ngong climber => =NGONG
nguo => not sold
nike => no nike
niletee kicks nyeupe => sneakers colour=white
nuru => NURU4,NURU4P,NURUFO,NURUL
nuru 4 cover => KINCLR,KINKIT model=Nuru 4
oppo phone => feature phones+smartphones no oppo
party shoes => boots+football boots+heels+kids shoes+office shoes+party+running shoes+sandals+school shoes+sneakers
phone holder for boda => KINSTD
phone stand => KINSTD
phone ya stylus => NURUFO
phones below 10k => feature phones+smartphones
pink phone => NURU4 colour=pink
power bank 10,000 => CHJPB10
power bank 30000mah => CHJPBF
power bank ya solar => CHJPBS
privacy protector jua 5 => KINPRV model=Jua 5
puma running shoes => running shoes no puma
raba za mtoto wa kike => kids+sneakers+women
rain boots for kids => TOTOG
red stilettos => STILE colour=red
rift runner => RIFT2,RIFTT
ring light => KINRNG
rugged phone => SIMRUG
saa ya mkono => NURWAT
safari akala size 42 => =AKALA
safety boots => SITEB
samsung => no samsung
sandals za ngozi => BEADS,CROSSM,LAMUL
sandals za wanawake => sandals+women
savana glide => =SAVGL
savannah glide lite => SAVGLL
sawa basi => nothing
school bag => not sold
school shoes for girl size 32 => girls+school shoes
screen protector => KINGLS,KINHYD,KINLEN,KINPRV
shabaha gaming headset => =SAUGAM
shabaha ultra => =TANSHABU
shamba clog => =CLOGG
shoe for standing the whole day => PLAINW
shoe polish brown => POLISH colour=brown
shoes => boots+football boots+heels+kids shoes+office shoes+running shoes+sandals+school shoes+sneakers
shoes for a nurse => PLAINW
shoes for my wedding => boots+football boots+heels+kids shoes+office shoes+running shoes+sandals+school shoes+sneakers+wedding
simaro phones => feature phones+smartphones
simu ya laini mbili => dual sim+feature phones+smartphones
simu ya mzee button kubwa => ONGMZEE
slides => POOLS
slippers => BEACHF,POOLS
smart phone => smartphones
smart watch => NURWAT
smartphone yenye kamera nzuri => camera+smartphones
sneaker cleaner => CLEANK
socks => SOCKS3
solar power bank => CHJPBS
something for hiking => hiking
spika => SAUSPK
suede brush => SUEDEB
tablet => not sold
tao slip on => =TAOSL
tecno spark => no tecno spark
tembezi shoes => boots+football boots+heels+kids shoes+office shoes+running shoes+sandals+school shoes+sneakers
tochi => CHJPBS,ONGTOR
torch 2 => =ONGTOR
toto runner => =TOTOR
trail shoes => LONGO,LONGW,NGONG,RIFTT
tripod => KINRNG
tv => not sold
umbalo => 8 items
unga ngano => not sold
upepo => SIMUPE1,SIMUPE3
usb cable => CHJCAB,CHJCC
viatu virefu nyeusi => heels colour=black
viatu vya kupanda mlima => boots+football boots+heels+hiking+kids shoes+office shoes+running shoes+sandals+school shoes+sneakers
viatu vya mvua => GUMBO,TOTOG
viatu vya ofisi vyeusi => office shoes colour=black
waya ya chaji => CHJCAB,CHJCC
white sneakers => sneakers colour=white
wireless charger => CHJWL
zawadi => BEADS,KINKIT,TOTOL
zzxqv => nothing
`

describe('links to the goods of a shop for shoes and phones', () => {
  const index = indexOf(fixtureShop('kicks-and-phones'))
  it.each(rows(SHOES_AND_PHONES))('%s', (phrase, told) => {
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
