/** The same in Swahili and Sheng, in the forms that talk and our own sentences use. */
export const EVERYDAY_SWAHILI = `
  zipo vipo hazipo havipo hayapo hapajakuwa
  aaah aah abee abeg ada afadhali afya ahsante aibu aina aisee aiseh ajabu aje ajili akahitaji akaunti aki akili
  akina akisema akujibu akusort ala alafu alasiri alfajiri alhamisi ama amani ambacho ambao ambapo ambaye ambayo
  ambazo amerudi amina ana anacheki anaeza anahakiki anaihitaji anakagua anaweza anaye anayeihitaji anayeweza andika
  angalau angalia anwani anzisha apana arobaini asanteni asubuhi ataamua ataendelea atafute ataicheki atakuambia
  atakuandikia atakujibu atakureply atakushow atakutext ataona ataziangalia ati awali baada baadae baadaye baadhi
  baba babu badala badaye badili badilisha bahati baina bajeti baki bana banae bandia barabarani baraka baridi
  barikiwa barua base baya beshte biashara bibi bila bingwa binti bluu bora bosi bovu brathe breki bro buda buddy
  bure busara bwana cans cha chache chagua chaguo chake chako chakula chali changamoto changu chanzo chao chap chapa
  cheka cheki cheko chenu chenye chini chochote chukua chumba chumbani chuo chupa ciao dada dadangu dah dakika
  daktari dala dawa dazeni dem dereva dhahabu dhahiri dharura dogo doh doo duh duka dukani dunia ebu eeeh eh ehee
  elewa elfu emergency enda eneo enyewe eti faili fam familia fanya fedha fika fikia fikira finje fiti freshi
  fuatilia fundi funga fupi furaha gari ghafla ghairi gharama gizani gumzo haba habari hadi haibongi haichukui haiezi
  haifai haifanyi haijaandikwa haijaanza haijafikia haijafikisha haijajibu haijakamilika haijakufikia haijakuwa
  haijalipwa haijaonyesha haijapita haijarudishwa haijaset haijashughulikia haijathibitishwa haijatoa haijatoka
  haijatosha haijatuambia haijatufikia haijatumwa haijatushow haiko haikukubali haikukubaliwa haikulipwa haikumalizwa
  haikupatikana haikupita haikutosha haikutufikia haikuwa haikuwangi haimo haina haionyeshi haipaswi haipo haitaji
  haitoshi haitumii haiwezi haiwork hajajibu haki hakika hakikisha hakikufanya hakina halal haleluya hali halijatumwa
  halijaweka halikufika halikutosha halipo halipokei halisi hamsini haraka harusi hasa hasira hata hati hatua
  hatudeliver hatujapata hatujapokea hatukupata hatuleti hatuna hatutakutext hatutatuma hatutozi haufanyi hauhusu
  haujaamua haujakufikia haukuweza hautoshi haya hayajaanzishwa hayajakamilika hayakukamilishwa hayakupita hayapo
  hayatatumwa hayo hazibadiliki hazisemi hazitakuja haziwezi hebu hekima heko heri heshima hifadhi hii hiki hili hilo
  hitaji hitilafu hivi hivyo hivyohivyo hiyo hizi hizo hoja hongera hongereni hospitali hubadilisha huchukua huduma
  huenda hufunguliwa hugharimu huhitaji huja hujachargiwa hujacharjiwa hujambo hujastart hujatozwa hujibu huko huku
  hukulipa hukumu hulipwa humo huna hupatikana hurudishwa hutacharjiwa hutaki hutapokea hutatozwa huu huwa huyo huyu
  huzuni iandika iandike iangalie icheki iconfirm iende ifikie ifungua iishe ijayo ijibiwe ijumaa ikaisha ikawa iki
  ikiconfirm ikifika ikiingia ikithibitishwa ikivunjika ikiwa ikiwepo ile ili ilibadilishwa ilicancelliwa iliisha
  iliishia ilikataa ilishaisha ilitumwa ilivyo ilivyokuwa iliyo iliyothibitishwa iliyowashwa iliyowekwa imalize imani
  ime imeandikwa imebadilika imebadilishwa imebaki imecanceliwa imecancelliwa imechange imeconfirm imeexpire
  imefunguliwa imefungwa imeghairiwa imehifadhiwa imeingia imekamilika imekataa imelipwa imelockiwa imepotea imerudi
  imerudishwa imeshatumika imesimamishwa imesold imethibitisha imethibitishwa imetoa imetumwa imewashwa imewekwa ina
  inabaki inabeba inabidi inachange inacheckiwa inachukua inaenda inaendelea inafaa inafanya inagharimu inahakikiwa
  inaitwaje inakungoja inakusubiri inalipwa inalo inamalizana inamalizia inamatch inangoja inaona inaonyesha
  inapatikana inapunguza inasema inasomeka inasubiri inauzwa inavyotakiwa inaweza inawork inayofaa inayofuata
  inayolingana ingawa ingine inshallah ipasavyo ipi ipokee irudisha ishafungwa ishalipwa ishirini isipokuwa isoma
  itaconfirm itaenda itafika itakapothibitishwa itakavyokufikia itakayolipa itakufikia itakuwa italipa itapelekwa
  itathibitishwa itatumwa itaweza ithibitishe itoke ituma itume itumike iwapo iweke jamaa jamani jambo jana jaribu je
  jembe jero jezi jiji jikoni jina jingine jinsi jioni jipya jirani joto jozi jua juhudi jumamosi jumanne jumapili
  jumatano jumatatu juu juzi kaa kabisa kadhaa kahawa kahawia kaka kamili kamwe kando kanisa kanisani karao karibu
  karibuni kasheshe kasi kasoro katalogi katika kaunti kawaida kazi kiasi kiatu kicheko kichwa kidijitali kidogo
  kiingereza kijana kijani kijijini kijivu kikapu kike kikomo kila kile kilicho kilichoagizwa kilichobadilika
  kilichobaki kilichotokea kiliisha kimefikiwa kimefungwa kimehifadhiwa kimeisha kimekwisha kimya kina kinachofuata
  kinafanya kinakuruhusu kinapatikana kingine kiongozi kipande kipenyo kisha kiswahili kitanda kitandani kituo
  kiukweli kiume kiunganishi kiungo kiwango kofia kosa kote ku kuacha kuagiza kuangalia kuanza kubadilisha
  kubahatisha kubook kubwa kucheki kuchelewa kuelewa kuenda kuendelea kufanya kufikia kufunga kufunguka kufunguliwa
  kughairi kuguess kuiacha kuibadilisha kuichange kuichukua kuifikia kuifungua kuighairi kuimba kuingia kuipeleka
  kuisoma kuituma kuja kujaribu kujibiwa kujibu kujua kukamilisha kukosea kukuambia kukuandikia kukuangalizia
  kukuangusha kukudanganya kukujibu kukusort kukutafutia kukutext kukuwekea kule kuletea kuliko kulimaliza kulingana
  kulinganisha kulipa kulipia kulipwa kumaliza kumbe kumbuka kumbukumbu kumi kuna kungoja kuniambia kunieleza
  kunijibu kunipea kunishow kuniuliza kununua kuona kuonana kuongea kuonyesha kuorder kupata kupeleka kupelekewa
  kupelekwa kupick kupokea kupunguzwa kurejeshwa kurudia kurudishwa kusaidia kusema kushauri kushinda kushop
  kusikiliza kusitisha kusoma kusort kusubiri kutafuta kutaja kutazama kutekeleza kutembea kuthibitisha kutoka
  kutokana kutuma kutumika kuu kuukuu kuwa kuzipunguza kuzirudisha kuziweka kwaheri kwake kwako kwamba kwani kwanza
  kwao kweli kwenda kwenu kwenye kwetu kwingine labda lake lako langu lao lazima lengo lenu letu lighairi liishe
  likifika likiwa likiwepo likizo liko liliisha lililotangulia lililotumwa lilitumwa limalize limefika limefungwa
  limeghairiwa limetoweka linaitwaje linalosubiri lingine lini lipa lipi lita litatumwa lolote lugha ma maajabu
  maalum maana maandishi maarifa mabadiliko mada maelekezo maelezo magumu mahali mahitaji maisha majaribio majibu
  majina majirani makini makosa mambo maneno manjano manze maombi mapacha mapema mapenzi mara mashallah maswali
  matangazo matatizo matokeo matusi mawasiliano mawili maze mazee mazito mazungumzo mazuri mbali mbalimbali mbao
  mbaya mbele mbili mbio mbona mchana mchezo mdau mdogo mechi mema mengi mengine mepesi meza mezani mfano mfuko
  mfululizo mfumo mfupi mheshimiwa mhudumu mia miaka mifuko mimi mingi minimum mitano mjamzito mji mjini mjomba mke
  mkono mkubwa mkuu mkwaju mmoja mniachie mno modeli mola morio moto moyo mpaka mpango mpendwa mpenzi mpigo mpira
  mpya mrefu mresh msaada msaidizi msee msikitini msimbo msongamano msupa mtaa mtaalamu mtaani mtandao mteja mtihani
  mtoa mtoto mtu muda muhimu mume mungu muulize mvua mwaka mwako mwalimu mwana mwanangu mwangaza mwanzo mwema mwenye
  mwenyezi mwenzangu mwezi mwingi mwingine mwisho mwone mzaha mzee mzigo mzima mzuri naam naangalia nacheki nachukua
  nachukulia nadhani naendelea naeza nafasi nahitaji najua nakusaidia nakusort namba nambari nami namna nane nani
  naomba nasi nataka nawe nayo nazo nchi ndai ndani ndefu ndio ndipo ndivyo ndizo ndo ndoto ndugu nenda nene neno
  ngiri ngoja ngoma ngori ngumu nguo ni niaje niangalie nibadilishe nichange nieleze niendelee nighairi nihakikishe
  nikuambie nikuelewe nikuhudumie nikumbuke nikusaidie nikushow nikushughulikie nikusort nikuunganishe nikuwekee
  niletewe nilichokutumia nilikutumia nimeacha nimeandika nimeangalia nimecheki nimefurahia nimehifadhi nimeiondoa
  nimeipeleka nimeitoa nimeiweka nimekuangusha nimekukabidhi nimelipeleka nimemwomba nimenote nimeona nimepata
  nimepelekea nimepoteza nimeshindwa nimeskia nimetuma nimeuliza nimewakumbusha nimeweka nimeziweka nimuulize
  nimwombe nina ninachojua ninachoona ninachoweza ninaloona ninaloweza ninavyoweza ninaweza ninayoona ningependa nini
  ninyi nionyeshe nipumzike nirushie nisamehe nishow nishtue nisichokijua nita nitaendelea nitaijaribu nitaitumia
  nitajaribu nitakuandikia nitakujulisha nitakumbuka nitakusaidia nitakushow nitakutumia nitakuuliza nitakuunganisha
  nitakuupdate nitapumzika nitaujaribu nitauliza nitume nitumie niulize njema njiani nne noma nusu nyakati nyaraka
  nyekundu nyembamba nyepesi nyeupe nyingi nyinyi nyota nyote nyuma nyumba nyumbani nzito nzuri ocha ofisi ofisini
  ombi ona ondoa ongea ongeza onyesha orodha orodhani oya pa pahali paketi pakiti pako pamoja pana pande pata pea
  peana peke pekee pengine pia picha piga pili pini pinki poa poapoa pole poleni polepole pongezi promo pumzika punch
  rada radhi rafiki rafikiyangu raha rahisi rangi ratiba refu rekodi robo roho rudi rudia saba sababu sabalkheri
  sabini safari safi sahihi sai salama salamu salimia salio samahani samahanini sana sare sauti sawasawa sawia sebule
  sebuleni sehemu sekunde sera shaka shangazi shash shauku shemeji sherehe sheria shikamoo shilingi shughuli shujaa
  shukran shukrani shule shwari si siezi sijaanzisha sijaelewa sijaiona sijajua sijakupa sijakupata sijakusaidia
  sijakusort sijali sijamaliza sijaona sijapata sijapokea sijashika sijaskia sijaweza sijui sikia sikiza sikukuu
  sikuweza silo simpigii simu sio sipendi sipigii siri sisi sita sitaitisha sitajibu sitaki sitaku sitakutumia
  sitaomba sitareply sitatuma sitini sivyo siwezi siyo skincare skiza sokoni soma sonko soo source staki stika stori
  subira subiri sukari sura swala swali tafadhali tafadhalini tafrija tafuta taifa taja takriban tangu tano tao
  taratibu taslimu tatizo tatu thao thelathini themanini thibitisha tisa tisini toa tofauti tovuti tozo tu tuanze
  tubadilishe tubaki tuchange tucheki tufanye tui tujaribu tuko tukuletee tulia tuma tumaini tumeandikiana tumepata
  tumepokea tumetext tunaangalia tunacheki tunafunga tunafungua tunahakiki tunangoja tunashika tunasubiri tunauza
  tunavyotunza tupu turudi tusikuandikie tusikutext tutabonga tutakuandikia tutakutext tuyahakikishe twende uaminifu
  uamuzi uanze ubarikiwe ubaya ucheki uchovu uchukue uhakika uifungue uithibitishe ujaribu ujazo ujumbe ujuzi ukarimu
  uki ukiandika ukichange ukiconfirm ukidai ukiget ukihitaji ukilipa ukinitumia ukiongeza ukipiga ukipokea ukishaamua
  ukishalipa ukitext ukithibitisha ukivunja ukiwa uko ukujie ukurasa ukweli ulichotuma uliilipia ulikuwa ulilipa
  ulipo ulisema ulituomba ulivyoomba uliweka uliyoomba uliyotuma uliza umalize ume umefikisha umekubaliwa umekwisha
  umenimaliza umesema umeshatumika umeshaweka umetuma umeuandika umeweka umri una unaandika unachoandika unachohitaji
  unachotaka unaeza unafaa unahitaji unaidai unaihitaji unaipata unajua unalipa unamaanisha unapata unapenda unapokea
  unasema unatafuta unatuma unauliza unaweka unaweza unayo uniambie unikumbushe ununue unyonge uone uongee upande
  upate upendo upesi upole upya urefu usafirishaji usiandike usiiandike usiijibu usijali usiku usilijibu usilipe
  usimpe usingizi usitume usiwahi usiwai usubuhi usumbufu utahitaji utaichukua utaipick utaje utajua utakubaliana
  utakujia utakuwa utalipa utani utaongea utapata utapick utapokea utaratibu uthibitisho utulivu utume uulize
  uvumilivu uwe uweke uyaombe uzi uzito uzuri vako vazi vela vema viatu vibaya vichekesho video vikiongezeka vile
  vinginevyo vipande vipi vipimo vipo vitatu vitu vizuri vya vyake vyako vyangu vyao vyema vyenu vyetu vyote wa wacha
  wageni wahala wahusika waifungue wakiunlock wako wala wale walio wamejulishwa wanaingia wanangu wangapi wangu wanne
  wao wapendwa wapi wasee wasiwasi wataifungua watakuandikia watakutext watoto watu wazi wazima wazo weka wengine
  wenu wera wetu wewe wiki wimbo wote wueh xl yaani yake yakifika yakithibitishwa yale yalighairiwa yaliyoanzishwa
  yameandikwa yamefika yameisha yamekwisha yamenifurahisha yamerudishwa yanasema yanatumika yangu yani yao yaonyesha
  yapi yatakapothibitishwa yatakuja yenu yenye yenyewe yetu yeye yeyote yoh yote yule yupi za zaidi zake zako
  zambarau zangu zao zenu zetu ziada zifikie ziishe zikifika zikiongezeka zikishafunguliwa ziko zile zilizo
  zilizobaki zilizopo zimeandikwa zimebaki zimelipwa zinaenda zinagharimu zinaonyesha zinasema zinazoendelea
  zinazofaa zinazolingana zinazoruhusiwa zingine zipunguza zitakuja zitakuwa ziwe zote zuri
`
