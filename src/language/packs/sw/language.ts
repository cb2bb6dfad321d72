import type { LanguageWords } from '../../identify/language-words.ts'

export const LANGUAGE: LanguageWords = {
  language: 'sw',
  frame: `
  ni na ya za wa la kwa cha vya hii hiyo hizi hizo ile zile yule wale je gani ngapi lini wapi nini nani kama lakini au ama pia tu mna kuna
  hakuna yangu yako yake yetu yenu zangu zako wangu wako wake langu lako changu kwenye katika bado kila sana hapa hapo huko kule mimi wewe
  yeye sisi nyinyi wao ili kwamba kwani mbona si hata halafu basi
  `,
  common: `
  kutoka hadi mpaka ila kuwa ingawa tena zaidi kabisa kidogo baadhi bila kuhusu kati juu chini ndani nje mbele nyuma baada kabla karibu
  mbali ninyi huyu huyo hawa hao hiki hicho hivi hivyo huu huo haya hayo kile vile yao lake letu chako chake vyangu vyako vyake wetu wenu
  zake zetu zenu kwangu kwako kwake kwetu kwenu vipi kwanini mangapi wangapi vingapi ndio ndiyo hapana sawa tafadhali asante asanteni
  ahsante karibuni samahani habari hujambo sijambo hamjambo jambo shikamoo marahaba salamu salaam kwaheri mambo salama njema mzuri nzuri
  vizuri vyema mwema bora mbaya vibaya leo kesho jana juzi asubuhi mchana jioni usiku alfajiri adhuhuri saa dakika siku wiki mwezi mwaka
  miaka miezi jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili januari februari machi aprili mei juni julai agosti septemba
  oktoba novemba desemba moja mbili tatu nne tano sita saba nane tisa kumi ishirini thelathini arobaini hamsini sitini sabini themanini
  tisini mia elfu laki kwanza pili mwisho nusu robo mtu watu mtoto watoto dada kaka rafiki marafiki mteja wateja muuzaji mwanamke mwanaume
  wanawake wanaume mwalimu daktari bwana bibi mzee kijana ndugu familia jirani mfanyakazi kitu vitu bidhaa bei shilingi duka dukani maduka
  soko sokoni oda agizo maagizo mzigo kifurushi malipo risiti stakabadhi punguzo ofa huduma ankara akaunti ujumbe meseji jumbe namba
  nambari jina anwani mahali eneo mji nchi barabara nyumba nyumbani kazi kazini shule shuleni ofisi ofisini kanisa hospitali benki gari
  ndege treni teksi chakula maji kahawa chai nyama mchele unga sukari chumvi mafuta maziwa mkate mayai mboga matunda nguo kiatu viatu begi
  mkoba rangi saizi ukubwa aina ubora nyeusi nyeupe nyekundu bluu kijani manjano njano kahawia zambarau waridi kijivu mweusi mweupe
  mwekundu kubwa ndogo mkubwa mdogo wakubwa wadogo kikubwa refu fupi mrefu mfupi mpya wapya mapya kipya vipya zamani ghali nafuu rahisi
  ngumu gumu kununua nunua kuuza uza kulipa lipa kupata pata kutuma tuma kuleta leta letea kutaka taka kuomba omba kusaidia saidia
  nisaidie kuona ona onyesha nionyeshe kujua jua kufanya fanya kwenda enda nenda kuja njoo kula kunywa kulala kusoma soma kuandika andika
  kusikiliza sikiliza kucheza cheza kuimba imba kupiga piga kuzima zima washa kuwasha weka kuweka ondoa kuondoa futa kufuta tafuta
  kutafuta badilisha kubadilisha angalia kuangalia chagua kuchagua ongeza kuongeza punguza kupunguza anza kuanza maliza kumaliza acha
  kuacha wacha rudisha kurudisha fungua kufungua funga kufunga peleka kupeleka chukua kuchukua toa kutoa pokea kupokea hitaji kuhitaji
  penda kupenda fikiria ongea kuongea sema kusema ambia niambie nieleze eleza jibu kujibu uliza kuuliza kumbusha nikumbushe thibitisha
  kuthibitisha panga kupanga ratibu tayarisha pakua sasisha ghairi agiza kuagiza hesabu endelea kuendelea rudia simama simamisha tengeneza
  hifadhi jaribu ngoja subiri kusubiri ita pana yupo ipo zipo upo kipo vipo wapo lipo yapo nipo tupo hayupo haipo hazipo iko ziko nina una
  ana tuna wana sina huna hana hatuna hawana hamna huenda labda lazima inabidi shaka kweli hakika haraka polepole mapema baadaye kisha
  ndipo ambapo ambao ambaye ambayo ambazo kulingana kutokana kupitia dhidi miongoni hali hewa mvua joto baridi upepo taa muziki wimbo
  nyimbo kipindi vipindi redio kengele kikumbusho mkutano mikutano ratiba kalenda orodha tukio matukio barua pepe sherehe tamasha mkahawa
  mikahawa hoteli usafiri kituo tiketi kitabu podikasti sauti mwangaza chumba sebule jikoni mazungumzo swali maswali majibu maana tofauti
  mfano sababu shida tatizo matatizo haki sheria afya ugonjwa dawa mgonjwa dunia afrika uganda tanzania mtandao kompyuta tovuti ukurasa
  picha mchezo michezo mpira timu mechi matokeo filamu ningependa ningetaka naomba nataka ninataka nahitaji ninahitaji naweza ninaweza
  unaweza mnaweza tunaweza anaweza inaweza niliagiza nimelipa nimetuma nimeagiza nipe nipatie niletee nitumie tuonyeshe unauza mnauza mnao
  mnayo unayo ninayo
  `,
  marks: '',
  hints: '',
  borrowedVerbs: '',
}
