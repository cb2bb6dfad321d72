/** Names of goods of many trades: to the intent classifier they are all just some goods, so that it serves any shop. */
export const GOODS_WORDS = `
  shoe sneaker trainer boot sandal slipper heel loafer croc gumboot sock stocking shirt blouse top vest t-shirt tshirt
  polo dress gown skirt trouser pants jeans chinos shorts jogger legging tracksuit suit blazer jacket coat parka
  hoodie sweater jumper cardigan sweatshirt uniform apron pyjama nightdress lingerie bra panty boxer underwear
  swimsuit bikini scarf shawl tie belt hat cap beanie glove mitten hijab abaya kitenge leso kanga dera jersey kit
  romper onesie bib bag handbag purse wallet clutch backpack rucksack suitcase luggage duffel tote satchel briefcase
  umbrella watch bracelet bangle necklace pendant chain earring ring anklet brooch jewellery jewelry bead sunglasses
  spectacle phone smartphone android handset tablet laptop notebook computer desktop monitor keyboard mouse printer
  scanner projector webcam camera lens tripod drone speaker soundbar woofer subwoofer headphone headset earphone
  earbud airpods microphone radio television tv decoder remote console playstation xbox controller game charger
  adapter adaptor cable cord battery powerbank router modem switch hub dongle hdd ssd harddisk drive memory ram
  motherboard processor screen protector cover case fridge refrigerator freezer cooker oven hob microwave blender
  mixer juicer toaster kettle iron fan heater conditioner ac vacuum hoover washer dryer dishwasher dispenser air-fryer
  airfryer fryer grinder sandwich-maker humidifier purifier shaver trimmer straightener rice flour sugar salt oil
  butter margarine milk yoghurt yogurt cheese egg bread bun cake cookie biscuit chocolate candy sweet snack crisp
  chips popcorn nut peanut cashew almond honey jam sauce ketchup mayonnaise vinegar spice pepper tea coffee cocoa
  juice soda water beer wine whisky whiskey vodka gin spirit meat beef chicken pork goat mutton fish tilapia prawn
  sausage bacon smokie vegetable cabbage kale spinach tomato onion potato carrot bean lentil pea maize corn wheat oat
  cereal porridge pasta spaghetti noodle fruit apple banana mango orange pineapple watermelon grape lemon lime avocado
  pawpaw berry strawberry coconut garlic ginger herb salad pizza burger fries samosa chapati meal lunch dinner
  breakfast soup cement ballast sand brick block stone tile paint primer varnish thinner brush roller ladder hammer
  nail screw bolt screwdriver spanner wrench plier saw drill chisel tape-measure pipe tap sink toilet shower basin
  tank pump hose gutter roof sheet timber plywood board door window lock padlock hinge handle glass mirror wire socket
  bulb lamp light lantern torch panel solar inverter generator wheelbarrow spade shovel jembe hoe rake panga axe
  fertilizer seed seedling pesticide herbicide feed sprayer net greenhouse tool toolbox lotion cream serum toner
  cleanser moisturizer moisturiser sunscreen soap shampoo gel wax relaxer wig weave braid extension perfume cologne
  deodorant lipstick lipgloss mascara eyeliner foundation powder concealer blush palette nail-polish razor toothpaste
  toothbrush pad tampon diaper wipe tissue detergent bleach sanitizer disinfectant mop broom bucket sponge towel
  napkin supplement vitamin protein medicine drug syrup bandage mask thermometer glucometer sofa couch seat chair
  stool bench table desk bed bunk mattress pillow cushion duvet blanket bedsheet bedding quilt curtain blind carpet
  rug mat wardrobe cupboard cabinet shelf bookshelf drawer dresser rack stand lampshade vase frame clock candle plate
  bowl cup mug spoon fork knife pot pan sufuria tray thermos flask jug bottle container lunchbox strainer
  chopping-board cutlery utensil crockery grater book novel textbook bible pen pencil crayon eraser ruler sharpener
  folder file paper envelope marker calculator globe chart stapler diary toy doll puzzle lego ball football basketball
  racket bat bicycle bike scooter skateboard treadmill dumbbell weight tent stroller pram crib cot walker carseat
  playpen guitar piano drum violin flute tyre tire rim wheel engine spare helmet mudguard bumper wiper headlight
  motorbike motorcycle car van truck flower rose bouquet plant gift hamper card balloon banner voucher ticket room
  suite cottage villa chalet tour safari package massage facial manicure pedicure haircut spa buffet product item
  article stuff piece set brand model design style stock collection furniture electronics appliance clothing clothes
  outfit footwear accessory cosmetics grocery hardware stationery kiatu viatu njumu raba rabaa kicks ndula machuma
  sandali ndara malapa kandambili champali akala slipas buti mabuti gumbuti gambuti visigino hils nguo manguo mavazi
  vazi luku pamba mtumba mitumba shati mashati tishati tisheti fulana flana tee blauzi suruali suruwali mlongo longi
  pant kaptula kaptura jinsi jeanz sketi sketini gauni magauni chupi boksa sidiria brazia soksi sokisi sox glavu glovu
  kofia kapelo marvin boshori sweta masweta svitaa hoodi hudi jaketi jeki koti makoti vitenge khanga lesso kikoi vikoi
  shuka mashuka mshipi mishipi ukanda tai suti kanzu hijabu buibui madera sare yunifomu unifom pajama kostyumu skafu
  shali taiti leggings aproni vesti begi mabegi mkoba mikoba kibeti vibeti pochi waleti kipochi mfuko mifuko sanduku
  masanduku kiondo vyondo saa masaa mkufu mikufu cheni machen bangili hereni herini vipuli pete kipini miwani shanga
  kikuku mwavuli miavuli kitambaa vitambaa uzi sindano kifungo zipu cherehani simu masimu kabambe katululu fon fone
  foni phonne chaja chaji machaja charja chajia waya kebo kava kavu kasha protekta skrini betri mabetri beteri
  pawabenki earphonez erofoni airpodi spika maspika subwufa subufa hufa redio runinga televisheni luninga tivii telly
  mangoma ngoma king'amuzi dikoda rimoti antena kompyuta tarakilishi lapi lapto mashine kibodi kicharazio mausi
  kipanya printa wino flashi diski kamera tochi matochi mwenge taa mataa balbu globu sola paneli swichi soketi
  ekstensheni feni pangaboi friji mafriji jokofu frija friza pasi kibanda maikrowevu mikrowevu blenda brenda kufulia
  heta jenereta genereta stabilaiza memori laini lainii modemu rauta wifi unga sembe dona ngano jogoo mahindi maindi
  mchele mchere wali pishori basmati sukari sukar sukali chumvi munyu mafuta kasuku kimbo siagi majarini blueband
  maziwa mala mtindi yogati jibini mayai yai mkate mikate maandazi mandazi mahamri chapo chapatis keki makeki biskuti
  biskwiti peremende pipi chokoleti chai majani kahawa kokoa asali jamu masoda maji juisi sharubati jusi bia pombe
  mvinyo divai keroro nyama mutura nyamchom choma kuku mbuzi ng'ombe nguruwe samaki samak omena dagaa kamba matumbo
  ini maini soseji mboga sukuma skuma kabeji kabichi mchicha spinachi terere managu nyanya kitunguu vitunguu saumu
  tangawizi dania dhania pilipili hoho karoti viazi waru kiazi ngwaci nduma mihogo muhogo malenge biringanya bamia
  maharage maharagwe madondo ndengu dengu pojo kunde njahi mbaazi minji kamande githeri njugu karanga korosho simsim
  matunda tunda ndizi maembe embe machungwa chungwa nanasi mananasi papai mapapai parachichi ovacado avokado tikiti
  tikitimaji zabibu limau ndimu pera mapera matofaa tufaa nazi passion miwa muwa uji ugali pilau viungo bizari iliki
  mdalasini karafuu royko hamira tambi chakula vyakula msosi dishi lishe gesi mtungi mitungi makaa kuni kerosini
  kiberiti viberiti mshumaa mishumaa kiti viti meza mameza kitanda vitanda godoro magodoro magodoru mto mito kochi
  makochi sofaseti kabati makabati rafu stuli kigoda stendi pazia mapazia zulia mazulia kapeti mkeka mikeka blanketi
  mablanketi duveti dufei chandarua neti taulo mataulo kioo vioo picha maua ua chungu masufuria kikaango kikaangio
  karai makarai beseni sahani masahani kikombe vikombe glasi bilauri kijiko vijiko uma kisu visu sinia masinia vyombo
  chombo mwiko upawa chujio kichujio birika chupa machupa themosi flaski jiko majiko meko kuka jagi ndoo mandoo debe
  jerikeni jerrican pipa tangi matangi tanki kapu vikapu kikapu ufagio fagio mafagio mopu brashi dasta sponji sabuni
  omo jik tishu fanicha samani nyumba hema mahema vipodozi makeup mekapu manukato marashi pafyum pafyumu udi uturi
  kologne losheni krimu vaselini lipstiki poda wanja kope nyusi kucha cutex nywele weaving wigi mawigi wigii rasta
  suka msuko kitana chanuo shampuu kondishina hina wembe nyembe mswaki miswaki kolgeti sodo pedi pampasi pampas nepi
  daipa wipes deodoranti dawa madawa vidonge vitamini barakoa maski ngozi uso mwili saruji simiti simenti sementi mawe
  jiwe kokoto changarawe mchanga tofali matofali mabati bati ubao chuma vyuma nondo msumari misumari parafujo skrubu
  nyundo msumeno misumeno koleo sepetu majembe mapanga shoka reki rato wilbaro toroli ngazi kufuli makufuli kitasa
  vitasa mlango milango dirisha madirisha rangi vigae tailizi taili bomba mabomba mfereji paipu pampu choo sinki bafu
  shawa spana bisibisi bisbisi playa drili tepu gundi seng'enge senyenge wavu mbolea fertiliza mbegu mche miche tairi
  matairi taya gurudumu magurudumu baiskeli baisikeli baiki pikipiki boda nduthi gari magari moti dinga ndai petroli
  dizeli oili helmeti kitabu vitabu daftari madaftari kalamu biro penseli rula karatasi makaratasi bahasha kamusi
  biblia kurani gazeti mpira mipira jezi majezi gym doli toi vitoy toyz mchezo michezo mwanasesere zawadi pramu mtoto
  watoto watoi mtoi mwanaume wanaume kiume jamaa mabois mwanamke wanawake kike madem dame mama mabinti msichana
  wasichana mvulana wavulana bebi chumba vyumba rumu hoteli malazi utalii ufuo bahari kuogelea bwawa tiketi masaji
  kinyozi gitaa mbwa paka vifaranga kifaranga whey capsule fertiliser mash chick bull sapling gypsum wheelchair crutch
  cupcake mower incubator
`
