/**
 * What words mean when they are said of an item: the facts that rows hold, as data. A line is one matter; the first word
 * stands for it, and every other word, of any language, means it. Endings do not matter.
 */
export const MATTERS = `
weight weigh weighs weighing kg kilo kilos kilogram gram grams gramu uzito uzani mzito nzito zito heavy heavier lightweight
battery betri mah
charging chaji charges charged recharge fill fills filled tops topped kujaa inajaa hujaa zinajaa jaza
mains stima umeme electricity electric socket plug wall outlet powerpoint kplc
charger chaja adapter adaptor
camera kamera picha photo photos selfie selfies megapixel zoom zinapiga inapiga
screen skrini display kioo inch inches inchi amoled
memory ram
storage nafasi
network mtandao mitandao 4g 5g 2g 3g lte
sim line lines laini dual
radio fm
steel chuma
sun jua solar sola sunlight sunshine
only pekee alone solely
heart moyo
thick
torch tochi flashlight
fingerprint kidole
speaker spika sauti loud loudness
noise kelele
bluetooth wireless wired waya connect connection
waterproof mvua rain rainy water-resistant ip68 splash swimming swim kuogelea puddle puddles river rivers mto stream leak leaks leaking vuja inavuja zinavuja huvuja
material fabric kitambaa nyenzo
leather ngozi leatha
canvas turubai
suede
sole soli soles outsole
lug lugs
heel kisigino visigino heels heeled
platform
closure lace laces kamba strap straps velcro zip zipu buckle mikanda
cushion cushioning cushioned padded padding laini-ndani comfortable comfort comfy starehe comfy insole pinch pinches pinching hurt hurts hurting uma inauma zinauma huuma painful blister blisters ache raha
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
cook cooking cooked pika kupika boil chemsha jiko stove simmer
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
height tall taller high higher urefu juu ndefu refu mrefu virefu warefu kimo
replaced replace replacement replaceable
medical presha pressure bp daktari pulse
hospital nurse nurses nursing clinic muuguzi wauguzi hospitali
tracks track tracking count counts counting measure measures pima kupima inapima hupima
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
heat heats heating overheat overheats overheating hot warm warmer warms cool cools cooling cooler fan joto vuguvugu baridi
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
soft:cushion_breakin soften:breakin laini:cushion_breakin dry:dry_waterproof kavu:dry_waterproof swimming:waterproof leak:waterproof
flat:flat wide:wide_fit narrow:narrow_fit broad:wide_fit pana:wide_fit small:fit_size big:fit_size large:fit_size kubwa:fit_size ndogo:fit_size usual:fit_size true:fit_size
girls:women_child boys:men_child wanawake:women wanaume:men unisex:men_women baby:child_ages mtoto:child_ages kids:child_ages
soak:soak_cook soaking:soak soaked:soak calls:calls_microphone mic:microphone selfie:selfie_camera night:night_camera
`

/** What a key of an item's attributes is about beyond its own words. */
export const KEYS = `
power_source: power mains battery charging
plug: mains
stand_m: height
platform_cm: platform heel height
heel_cm: heel height
height_added_cm: height heel
medical_device: medical
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
`

/** Talk around a question about an item: it says nothing about the matter. */
export const ITEM_FILLERS = `
yake lake chake zake vyake wake yao zao hiki ile zile vile wale hawa yenyewe yenye kwani roughly approximately around takriban actual actually normally usually kawaida huwa
give gives tell good nzuri mzuri poa better best day days back available product item bidhaa thing wise side much mob type kind aina gani gan sema niambie check have being survive iko ziko uko
inakaa zinakaa-aje inakuwa zinakuwa comes your ako nayo nazo hiyo hio izo hizo does did is are be one ones would also na still real inaweza zinaweza after mine wear wearing vaa kuvaa naeza unaeza naweza inaeza zinaeza lazima must old work works working anaweza tunaweza tumia kutumia natumia nitumie feet foot toes miguu mguu mtu step
`

/** Swahili verbs by their root, as they are said of items; what stands in front and behind is grammar. */
export const ITEM_ROOTS = `
chun: picked fresh
chum: picked fresh
ok: baked fresh
pik: cook
chemsh: cook
hifadh: storage last
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
