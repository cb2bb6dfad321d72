/**
 * What words mean when they are said of an item: the facts that rows hold, as data. A line is one matter; the first word
 * stands for it, and every other word, of any language, means it. Endings do not matter.
 */
export const MATTERS = `
weight weigh weighs weighing kg kilo kilos kilogram gram grams gramu uzito uzani mzito nzito zito heavy heavier lightweight
battery betri mah
charging chaji charges charged recharge
charger chaja adapter adaptor
camera kamera picha photo photos selfie selfies megapixel zoom zinapiga inapiga
screen skrini display kioo inch inches inchi amoled
memory ram
storage nafasi
network mtandao mitandao 4g 5g 2g 3g lte
sim line lines laini dual
radio fm
steel chuma
sun jua solar sola
heart moyo
thick
torch tochi flashlight
fingerprint kidole
speaker spika sauti loud loudness
noise kelele
bluetooth wireless wired waya connect connection
waterproof mvua rain rainy water-resistant ip68 splash swimming swim kuogelea
material fabric kitambaa nyenzo
leather ngozi leatha
canvas turubai
suede
sole soli soles outsole
lug lugs
heel kisigino visigino heels heeled
platform
closure lace laces kamba strap straps velcro zip zipu buckle mikanda
cushion cushioning cushioned padded padding soft laini-ndani comfortable comfort comfy starehe comfy insole
fit fits narrow wide pana mipana nyembamba inafit zinafit roomy snug tight kubana inabana zinabana
slip slippery grip grippy teleza inateleza kuteleza non-slip hutelezi
breathable breathe hewa sweaty jasho sweat
washable wash washed washing kuosha inaoshwa zinaoshwa kufua inafuliwa zinafuliwa clean cleaning machine osha fua
care polish kutunza utunzaji maintain
last durable durability dum lasting shelf
spoil rotten rot stale expire haribika
fresh freshi mbichi ubichi picked baked
fridge friji refrigerate refrigerator freezer freeze
sugar sukari sweetened sweet tamu
salt chumvi
wholegrain dona nafaka unsifted bran
gluten wheat ngano
dairy lactose
pure halisi
flavour flavor ladha taste tastes
cook cooking cooked pika kupika boil chemsha
ripe iv
season msimu
origin farm shamba imported
original new og ori genuine authentic fake feki legit counterfeit copy refurbished used condition mtumba
lights light taa
ages age umri miaka
child children kid kids mtoto watoto toddler
women woman ladies lady female wanawake mwanamke gender girls girl
men man male wanaume mwanaume unisex boys boy
warranty guarantee waranti dhamana
return returnable rejesh rudish rud
box boksi package included includes
earphone earphones earbuds headphones
cable kebo cord
port ports usb tundu usbc typec
apps app whatsapp internet browser hotspot
memory-card microsd
stylus
laptop laptops computer
height tall high urefu juu
added add
size saizi ukubwa
stud studs
colour color rangi colours
fat mafuta
butter siagi margarine
scent smell smells harufu aromatic nukia
run running runs jog jogging kukimbia mbio
walk walking kutembea tembea
hike hiking hill mountain mlima
gym training
school shule
office ofisi work kazini
gaming game games
football mpira
restocked restock delivered arrive arrives
`

/** Words that are said of one thing and may also stand for a wider matter: the first is meant most. */
export const WIDER = `
leather:leather_material canvas:canvas_material suede:suede_material mesh:mesh_material knit:knit_material rubber:rubber_material plastic:plastic_material
synthetic:synthetic_leather_material metal:metal_material glass:glass_screen_material cotton:cotton_material
ngozi:leather_material_mild nzito:weight_thick laces:closure lace:closure tight:fit shower:waterproof sweat:sweat_breathable
water:waterproof maji:waterproof wet:waterproof rain:waterproof mvua:waterproof submerged:waterproof
charge:battery_charging charges:battery_charging chaji:battery_charging power:power_charging quick:fast fast:fast haraka:fast quickly:fast rapid:fast
keep:last_storage keeps:last_storage stay:last stays:last store:storage_last storing:storage_last stored:storage_last hifadhi:storage_last
expiry:spoil_last expire:spoil_last expires:spoil_last spoil:spoil_last spoils:spoil_last spoilt:spoil_last bad:spoil_last fresh:fresh_last fridge:fridge_storage_last friji:fridge_storage_last
usb:port 5g:5g_network 4g:4g_network 2g:2g_network safaricom:network airtel:network telkom:network unlocked:network locked:network
original:original genuine:original ori:original og:original sealed:original imei:original
maize:maize_material mahindi:maize_material wheat:wheat_material ngano:wheat_material palm:palm_material millet:millet_material wimbi:millet_material sorghum:sorghum_material mtama:sorghum_material
vegan:dairy diabetic:sugar sour:taste bitter:taste strong:strong_taste ground:surface terrain:surface tarmac:tarmac_surface road:road_surface trail:trail_surface
mud:mud_surface grass:grass_surface turf:turf_surface murram:murram_surface lami:tarmac_surface barabara:road_surface nyasi:grass_surface
memory:memory_storage space:storage gb:storage_memory ram:memory card:card_memory earphones:earphone_box charger:charger_box cable:cable_box adapter:charger_box
flat:flat wide:wide_fit narrow:narrow_fit broad:wide_fit pana:wide_fit small:fit_size big:fit_size large:fit_size kubwa:fit_size ndogo:fit_size usual:fit_size true:fit_size
girls:women_child boys:men_child wanawake:women wanaume:men unisex:men_women baby:child_ages mtoto:child_ages kids:child_ages
soak:soak_cook soaking:soak soaked:soak calls:calls_microphone mic:microphone selfie:selfie_camera night:night_camera
`

/** Phrases that mean one matter, also where their words alone would mean another. */
export const ITEM_PHRASES = `
how heavy|how many (?:kilos?|kgs?|grams?)|kilo ngapi|kg ngapi|gramu ngapi|uzito gani|uzito wake|ina uzito|how much does (?:it|one|this|that|the \\w+) weigh -> weight
power ?banks? -> powerbank
(?:cha(?:rg|j)\\w+ )?(?:with |by |ya |na |kwa )?(?:an? )?(?:type.?c|usb.?c|micro.?usb)(?: charg\\w+| cha(?:j|rg)\\w+| port| cable)? -> port
(?:zita|ita|yata|lita)rudi\\w*(?: lini)?|back in stock|when .{0,20}back|in season|msimu -> season restocked
(?:na|kwa|ya) jua -> sun
what (?:is|are) (?:it|they|this|these) made (?:of|from)|made (?:of|from|out of)|imetengenezwa (?:na|kwa)(?: nini)?|zimetengenezwa (?:na|kwa)(?: nini)?|imeundwa na -> material
real leather|genuine leather|ngozi (?:halisi|ori|original|ya ukweli)|leather (?:ori|original|halisi) -> leather
water ?proof|water resistant|(?:ha|hu|hai|hazi|i|zi|ina|zina|i?naweza)\\w*(?:pitish|ingiz|ingi)\\w* maji|get wet|in water|kwa maji|ndani ya maji -> waterproof
(?:u|i|li|ya|zi|ki|vi|wa)me(?:wekwa|ongezwa|wekewa|ekwa) -> added
sugar free|no sugar|unsweetened|bila sukari -> sugar added
comes? with|came with|inakuja na|zinakuja na|huja na|in the box|ndani ya (?:boksi|box)|includes?|included -> box
where (?:is|are|does|do) (?:it|they|this|these|the \\w+|\\w+) (?:come )?from|\\w*tok[ae] wapi|\\w*to(?:le)?wa wapi|mnatoa wapi|grown|imelimwa -> origin
run (?:large|small|big)|runs (?:large|small|big)|true to size|size up|size down|saizi (?:kubwa|ndogo)|usual size|normal size|bigger size|smaller size -> size fit
memory card|sd card|microsd|micro sd -> card
fast charg\\w+|quick charg\\w+|chaji haraka|charge haraka|inachaji haraka|inacharge fast|inacharge haraka|inachaji fast -> fast charging
wireless charg\\w+|bila waya -> wirelesscharging
battery life|holds? (?:a )?charge|last on (?:a|one) charge|kwa charge moja|inakaa na (?:chaji|charge|moto)|per charge|inaweka chaji|inakaa charge -> battery last
full(?:y)? charge|kujaa|jaza chaji -> charging
noise.cancel\\w+|block noise|kelele za nje -> noise
flat feet|flat foot|miguu bapa -> flatfeet
wide (?:feet|foot|toe)|broad feet|miguu mipana|mguu mpana|miguu mikubwa -> wide feet
break(?:ing)?.in|break them in|stiff at first|zinauma mwanzo -> breakin
how old|miaka mingapi|miaka ngapi|what age|which age|umri gani -> ages
good for|fine for|ok for|okay for|suitable for|meant for|made for|suit|suits|inafaa|zinafaa|yafaa|can i use (?:it|them|this|these) (?:for|on|in)|use (?:it|them) (?:for|on)|ya kutumia|naweza (?:kuitumia|kuzitumia|tumia)|za ku|ya ku -> suits
stays? (?:good|fresh|ok)|remain(?:s)? (?:good|fresh)|go(?:es)? bad|shelf life|inaharibika|huharibika|kuharibika|itaharibika|unaharibika|zinaharibika|best before|use by -> last spoil
how long|muda gani|siku ngapi|miezi mingapi|miezi ngapi|masaa mangapi|wiki ngapi|how many (?:days|weeks|months|hours|years)|for how long|saa ngapi -> ?long
how much|how many|ngapi|kiasi gani ->
`

/** What a key of an item's attributes is about beyond its own words. */
export const KEYS = `
battery_mah: battery last
battery_life: battery last charging ?long
battery_hours: battery last charging ?long
capacity_mah: battery capacity
charging_w: charging fast
charging_time: charging fast
fast_charging: fast charging
wireless_charging: wirelesscharging charging
camera_mp: camera
selfie_mp: selfie camera
ram_gb: memory
in_the_box: box
not_in_the_box: box
lights_last: lights last ?long
shelf_life: last spoil fresh storage
storage: storage last fridge
restocked: restocked fresh
picked: fresh
baked: fresh
ripens: ripe ?when ?long
condition: original
approved_imei: original
water_resistant: waterproof
water_rating: waterproof
fine_in_water: waterproof
made_of: material
contains: material contains
type: material
support: support flatfeet
leather: leather material
size_advice: size fit
feel: feel cushion
break_in_time: breakin cushion
gender: men women
warranty_days: warranty
warranty_months: warranty
battery_warranty_months: warranty battery
return_days: return
returnable_once_opened: return
machine_washable: washable care
care: care washable
for: suits
not_for: suits
unlocked: network
dual_sim: sim
sim_slots: sim
screen_in: screen size
refresh_hz: screen refresh
charges_other_phones: charging phone
phone_charges: charging phone capacity
durability: last ?long
lasts: last ?long
weight_g: weight
memory_card_slot: card memory
resoleable: sole repair
heel: heel
`

/** Talk around a question about an item: it says nothing about the matter. */
export const ITEM_FILLERS = `
yake lake chake zake vyake wake yao zao hiki ile zile vile wale hawa yenyewe yenye kwani roughly approximately around takriban actual actually normally usually kawaida huwa
give gives tell good nzuri mzuri poa better best day days back available product item bidhaa thing wise side much mob type kind aina gani gan sema niambie check have being survive iko ziko uko
inakaa zinakaa-aje inakuwa zinakuwa comes your ako nayo nazo hiyo hio izo hizo does did is are be one ones would also na still real inaweza zinaweza after mine wear wearing vaa kuvaa naeza unaeza naweza inaeza zinaeza lazima must
`

/** Swahili verbs by their root, as they are said of items; what stands in front and behind is grammar. */
export const ITEM_ROOTS = `
chun: picked fresh
vun: picked fresh
osh: washable washed
fuli: washable
telez: slip
iv: ripe cook
lowek: soak cook
dum: last
haribik: spoil last
oz: spoil last
toke: origin
tolew: origin
kauk: dry
tumik: original used
badilish: replaced
hitaj:
shik:
wez:
fany:
`
