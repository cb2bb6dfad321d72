import type { FormWords } from '../../forms/form-words.ts'
import { SW_NOT_PAST } from './bounds.ts'

export const SW_NUMBERS = {
  asWritten: '',
  numbers: `moja:1 mbili:2 tatu:3 nne:4 tano:5 sita:6 saba:7 nane:8 tisa:9 kumi:10 ishirini:20 thelathini:30 arobaini:40 arubaini:40
    hamsini:50 sitini:60 sabini:70 themanini:80 thamanini:80 tisini:90 mmoja:1 kimoja:1 moya:1 mojaa:1 wawili:2 viwili:2
    mawili:2 miwili:2 watatu:3 vitatu:3 mitatu:3 wanne:4 vinne:4 manne:4 minne:4 watano:5 vitano:5 matano:5 mitano:5
    wanane:8 vinane:8 manane:8 minane:8 mbwili:2 mbli:2 mbil:2 mbiri:2 ishrini:20 thelasini:30 hamsin:50 edashara:11`,
  agreeing: 'matatu:3/ma+ya',
  scales: {
    before: '',
    after: 'mia:100 elfu:1000 alfu:1000 efu:1000 elf:1000 elfuu:1000 laki:100000 milioni:1000000',
    either: '',
  },
  boundScales: '',
  asksCount: 'ngapi mangapi',
  coins: '',
  fractions: 'nusu:0.5 robo:0.25',
  and: 'na',
  tensAnd: 'na',
  articles: '',
  nobody: '',
  pointing: 'ile hii hiyo',
  of: 'ya za wa la cha vya',
  groups: 'dazeni:12 darzeni:12 dazani:12',
  pieces: `jozi:pair pea:pair pakiti:packet paketi:packet kipande:piece vipande:piece chupa:bottle kopo:tin makopo:tin katoni:carton
    kreti:crate gunia:sack magunia:sack trei:tray treyi:tray fungu:bunch mafungu:bunch shada:bunch mashada:bunch vifungu:bunch
    mtungi:jerrycan mitungi:jerrycan debe:debe madebe:debe gorogoro:gorogoro kibaba:kibaba sacheti:sachet pisi:piece
    bando:bundle mche:bar miche:bar`,
  piecesOf:
    'mfuko:bag mifuko:bag boksi:box maboksi:box seti:set kikombe:cup vikombe:cup kijiko:spoon vijiko:spoon ndoo:bucket',
  measures: `kilo:kg kilogramu:kg kilogram:kg gramu:g lita:l malita:l mililita:ml mita:m sentimita:cm inchi:inch futi:ft wati:w
    gigabaiti:gb jigabaiti:gb`,
  shortMeasures: '',
  quantityWords: 'idadi kiasi',
  currency: 'shilingi shillingi kshs shilling',
  atMost: `bei ya chini ya; bei chini ya; bei iwe chini ya; bei chini; ya bei chini ya; isizidi bei ya; chini ya; chini; usizidi;
    pungufu ya; si zaidi ya; sio zaidi ya; siyo zaidi ya; si juu ya; sio juu ya; isizidishe; isiizidi; nisipite; nisipitishe; nisizidishe; nisizidi; tusipite; tusizidi; hadi; mpaka; bajeti; bajeti ya; bajeti yangu;
    bajeti yangu ni; bajeti ni; bei isizidi; kwa bajeti ya; budget ya; budget yangu; budget yangu ni; budget ni; nafuu kuliko; ndani ya; upeo;
    mwisho wangu ni; mwisho ni; mwisho wa pesa ni; inaishia; pesa inaishia; inaishia kwa; zinaishia; kikomo ni; kikomo changu ni; nina tu; niko na tu;
    nimebaki na; nimebakiwa na; nimebakisha; ${SW_NOT_PAST}`,
  atLeast:
    'zaidi ya; juu ya; kuanzia; kutoka; angalau; isipungue; isiyopungua; zisipungue; si chini ya; sio chini ya; inayozidi',
  about: 'kama; karibu; takriban; takribani; kadiri ya; kwa wastani wa; kwenye; yapata; kiasi cha; kama hivi',
  between: 'kati ya; baina ya; kuanzia; kutoka; ya kuanzia; za kuanzia; kwanzia; kutokea',
  to: 'hadi mpaka paka',
  orLess: `na chini; au chini; kushuka chini; kushuka; kwenda chini; au pungufu; ama chini; na kushuka; au chini ya hapo; kwenda chini;
    ndio bajeti yangu; ndio niko nayo; pekee ndio niko nayo; ndizo niko nazo; ama chini ya hapo`,
  orMore: 'na zaidi; au zaidi; kwenda juu; na kuendelea; kupanda; na juu; ama zaidi; kuendelea',
  orSo: 'hivi; hivi hivi; ivi; au hivi; hivyo',
  spends:
    'niko na; nina; ninayo; nko na; tuko na; tuna; nimebaki na; nimebakisha; nimeshika; niko nayo; niko nazo; nina tu',
  spendsEnds: 'tu pekee kwa ya na lakini nataka ninataka naweza tafadhali sasa hapa',
  counted: `watu mtu wageni watoto wanafunzi siku masaa saa dakika wiki miezi mwezi miaka mwaka mara asilimia wateja familia usiku`,
  feet: 'mguu miguu nyayo',
  sizeWords: 'saizi saiz ukubwa kipimo size saizii navaa ninavaa huvaa anavaa avaa uvaa huvaaga anavaanga navaanga',
  sizeNames: 'ndogo:S wastani:M kubwa:L',
  degrees: `ndogo:least mdogo:least vidogo:least madogo:least midogo:least dogo:least kubwa:most mkubwa:most kikubwa:most
    vikubwa:most makubwa:most mikubwa:most refu:most ndefu:most mrefu:most virefu:most fupi:least mfupi:least kifupi:least`,
  aging: 'miaka umri anatimiza ametimiza atatimiza anafikisha amefikisha atafikisha',
  links: 'ya ni za wa wangu yangu yake zangu iwe ziwe namba nambari',
  placeLabels: 'chaguo',
  numberLabels: 'namba nambari nambar',
  ordinals: 'kwanza:1 pili:2',
  lasts: 'mwisho',
  lastPhrases: 'ya pili kutoka mwisho:-2; wa pili kutoka mwisho:-2; ya pili kutoka chini:-2',
  ordinalLinks: 'ya wa la cha za vya',
  pointsBefore: 'ile hiyo hii huyo yule kile hicho lile hilo iyo io hio',
  pointsAfter: '',
  notPlaceBefore: 'bei mara siku wiki mwezi saa mwaka bajeti',
  notPlaceAfter: '',
  codeWords: 'kuponi msimbo kodi risiti kumbukumbu',
  orderWords: 'oda agizo',
  days: `leo kesho jana juzi keshokutwa mtondo jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili wikendi wikiendi`,
  dayPhrases: `kesho kutwa;
    sasa hivi; hivi sasa; wiki hii; wiki ijayo; wiki iliyopita; mwezi huu; mwezi ujao; mwisho wa mwezi; mwisho wa wiki; siku hizi;
    juzi juzi; wiki jayo; mwezi ulioisha; mwezi uliopita; sikukuu; siku za kazi; siku kuu`,
  dayParts: 'asubuhi mchana jioni usiku alasiri adhuhuri alfajiri asubui',
  clock: 'saa',
  durations: 'mara dakika saa masaa siku wiki mwezi miezi mwaka miaka',
  digits: 'sufuri:0 sifuri:0',
  double: '',
} as const satisfies FormWords
