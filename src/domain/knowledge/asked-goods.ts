/** Taking back, repairing and standing by what was sold. */
export const AFTER = `
return: rudisha rudis- rejesh- accept accepted pokea- pokele- kubali- unwanted regret sitaki siitaki siipendi siupendi
refund money: reimburse reimbursed reversal reverse rudishiw- rejeshew- rudi
unsealed broken seal: opened open unboxed fungu- funguliw-
sealed packet: sealed unopened haijafunguliwa hazijafunguliwa sijafungua packed imefungwa
torn packaging: ripped rip torn raruk- raru- chanik- chan- pack packaging
size exchange: tight pinch pinching squeeze squeezes bana- ban- kaza- loose pwaya- pway- tosh- toshea- enea- ene-
exchange: swap switch badili- badilish- badilik- swapped
fault: hang hanging hangs freeze freezing glitch malfunction spoiled spoilt kuhang kwam- kufa- kuf- zima- zim- zikikufa dying die died dies blink black cheusi shida tatizo ubovu mbovu bovu
warranty: garantii garanti guarantii guaranty waranty uhakikisho insurance
cover warranty: covers included gharami- gharimi- fidi- fidia-
start day: count counting anz- anzi- begin begins kuanza
water wet: waterproof maji ndoo splash swimming bwawa rain
machine wash: washing wash machine osh- oshw- fua- fu- laundry
repair technician: fundi technician mechanic
repair: fix fixing fixed mend rekebish- tengenez- karabat- undw-
stitch: sew sewing sewn sewed shon- shonw- thread uzi
glue sole: stick sticking peel peeling peels bandik- banduk- ungua gundi gluing unglue detached ambuk- achan-
glue sole: gund- gundish-
zip: zipper zippers
heel: kisigino visigino heels
battery: betri betry power chaji
charge port: charging kuchaji chaji port system tundu
screen: kioo display touch skrini
crack: pasuk- pasu- vunjik- shattered smashed vunj-
data phone: password passcode neno unlock unlocking pattern
collect sell: forgot abandoned sahau- uncollected
claim: dai- process procedure
inspect: diagnose diagnosis assess examine kagu- chunguz- angali-
complaint: lalamik- lalamish- complain complaining malalamiko report
insult: tusi matusi abuse abusive tukan-
reference number: prove sms receipt risiti ushahidi evidence
`

/** What is sold, and what is asked of it. */
export const GOODS = `
phone: fon foni simu handset cellphone kasimu tecno samsung infinix itel iphone device kifaa gadget
phone feature: kabambe mulika vibonyezo keypad
shoe: kicks njumu raba viatu kiatu sneaker sneakers nyundo ndula chapaa raba
foot: mguu miguu toe toes nyayo unyayo wayo vidole kidole
new sealed: factory brand boxed zimetoka pya jipya
used refurbished: refurb refurbs renewed preloved umetumika mtumba exuk secondhand tumik- tumiw- preowned
network sim: faiba esim roaming line laini airtel signal coverage
charger: adapter adaptor head chaja chargers plug
case: cover kava covers casing
earphone: earpods airpods buds headset maskio
protector: guard glasi glass tempered film
fit protector: install installing bandik- weki- wekew- apply
box: included inclusive includes package separately kivyake kando ndani boxi boksi
trade exchange old: upgrade badilishan- ongez- ongezea
price valid: quote quotation valid thamani
set move: setup configure
move contact photo: clone transfer transferring migrate picha contacts whatsapp hamish- hami- pelek- backups nakili-
stolen: robbed thief thieves mwizi wezi pora- por- ibiw- ib- nyakua- nyakul- nyanganyw- snatched grabbed mugged
imei: serial identity kitambulisho
another somebody: buda mzee mzazi parent parents wazazi relative family familia bazenga msichana kijana demu boy
child: boy boys girl girls toddler mtoi watoi mtoto son daughter infant teen
two size: between katikati half
narrow: slim squeeze tight bana-
wide: broad flat mapana pana
european size: europe european country nchi american british ulaya uingereza marekani
measure foot: ruler tape pim- measurement vipimo kipimo karatasi
longer foot: uneven bigger unequal
shoe other: ofisi office casual official formal school rubber loafers
event wedding: harusi ruracio graduation birthday bash shughuli
event funeral: msiba matanga mazishi burial kilio
event: sherehe party ceremony karamu occasion function
hotel: restaurant eatery cafe hoteli mkahawa kibanda kibandaski canteen mgahawa
food: chakula vyakula groceries grocery shopping mlo
bulk: wholesale jumla bulk mob mingi nyingi mengi kibao
discount: punguzo cheaper punguz- pungu- reduction
notice: inform tell advance ahead mapema booking taarif- beforehand
daily morning: daily everyday
vegetable: greens veggies mbogamboga kabichi cabbage kale managu terere hoho karoti carrot carrots
fruit: matunda tunda orange oranges machungwa chungwa nanasi pineapple papai pawpaw apple apples
potato: waru viazi mbatata ngwaci
flour: unga ngano ugali
bean: maharagwe maharage ndengu kunde dengu
egg: mayai yai
bread: mkate loaf mikate toast
milk: maziwa mala
rotten: oz- oza- chach- nuk- nuka- harufu smell smelly smells mould mouldy mold ukungu vund- stale expired kuharibika haribik- bovu mbovu
exact weight: accurate kamili full lighter cheat punj- punja- less scale mizani honest
ripe: iv- iva- ripen ripening bichi
keep: last lasts kaa- kaan- dum- dumu survive
fridge: friji fridge refrigerator freezer jokofu barafu freeze
storage keep: store storing tunz- hifadh-
expire date: expiry expiration tarehe
checked: check verify hakikish- kagu- angali- confirm quality
second person: verifies
bag: mfuko mifuko carrier paperbag
return packet: unopened
water bottle: chupa empty tupu bottles
credit neighbour: regular jirani majirani trusted
language sheng: sheng kiswahili swahili kizungu english lugha
finish stock: isha- ish- kosa- kos- mkose lack unavailable run
replace another: alternative substitute badala mbadala
`
