/**
 * What the words of a question to a shop mean, as data. A meaning is an English word; those that begin with a question
 * mark are kinds of answer, and a passage has them when it holds a price, a length of time or a point in time.
 */

/** English words that mean the same to a shop; the first of a line stands for all. Endings do not matter. */
export const SAME = `
hours open opening close closing
place location located address direction map
deliver delivery ship shipping courier send sent dispatch
bring brought carry
parcel package mzigo
collect collection
return
refund
exchange swap
fault faulty defect defective broken break damage damaged spoilt dead
rotten bad sour stale spoil rot
warranty guarantee
repair fix mend
screen display glass
pay payment paid
hold held
leave left
wear wore worn unworn
glue gluing glueing glued gluer gluu
outside outdoors
write wrote
card visa mastercard debit
prompt stk
credit loan instalment installment
coupon promo voucher code
offer discount promotion
order
person human agent staff
data information
delete deletion erase
size
measure
foot feet
child children kid baby
wide broad
large big
original genuine authentic
used refurbished
box package inside
trade
transfer move
protector
stolen steal theft
bulk wholesale
event wedding funeral party ceremony
hotel kiosk
early advance notice
branch
parking park
holiday
stock restock
follow track
reserve reserved
robot bot automated computer
expire expiry expired date
keep kept store storing last
exact accurate
weight weigh
kg kilo
heavy heavier
firm hard
ripe
vegetable greens
phone smartphone handset mobile
shoe sneaker trainer kicks footwear
earphone earbud headphone
largest maximum biggest highest
smallest minimum
complaint complain
manager boss owner
receipt invoice
vat tax
message chat text
number
lost lose
fit
network line sim airtel telkom safaricom
feature
bank
`

/** Swahili and Sheng verbs by their root; what stands in front and behind is grammar. Also roots of nouns. */
export const ROOTS = `
rud: return
anz: start
ingi: arrive
rudish: return refund
rejesh: return refund
regesh: return
badil: exchange change replace
badilish: exchange change replace
fungu: hours unsealed
fung: hours close
tum: deliver
pelek: deliver
let: deliver bring
safirish: deliver
fik: arrive
lip: pay
nunu:
nunul:
uz:
uzi:
fany:
wez:
tak:
kuj:
end:
fahamu:
sem:
ambi:
agiz: order
ghair: cancel
sitish: cancel
haribik: fault
haribu: fault
harib: fault
vunj: fault broken
pasuk: fault crack
chanik: fault torn
oz: rotten
chach: rotten sour
nyauk: rotten
karabat: repair
tengenez: repair
rekebish: repair correct
shon: stitch sole
bandik: glue
banduk: loose
chuku: collect
wek: keep store put
wekea: reserve keep
wekew: reserve keep
hifadh: keep store
kaa: keep
kop: credit
kopesh: credit
punguz: offer discount
pung: offer
jarib: try
pim: measure weigh
onge: talk
ongez: add
zungumz: talk
jib: answer reply
andik: write
pig: call
ib: stolen
poke: receive
pokele: receive
iv: ripe
pakia: pack
pak: pack
kagu: check inspect
beb: bring
subir: wait
ngoj: wait
futi: delete
fut: delete
lalamik: complaint
hamish: transfer move
hamishi: transfer move
chelew: late
pote: lost missing
kosekan: missing
kos: wrong missing
sahau: missing
shikili: reserve hold
wekew: reserve keep
fuatil: follow
thibitish: confirm
on: see
omb: ask
gandish: freeze
chemsh: boil
va: wear
daiw: claim
dai: claim
gharami: cover
dum: last durable
`

/** Whole words: the first meaning is meant most, the others may be. */
export const WORDS = `
wazi:hours leo:sameday today:sameday ten:10 twenty:20 thirty:30 kesho:tomorrow share:share_see registered:approved register:approved team:bulk_order pairs:pair jozi:pair companies:anyone company:anyone anyone:anyone friday:friday till:until choose:ask chagua:ask jumapili:sunday jumatatu:monday jumanne:tuesday jumatano:wednesday alhamisi:thursday ijumaa:friday jumamosi:saturday
sikukuu:holiday krismasi:holiday_december christmas:holiday_december xmas:holiday_december desemba:december januari:january wikendi:weekend_saturday_sunday
weekend:weekend_saturday_sunday asubuhi:morning alasiri:afternoon jioni:evening siku:day mahali:place anwani:place eneo:area_place tao:place_city
tawi:branch matawi:branch maegesho:parking egesha:parking huegesha:parking gari:car magari:car pikipiki:motorbike boda:boda_motorbike baiskeli:bicycle
duka:shop dukani:shop maduka:shop pesa:money doh:money doo:money ganji:money chapaa:money kadi:card taslimu:cash keshi:cash bei:price_?cost_fee price:price_?cost prices:price_?cost ada:fee_?cost gharama:fee_?cost fee:fee_?cost fees:fee_?cost cost:fee_?cost_price costs:fee_?cost_price charge:fee_?cost charges:fee_?cost fare:fee_?cost malipo:pay
ngapi:?cost bure:?cost free:?cost miezi:month mwezi:month wiki:week saa:hour dakika:minute risiti:receipt_reference receipt:receipt_reference proof:receipt_reference viatu:shoe kiatu:shoe njumu:boot buti:boot sandals:sandal
simu:phone laini:line_sim chaja:charger kebo:cable skrini:screen kioo:screen betri:battery spika:speaker soksi:sock kava:case replace:replace_exchange replacement:repair_replace vifaa:accessory
mayai:egg yai:egg trei:tray maziwa:milk mboga:vegetable matunda:fruit mkate:bread unga:flour mchele:rice sukari:sugar mafuta:oil majani:tea chai:tea sabuni:soap maji:water
nyanya:tomato_vegetable tomato:tomato_vegetable tomatoes:tomato_vegetable vitunguu:onion_vegetable kitunguu:onion_vegetable onion:onion_vegetable onions:onion_vegetable
viazi:potato_vegetable waru:potato_vegetable potato:potato_vegetable potatoes:potato_vegetable sukuma:sukuma_vegetable spinach:spinach_vegetable spinachi:spinach_vegetable dhania:dhania_vegetable
ndizi:banana_fruit banana:banana_fruit bananas:banana_fruit maembe:mango_fruit mango:mango_fruit parachichi:avocado_fruit avocado:avocado_fruit tikiti:watermelon_fruit watermelon:watermelon_fruit
maharagwe:bean beans:bean ndengu:gram grams:gram chumvi:salt mahindi:maize dona:wholegrain nafaka:wholegrain friji:fridge
ori:original_new og:original_new original:original_new genuine:original_new feki:original_new_fake fake:original_new mtumba:used mpya:new zamani:old
mkopo:credit deni:credit_debt amana:deposit oda:order oder:order order:order kuponi:coupon code:coupon ofa:offer offa:offer punguzo:offer_discount promotions:offer promo:coupon
haifit:fit_size_exchange haitoshi:size_exchange vikinikataa:fit_exchange isinifae:fit_return kubwa:large ndogo:small saizi:size ukubwa:size_storage inatoshea:fit nyembamba:narrow mipana:wide pana:wide
mlangoni:door rider:rider_deliver riders:rider_deliver jumla:bulk_total wholesale:bulk harusi:event_wedding mazishi:event_funeral sherehe:event
wedding:event_wedding hoteli:hotel kibanda:kiosk_hotel vibanda:kiosk_hotel kanisa:church shule:school taarifa:data faragha:privacy privacy:privacy_data siri:privacy
mtu:person msee:person watu:person_busiest meneja:manager msaidizi:robot_assistant computer:robot kompyuta:robot roboti:robot
wife:another_somebody husband:another_somebody mum:another_somebody mama:another_somebody mom:another_somebody dad:another_somebody baba:another_somebody son:another_somebody
cousin:another_somebody binamu:another_somebody ndugu:another_somebody dada:another_somebody kaka:another_somebody mume:another_somebody mke:another_somebody bibi:another_somebody bwana:another_somebody bro:another_somebody brathe:another_somebody siz:another_somebody mathe:another_somebody fathe:another_somebody beshte:another_somebody boss:another_somebody mdosi:another_somebody colleague:another_somebody neighbour:another_somebody jirani:another_somebody aunt:another_somebody shangazi:another_somebody uncle:another_somebody mjomba:another_somebody mother:another_somebody father:another_somebody girlfriend:another_somebody boyfriend:another_somebody partner:another_somebody
daughter:another_somebody brother:another_somebody sister:another_somebody friend:another_somebody rafiki:another_somebody mwingine:another_somebody nyingine:another ingine:another
lingine:another kingine:another someone:somebody_another else:somebody_another uganda:kenya_outside tanzania:kenya_outside rwanda:kenya_outside kampala:kenya_outside entebbe:kenya_outside jinja:kenya_outside arusha:kenya_outside dodoma:kenya_outside mwanza:kenya_outside zanzibar:kenya_outside kigali:kenya_outside burundi:kenya_outside bujumbura:kenya_outside juba:kenya_outside sudan:kenya_outside congo:kenya_outside goma:kenya_outside ethiopia:kenya_outside addis:kenya_outside somalia:kenya_outside mogadishu:kenya_outside malawi:kenya_outside zambia:kenya_outside nigeria:kenya_outside ghana:kenya_outside dubai:kenya_outside qatar:kenya_outside saudi:kenya_outside london:kenya_outside germany:kenya_outside china:kenya_outside india:kenya_outside america:kenya_outside usa:kenya_outside marekani:kenya_outside canada:kenya_outside ulaya:kenya_outside europe:kenya_outside majuu:kenya_outside overseas:kenya_outside
abroad:kenya_outside nje:outside ng'ambo:kenya_outside
soli:sole kisigino:heel visigino:heel zipu:zip zip:zip boot:boot mguu:foot miguu:foot watoto:child mtoto:child toto:child smartphone:phone
dhamana:warranty waranti:warranty warranty:warranty ukarabati:repair kipuri:part vipuri:part fundi:technician rangi:color colour:color saa24:hour
stop:stop_hours start:start_hours starts:start_hours substitute:replace substitutes:replace mwisho:last_hours kimya:nothing_message_quietest nothing:nothing_message reply:message_nothing jumbe:message ujumbe:message habari:news namba:number nambari:number jina:name picha:photo photo:photo photos:photo
contacts:contact kwanza:first mvua:rain kilo:kg_weight kilos:kg_weight uzito:weight mzito:heavy_kg nzito:heavy_kg gunia:kg_heavy ghorofa:floor lifti:lift
tarehe:expire expiry:expire_date expired:expire_date imepita:past_expire iliyopita:past_expire freshi:fresh fresh:fresh mbichi:fresh ubichi:fresh ngumu:firm hard:firm
percent:discount_offer asilimia:discount mara:time mbili:twice twice:twice wrong:wrong tofauti:wrong_different sahihi:right_wrong missing:missing_wrong 
hela:money stock:stock_sold rotten:rotten_fault bad:rotten mbovu:rotten_fault
mfuko:bag mifuko:bag bags:bag sisal:sisal_bag katani:sisal_bag mkebe:tin giza:dark stage:stage mapema:early hapo:there maswali:question
nduthi:motorbike_boda motorcycle:motorbike motorbikes:motorbike cars:car vehicle:car vehicles:car ndai:car least:smallest fewest:smallest kitambo:old mzee:old nzee:old tayari:ready quiet:quietest quieter:quietest calm:quietest calmer:quietest tulivu:quietest utulivu:quietest busy:busiest crowd:busiest crowds:busiest crowded:busiest msongamano:busiest ahidi:promise
lakini:but benki:bank ushuru:vat kodi:vat_tax haki:right rights:right inaitwa:name huduma:service mmoja:one laki:largest_maximum multiple:several_combine kadhaa:several_items pamoja:together_several_combine
combine:combine_top_count two:two mingi:bulk vingi:bulk_many lot:bulk_many mkubwa:large_bulk chupa:bottle bottles:bottle packet:packet pakiti:packet opened:unsealed
sijafungua:closed_packet cut:cut iliyokatwa:cut shida:fault_problem hitilafu:fault kosa:mistake mistake:wrong twice:twice
friday:hold_friday imeingia:arrive prompt:prompt stk:prompt pin:pin nyamaza:silent visa:card
wewe:you_robot njeri:njeri_assistant zuri:zuri_assistant bot:robot robot:robot copy:copy airtel:network safaricom:safaricom_network telkom:network mtandao:network mitandao:network
imei:imei 5g:5g 4g:4g 2g:2g kiwango:minimum_smallest minimum:smallest hatua:steps steps:steps_order
mara:time uk:uk eu:eu cm:centimetre sentimita:centimetre centimetres:centimetre
carpet:carpet worn:wear_outdoors kodisha:hire lebo:tag muhuri:seal imefungwa:sealed_closed hazijafungiwa:unlocked locked:unlocked_network unlocked:unlocked_network
earlier:early deposit:deposit loose:loose iliyolegea:loose cracked:crack_fault crack:crack_fault wet:wet_water bodaboda:boda fridge:fridge
`

/** Goods and work that have rules of their own: what is said of one is not true of another. */
export const THINGS = `
phone shoe sandal sock earphone charger cable battery screen powerbank watch case protector accessory repair insole
egg milk bread vegetable tomato onion potato fruit flour rice sugar oil tea soap water mango banana bean bulk
`
