/** Swahili and Sheng words for what shops sell, as `word:english`; `_` stands for a space. */

export const CLOTHING = `
kiatu:shoes viatu:shoes njumu:boots raba:sneakers rabaa:sneakers sneaker:sneakers kicks:sneakers ndula:shoes machuma:shoes
sandali:sandals ndara:slippers malapa:slippers kandambili:slippers champali:sandals akala:sandals slipas:slippers buti:boots mabuti:boots
gumbuti:gumboots gambuti:gumboots viatu_vya_mvua:gumboots visigino:heels viatu_virefu:heels hils:heels
nguo:clothes manguo:clothes mavazi:clothes vazi:clothes luku:outfit pamba:outfit mtumba:second_hand mitumba:second_hand
shati:shirt mashati:shirt tishati:t-shirt tisheti:t-shirt fulana:t-shirt flana:t-shirt tshirt:t-shirt tee:t-shirt blauzi:blouse
suruali:trousers suruwali:trousers mlongo:trousers longi:trousers pant:trousers kaptula:shorts kaptura:shorts jinsi:jeans jeanz:jeans
sketi:skirt sketini:skirt gauni:dress magauni:dress nguo_ya_ndani:underwear nguo_za_ndani:underwear chupi:underwear boksa:boxers
sidiria:bra brazia:bra bra:bra soksi:socks sokisi:socks sox:socks glavu:gloves glovu:gloves kofia:cap kapelo:cap marvin:beanie
boshori:beanie sweta:sweater masweta:sweater svitaa:sweater hoodi:hoodie hudi:hoodie jaketi:jacket jeki:jacket koti:coat makoti:coat
kitenge:kitenge vitenge:kitenge kanga:leso khanga:leso leso:leso lesso:leso kikoi:kikoi vikoi:kikoi shuka:bedsheet mashuka:bedsheet
mshipi:belt mishipi:belt ukanda:belt tai:tie suti:suit kanzu:kanzu hijabu:hijab buibui:abaya abaya:abaya dera:dera madera:dera
sare:uniform yunifomu:uniform unifom:uniform pajama:pyjamas nguo_za_kulala:pyjamas nguo_za_kuogelea:swimwear kostyumu:swimwear
skafu:scarf shali:shawl taiti:tights leggings:leggings apron:apron aproni:apron vesti:vest nguo_za_watoto:baby_clothes
begi:bag mabegi:bag mkoba:handbag mikoba:handbag kibeti:purse vibeti:purse pochi:wallet waleti:wallet kipochi:purse mfuko:bag mifuko:bag
sanduku:suitcase masanduku:suitcase kiondo:basket_bag vyondo:basket_bag rucksack:backpack begi_ya_mgongo:backpack
saa:watch masaa:watch saa_ya_mkono:watch saa_ya_ukuta:wall_clock mkufu:necklace mikufu:necklace cheni:chain machen:chain
bangili:bangle hereni:earrings herini:earrings vipuli:earrings pete:ring kipini:nose_pin miwani:glasses miwani_ya_jua:sunglasses
shanga:beads kikuku:anklet mwavuli:umbrella miavuli:umbrella kitambaa:fabric vitambaa:fabric uzi:thread sindano:needle kifungo:button
zipu:zip cherehani:sewing_machine
`

export const ELECTRONICS = `
simu:phone masimu:phone simu_janja:smartphone kabambe:feature_phone katululu:feature_phone mulika_mwizi:feature_phone fon:phone fone:phone
foni:phone phonne:phone chaja:charger chaji:charger machaja:charger charja:charger chajia:charger waya:cable waya_ya_chaji:charging_cable
kebo:cable kifuniko_cha_simu:phone_cover kava:cover kavu:cover kasha:case protekta:screen_protector skrini:screen kioo_cha_simu:phone_screen
betri:battery mabetri:battery beteri:battery pawabenki:power_bank powerbank:power_bank power_bank:power_bank power_banks:power_bank earphonez:earphones erofoni:earphones airpodi:earbuds
spika:speaker maspika:speaker subwufa:subwoofer subufa:subwoofer hufa:subwoofer woofer:subwoofer redio:radio runinga:tv televisheni:tv
luninga:tv tivii:tv telly:tv mangoma:music_system ngoma:speaker king'amuzi:decoder dikoda:decoder rimoti:remote antena:antenna
kompyuta:computer tarakilishi:computer lapi:laptop lapto:laptop mashine:laptop kibodi:keyboard kicharazio:keyboard mausi:mouse kipanya:mouse
printa:printer wino:ink flashi:flash_drive diski:disk kamera:camera tochi:torch matochi:torch mwenge:torch taa:lamp mataa:lamp balbu:bulb
globu:bulb sola:solar jua_kali_sola:solar paneli:panel swichi:switch soketi:socket ekstensheni:extension_cable feni:fan pangaboi:fan
friji:fridge mafriji:fridge jokofu:fridge frija:fridge friza:freezer pasi:iron_box birika_ya_umeme:electric_kettle kibanda:microwave
maikrowevu:microwave mikrowevu:microwave blenda:blender brenda:blender kifaa_cha_kusaga:blender mashine_ya_kufua:washing_machine
mashini_ya_kufua:washing_machine kufulia:washing heta:heater jenereta:generator genereta:generator stabilaiza:stabilizer
kadi_ya_kumbukumbu:memory_card memori:memory_card memory:memory laini:sim_card lainii:sim_card modemu:modem rauta:router wifi:wifi
`

export const GROCERIES = `
unga:flour unga_wa_ugali:maize_flour unga_wa_ngano:wheat_flour unga_wa_mahindi:maize_flour unga_wa_uji:porridge_flour sembe:maize_flour dona:maize_flour
ngano:wheat_flour jogoo:maize_flour mahindi:maize maindi:maize mchele:rice mchere:rice wali:rice pishori:pishori_rice basmati:basmati_rice
sukari:sugar sukar:sugar sukali:sugar chumvi:salt munyu:salt mafuta:oil mafuta_ya_kupikia:cooking_oil mafuta_ya_kupika:cooking_oil salad:cooking_oil
mafuta_ya_uto:cooking_oil kasuku:cooking_fat kimbo:cooking_fat siagi:butter majarini:margarine blueband:margarine maziwa:milk maziwa_lala:sour_milk
mala:sour_milk mtindi:yoghurt yogati:yoghurt jibini:cheese mayai:eggs yai:eggs mkate:bread mikate:bread maandazi:mandazi mandazi:mandazi mahamri:mandazi
chapati:chapati chapo:chapati chapatis:chapati keki:cake makeki:cake biskuti:biscuits biskwiti:biscuits peremende:sweets pipi:sweets chokoleti:chocolate
chai:tea majani:tea_leaves majani_chai:tea_leaves majani_ya_chai:tea_leaves kahawa:coffee kokoa:cocoa asali:honey jamu:jam soda:soda masoda:soda
maji:water maji_ya_kunywa:drinking_water juisi:juice sharubati:juice jusi:juice bia:beer pombe:alcohol mvinyo:wine divai:wine keroro:alcohol
nyama:meat nyama_ya_ng'ombe:beef nyama_ya_mbuzi:goat_meat mutura:sausage nyamchom:roast_meat nyama_choma:roast_meat choma:roast_meat kuku:chicken
mbuzi:goat ng'ombe:cow nguruwe:pork samaki:fish samak:fish omena:omena dagaa:omena kamba:prawns matumbo:tripe ini:liver maini:liver soseji:sausage
smokie:smokies mboga:vegetables sukuma:kale sukuma_wiki:kale skuma:kale kabeji:cabbage kabichi:cabbage mchicha:spinach spinachi:spinach terere:amaranth managu:managu
nyanya:tomatoes kitunguu:onions vitunguu:onions saumu:garlic kitunguu_saumu:garlic tangawizi:ginger dania:coriander dhania:coriander pilipili:chilli
pilipili_hoho:capsicum hoho:capsicum karoti:carrots viazi:potatoes waru:potatoes kiazi:potatoes viazi_vitamu:sweet_potatoes ngwaci:sweet_potatoes
nduma:arrowroot mihogo:cassava muhogo:cassava malenge:pumpkin biringanya:eggplant bamia:okra maharage:beans maharagwe:beans madondo:beans ndengu:green_grams
dengu:green_grams pojo:green_grams kunde:cowpeas njahi:black_beans mbaazi:pigeon_peas minji:peas kamande:lentils githeri:githeri njugu:peanuts karanga:peanuts
korosho:cashew_nuts simsim:sesame matunda:fruits tunda:fruits ndizi:bananas maembe:mangoes embe:mangoes machungwa:oranges chungwa:oranges
nanasi:pineapple mananasi:pineapple papai:pawpaw mapapai:pawpaw parachichi:avocado ovacado:avocado avokado:avocado tikiti:watermelon tikitimaji:watermelon
zabibu:grapes limau:lemon ndimu:lime pera:guava mapera:guava matofaa:apples tufaa:apples apple:apples nazi:coconut passion:passion_fruit
miwa:sugarcane muwa:sugarcane uji:porridge ugali:ugali pilau:pilau pilau_masala:pilau_masala viungo:spices bizari:curry_powder iliki:cardamom
mdalasini:cinnamon karafuu:cloves royko:seasoning hamira:yeast tambi:spaghetti pasta:pasta chakula:food vyakula:food msosi:food dishi:food
lishe:feed chakula_cha_mbwa:dog_food chakula_cha_kuku:chicken_feed gesi:gas mtungi:gas_cylinder mitungi:gas_cylinder makaa:charcoal kuni:firewood
makaa_ya_kupikia:charcoal kerosini:kerosene mafuta_taa:kerosene mafuta_ya_taa:kerosene kiberiti:matchbox viberiti:matchbox mshumaa:candles mishumaa:candles
`
