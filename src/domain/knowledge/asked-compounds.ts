import { actOf, askedAs } from './asked-words.ts'
import { glossed, meaningOf } from './glossary.ts'

/**
 * What words mean together and none of them alone: said of the same question, in whatever order and language, those on
 * the left are what documents call the words on the right.
 */
const TOGETHER = `
another shop | other shop | shop near | near shop city | another base | shop elsewhere | shop another place -> branch
car leave | car put | car stop | car drive | car place | car come | motorbike put | motorbike leave -> parking
wear see | wear first | wear before | try fit | measure wear -> try shoe
come cash | shop cash | come card | come money -> pay shop cash counter
rider cash | rider pay | rider money | pay arrive | see money -> pay delivery arrive
pay another | prompt another | another settle | another send money | line another pay -> another pay number safaricom
deducted nothing | deducted again | deducted prompt | money gone nothing | pay nothing | deducted -> money paid pay check
photo old new | data new phone | contact new | data move phone | photo move phone | contact move -> set move contact message
code discount | secret discount | word discount | secret offer | word offer | secret code -> code coupon
secret phone number | steal number -> imei
secret mpesa | pin ask | pin send | pin give | pin want -> pin never
phone unlock word | phone password | pin technician | phone open word -> data pin hand reset
number pass | number give another | number sell | number advert | number see another | data pass | data another person -> sell number see
offer stop | message stop offer | offer tired | unsubscribe | advert stop | advert want -> offer stop message
data reason | data why | details why | data need why -> why
data see want | see keep about | data copy | data correct | name correct | name wrong | data delete -> right correct deletion copy
data until | record long | conversation long | data how long keep | conversation delete -> chat message record keep month
pay change | pay wrong size | pay colour | pay add | pay forgot | pay mistake | pay size mean | order mistake -> change order rider person
pay finish | pay lack | pay unavailable -> finish stock item money
order several combine | combine order | order mix | order one different -> several item order hold
stock when | stock back | stock enter | stock new day | finish when | item new day -> stock sold back come
item tomorrow pay | keep pay tomorrow | hold pay | reserve pay | keep tomorrow -> reserved held pending
track order | follow bought | order where | order track -> follow
begin order | new order | first buy | begin buy | begin shopping | how shopping | start buy | never buy -> order place steps
receipt lost return | receipt return | reference return | number return order lost -> bring reference without
size between | between two | number between -> between larger size
foot bigger another | foot one large | foot unequal | foot another -> measure both foot longer
number know | number find shoe | size know | size find -> measure foot
size country | number country shoe -> european size
warranty start | warranty count | warranty date -> warranty start day receive
repair warranty | battery change again | screen change again | repair again fault -> warranty repair part
technician forget | technician collect | repair forget | repair collect -> collect item repair
technician pay | repair pay where -> repair pay counter
phone fault wait | phone fault long | phone fault day | shop bring fault -> claim bring phone
fault pay | covered pay | warranty pay -> claim charge covered repair
screen black | sole come warranty | sole off warranty | cover warranty -> covered
water fell | water phone dead | machine wash | proof water -> covered water damage washing
size small | size tight | foot tight | shoe small | shoe tight | shoe pinch -> size exchange return
size rider exchange | size rider another | size house another -> size exchange rider door fee
sale return | offer return | offer fit | offer exchange | sale size -> sale item exchange refund
money back when | refund when | money return day | refund day | money hit -> refund money back day
refund who | approve refund | robot refund | approve money -> refund approved person
new fault | phone new hang | phone new fault | fault day phone -> factory fault replace
return unsealed phone | phone open return | phone open want -> seal broken phone return
scratch arrive | damaged arrive | box damaged | crush arrive | arrive scratch -> damaged arrival photo
late trace | lost parcel | order late | parcel lost -> trace late parcel arrived
complaint answer | complaint wait | complaint long -> team answers minutes
person answer long | person answer minute | agent answer | human answer -> team answer minutes hours
night answer | night message | midnight answer | person night -> write night answer chat
rider again pay | absent again | rider second -> attempt fee again
absent keep | parcel keep long | travel keep -> parcel keep shop attempts
courier where | parcel where collect | courier office | town collect -> courier office town parcel
collect another person | collect bring | collect show | send person collect -> collect bring reference
rain late | rain rider -> heavy rain
floor carry | floor bring | floor rider -> rider carry floor
carry kg | motorbike kg | kg deliver | heavy carry | heavy bring | kg bring -> heavy carry trip kg
order small deliver | hundred deliver | shilling deliver -> smallest order deliver
shop small buy | shilling buy shop -> smallest order collection
kg full | weight full | weight cheat | kg exact | kg cheat -> exact weight
ripe choose | ripe want | ripe pick | ripe ask -> ripe person list
event cancel | bulk cancel -> cancel refund
bulk pay | bulk half | bulk deposit -> order rest
bulk discount | bulk price | discount many | discount wedding -> bulk price
bulk code | bulk offer code -> combined code bulk
bulk begin | bulk smallest | wholesale treated | bulk count | wholesale customer | bulk minimum -> count bulk
event tell | event notice | bulk notice | bulk day before | book day before | event early -> notice order hours before
event food | funeral food | wedding supply -> supply event
bulk deliver | event deliver | event transport -> bulk delivery
hotel morning | hotel daily | hotel early -> hotel morning
egg crack check | egg checked | check send | bag check | check everything -> checked packer
rider leave long | leave shop long -> rider leave minutes payment
expiry left | expire day -> dates left milk
egg bad know | egg know old | egg test -> egg float old
packet open return | flour open | open want | rice open -> opened packet back
item left order | missing free | item missing bring -> missing item bring
rotten return | rotten shop bring -> rotten bad back
rotten money | rotten refund -> refund money
month settle | month pay end | credit end | take pay later -> credit
robot you | human you | computer you | machine human -> automated assistant
price tax | tax add -> vat include
box come | separate buy charger | cover come | charger look -> box phone
glass fit | protector fit | guard stick | protector free | glass put -> fit protector
price think | price offer used | used price long -> trade exchange valid
holiday open | holiday hours -> holiday open
new year | year end -> holiday january
phone part pay | accept old phone | old phone bring | phone old reduce -> trade old exchange
contact lose | whatsapp put | whatsapp phone new | whatsapp another phone -> set move contact
rider reach | rider call miss | call miss | rider find | rider phone -> nobody rider waits
collect ?cost | collect fee | collect free -> collection free
issue solved | complaint solved | happy solved | agree answer -> agree manager
charged more price | pay more price | amount wrong | pay extra -> wrong amount paid
pay address | pay place change | place change order -> change order
come hour morning | come hour evening | come morning hours | come evening hours -> open hours
send mpesa another | request another | prompt send number -> another pay number
pin come | pin pop | mpesa fail | mpesa stuck | prompt fail | prompt stuck -> prompt come new
book money later | hold deposit | phone pay later | deposit phone | book finish later -> deposit reserve credit
see saved | see data copy -> right copy
zip stuck | zip another | zip fault | zip new -> zip boot repair
shoe big me | shoe large me | shoe big pay | foot big pay -> exchange size return
restart phone | phone week fault | phone restart -> factory fault
bulk reduce | kg reduce | discount kg | bulk cheap -> bulk price
deposit event | deposit bulk | deposit wedding -> order rest bulk
check before rider | check rider | check leave rider -> check rider door leaves
lack brand | brand replace | brand finish -> replace brand
forgot add | add forgot -> change order
fruit stock | vegetable stock | stock fresh -> fresh arrive
egg packed | egg pack | pack well -> packed eggs checked
till number | paybill | till pay -> pay prompt
bring instead | bring less | two three bring -> wrong missing item
?cost bring | ?cost send | ?cost reach | bring city | rider ?when | deliver amount | order amount free -> deliver fee
another shop name | shop name fake -> branch selling name
shop town | shop visit | another town shop -> branch
test size | appointment -> try shoe book
few customer | less customer | calm time -> quietest try
rider absent | rider away | bring absent | deliver absent | pass home | rider home -> nobody rider waits
parcel shop return | parcel back shop -> parcel back failed
come collect | come myself | pass collect | pass take | come own | come shoe -> collect shop
arrive wrong | send wrong | deliver wrong | bring wrong | order different | item different | colour instead -> wrong item right
parcel late | order late | arrive late | parcel week -> parcel arrived late
arrive torn | arrive fault | arrive broken -> damaged arrival replace
buy how | buy here | want buy steps | how order here -> order place steps
many pair | pair team | pair 12 | pair 15 | pair 20 | pair 30 | pair school | phone 10 -> bulk pair order
shoe keep | phone hold | shoe hold | item hold | choose mine | put aside | keep friday | item aside -> reserved held
colour exchange order | order switch | order wrong colour | order mind | mind change order | want again order -> change cancel order
hours saturday | hours sunday | hours weekend | hours morning | hours night | hours evening | hours now | labour hours -> open
stage arrive | arrive shop how | shop find | near shop | shop near what | way shop -> shop place
confirm money | money taken how | pay after confirm | need pin | pin tell -> pay prompt pin
see prompt | see phone pay | money confirm not | money pay confirm -> prompt come money left account
thousand once | 300k | large pay | pay once most | much once pay | 100k | 200k | 250k | 500k -> largest payment
use card | credit card | debit card | card pay | bank pay | bank transfer -> card
cod | see pay | pay see parcel | see parcel | pay item get | pay after get | bring then pay -> pay delivery arrive
pay half | pay part | half month | pay small small | available instalment | slow pay -> credit instalment deposit
name why | number why | want name number -> why
year order keep | order keep year | payment keep year -> record kept year
company share | contact share | number share | share data | details share -> sell lend number see
number delete | delete number | information delete | forget everything delete -> right deletion data
bought elsewhere | repair elsewhere | not bought repair -> repair elsewhere bought
screen ?cost | crack ?cost | battery ?cost | battery ?long | screen ?long -> repair screen
photo repair | lose photo | data repair | password repair -> data back reset
replace screen again | fail again | fault again | repair fail -> warranty repair
big size want | size big exchange | tight big -> exchange size
start power | fault new phone | new phone dead -> factory fault replace
money back ?long | money come back | money number back -> refund money back
fee back | deliver fee back | deliver fee refund -> refund fee
stitching open warranty | button warranty -> covered
repair fail money | repair cannot refund -> claim refund replace
bulk start | bulk from | start ?cost bulk -> counts bulk
party day | party order | party before | event day before -> notice hours before
evening pay arrive | night pay | late pay deliver | hour night pay -> delivered next morning
kg order fifty | bag carry two | two bag -> heavy trip
item one only | one item order | single item -> smallest order
item remove order | add order | remove order | order add -> change order
speak person | talk now | person now | person answer -> talk person answer
mode pay | method pay | how pay | way pay -> pay
see place data | see where | rider see -> data see rider
real person name | real person | njeri person -> automated assistant
credit next | keep refund next -> refund credit next
packet expire | flour expire | rice expire | expire return | past date -> past date packet replace
fresh day | fresh ?when | fresh enter | enter ?when -> fresh arrive
`

const rules = TOGETHER.trim()
  .split('\n')
  .flatMap((line) => {
    const [left = '', right = ''] = line.split('->')
    const meant = right.trim().split(' ').map(meaningOf)
    return left.split('|').map((one) => ({ said: one.trim().split(' ').map(meaningOf), meant }))
  })

/** What the words of a question mean together, beside what each of them means. */
export function compoundMeanings(words: readonly string[], names: ReadonlySet<string>): string[] {
  const said = new Set(
    words.flatMap((word) => [
      meaningOf(word),
      ...(glossed(word, !names.has(word)) ?? []),
      ...(askedAs(word, !names.has(word)) ?? []),
      ...(actOf(word, !names.has(word)) ?? []),
    ]),
  )
  return rules.filter((rule) => rule.said.every((one) => said.has(one))).flatMap(({ meant }) => meant)
}
