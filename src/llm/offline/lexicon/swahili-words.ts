/** Common Swahili words that English does not share. Verbs are mostly found by their shape instead. */
export const SWAHILI = `
  na ya wa za la cha vya kwa ni si katika kwenye kutoka hadi mpaka kama lakini au ama ila kwamba kuwa ili ingawa hata pia tena bado tu sana zaidi kabisa kidogo kila baadhi bila kuhusu kati juu chini ndani nje mbele nyuma baada kabla karibu mbali
  mimi wewe yeye sisi nyinyi ninyi wao hii hiyo hizi hizo huyu huyo hawa hao hiki hicho hivi hivyo huu huo haya hayo hapa hapo huko kule pale ile zile yule wale kile vile yangu yako yake yetu yenu yao langu lako lake letu changu chako chake
  vyangu vyako vyake wangu wako wake wetu wenu zangu zako zake zetu zenu kwangu kwako kwake kwetu kwenu gani nini nani wapi lini vipi je kwanini mbona ngapi mangapi wangapi vingapi
  ndio ndiyo hapana sawa tafadhali asante asanteni ahsante karibuni pole samahani habari hujambo sijambo hamjambo jambo shikamoo marahaba salamu salaam kwaheri mambo salama njema mzuri nzuri vizuri vyema mwema bora mbaya vibaya
  leo kesho jana juzi asubuhi mchana jioni usiku alfajiri adhuhuri saa dakika siku wiki mwezi mwaka miaka miezi jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba
  moja mbili tatu nne tano sita saba nane tisa kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini mia elfu laki kwanza pili mwisho nusu robo
  mtu watu mtoto watoto mama baba dada kaka rafiki marafiki mteja wateja muuzaji mwanamke mwanaume wanawake wanaume mwalimu daktari bwana bibi mzee kijana ndugu familia jirani mfanyakazi
  kitu vitu bidhaa bei pesa shilingi duka dukani maduka soko sokoni oda agizo maagizo mzigo kifurushi malipo risiti stakabadhi punguzo ofa huduma ankara akaunti ujumbe meseji jumbe simu namba nambari jina anwani mahali eneo mji nchi barabara nyumba nyumbani kazi kazini
  shule shuleni ofisi ofisini kanisa hospitali benki gari basi ndege treni teksi chakula maji kahawa chai nyama mchele unga sukari chumvi mafuta maziwa mkate mayai mboga matunda nguo kiatu viatu begi mkoba rangi saizi ukubwa aina ubora
  nyeusi nyeupe nyekundu bluu kijani manjano njano kahawia zambarau waridi kijivu mweusi mweupe mwekundu kubwa ndogo mkubwa mdogo wakubwa wadogo kikubwa kidogo refu fupi mrefu mfupi mpya wapya mapya kipya vipya zamani ghali nafuu rahisi ngumu gumu
  kununua nunua kuuza uza kulipa lipa kupata pata kutuma tuma kuleta leta letea kutaka taka kuomba omba kusaidia saidia nisaidie kuona ona onyesha nionyeshe kujua jua kufanya fanya kwenda enda nenda kuja njoo kula kunywa kulala kusoma soma kuandika andika
  kusikiliza sikiliza kucheza cheza kuimba imba kupiga piga kuzima zima washa kuwasha weka kuweka ondoa kuondoa futa kufuta tafuta kutafuta badilisha kubadilisha angalia kuangalia chagua kuchagua ongeza kuongeza punguza kupunguza anza kuanza maliza kumaliza acha kuacha
  wacha rudisha kurudisha fungua kufungua funga kufunga peleka kupeleka chukua kuchukua toa kutoa pokea kupokea hitaji kuhitaji penda kupenda fikiria ongea kuongea sema kusema ambia niambie nieleze eleza jibu kujibu uliza kuuliza kumbusha nikumbushe thibitisha kuthibitisha
  panga kupanga ratibu tayarisha pakua sasisha ghairi agiza kuagiza hesabu endelea kuendelea rudia simama simamisha tengeneza hifadhi jaribu ngoja subiri kusubiri ita hakuna kuna mna pana yupo ipo zipo upo kipo vipo wapo lipo yapo nipo tupo hayupo haipo hazipo iko ziko
  nina una ana tuna wana mna sina huna hana hatuna hawana hamna ndiyo huenda labda lazima inabidi bila shaka kweli hakika haraka polepole mapema baadaye halafu kisha basi ndipo ambapo ambao ambaye ambayo ambazo kulingana kutokana kupitia dhidi miongoni
  hali hewa mvua jua joto baridi upepo taa muziki wimbo nyimbo kipindi vipindi redio kengele kikumbusho mkutano mikutano ratiba kalenda orodha tukio matukio barua pepe habari sherehe tamasha mkahawa mikahawa hoteli usafiri kituo safari tiketi kitabu podikasti sauti mwangaza chumba sebule jikoni
  mazungumzo swali maswali jibu majibu maana tofauti mfano sababu shida tatizo matatizo haki sheria afya ugonjwa dawa mgonjwa daktari dunia afrika kenya uganda tanzania mtandao kompyuta tovuti ukurasa picha video mchezo michezo mpira timu mechi matokeo filamu
  ningependa ningetaka naomba nataka ninataka nahitaji ninahitaji naweza ninaweza unaweza mnaweza tunaweza anaweza inaweza niliagiza nimelipa nimetuma nimeagiza nipe nipatie niletee nitumie nionyeshe tuonyeshe unauza mnauza mnao mnayo unayo ninayo
`

/** Words that mark Sheng strongly: Swahili and English speakers outside it do not write them. */
export const SHENG_STRONG = `
  niaje naje buda budaa bro msee mse wasee mamse manze maze mazee bana banaa doo dooh ngiri thao thaoz ganji chapaa chapa mkwanja nare mresh demu mdem madem noma fiti freshi fresha ushago shags sonko sanse karao karau
  kejani keja keh mtaani mathe fathe buyu nganya ronga embakassi mangwanyi jero jiroo ashu finje mbao soo wan'gwan mastingo sema semaje wasup wozza ocha
  naeza nadai nadaai staki stakangi nko ukona mkona rieng riang kitambo wueh shwari nipee tubonge bonge bongeni wueeh nibonge nikubonge saii sahii sahi sahizi sai naskia naskiza ntakam ntado nitado ntachukua ntalipa ntakujia kam
  kuchill chill bonga kubonga bongeni mbonge kumada kudunda kunyonga jo joh jooh nangos ngori ng'ori msupa manyanga njumu ndula kicks gotea mzeiya mzeya mzito arif arifu ndai dinga moti nduthi mkoro
  imeivana inaeza unaeza mnaeza tunaeza anaeza siezi inabamba bamba hubamba imebamba kudinya kurusha mang'aa kanyaga lipisha utado mtado tudo nido kudo umedo hanye hasla mahustle mboch mboka sijaskia umeskia
  nicheki nichekie nicheck ucheki cheki unicheki nitext nitextie nishow unishow ivo izo iyo hio io apo ivi hivyoo
  mtoi watoi mamorio moriao morio kimaisha nyita mos mosmos mdau hepeni usilenge nimelenga nimehepa wachana wacheni waks oyaa oya yooh nyako
  xaxa xema kiongos mabeste beshte beste mabeshte mafan mafans ukam mkam atakam imekam zimekam ikam nikam nikicheki niliskia mang'ang'a
  hakunanga sinaga sinanga hukuanga hukuwanga umenyamaza umenimute umeniblock mniblock uniambie
  zinacost inacost unacost zilicost itacost mnauzanga huuzanga mnafunganga mnafunguanga inakuanga mnapatikananga umeget niget nimeget nikiget ka kamoja mi inaendaje inafanyaje yaan yani
`

/** Slang that only hints at Sheng: two of them make it, one may be spoken Swahili or English. */
export const SHENG_WEAK = `
  aje iko ziko niko uko mko ako tuko ikona nikona ukona mkona iza dem vipi form rada tao mob raba luku kali zikali makali wakali kwani ati eti hivo mkubwa mkuu chief boss sai sahi ingine mingi deal deals cash
  poa sasa mbaya ama wadau hepa lenga sare mwana hustle fala ikuwe nikuwe kukuwa guys tei mathee gava masa hao mtaa msupa
`
