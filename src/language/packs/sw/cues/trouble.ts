import type { CueEntry } from '../../pack.ts'

export const trouble: readonly CueEntry[] = [
  {
    cue: 'broken',
    phrases:
      '(mzigo|kifurushi|sanduku|boksi|box|paketi|pakiti|parcel|seal) (umefunguliwa|ulikuwa umefunguliwa|imefunguliwa|limefunguliwa|kimefunguliwa|ilikuwa imefunguliwa|umefunguka|ilikuwa wazi|ulikuwa wazi|imekatwa); (imeharibika|zimeharibika|yameharibika|vimeharibika|kimeharibika|limeharibika|umeharibika|imevunjika|zimevunjika|yamevunjika|vimevunjika|kimevunjika|imepasuka|zimepasuka|yamepasuka|vimepasuka|kimepasuka|imechanika|zimechanika|vimechanika|kimechanika|imeraruka|imekatika|zimekatika|kimekatika|imeoza|zimeoza|yameoza|vimeoza|imechacha|yamechacha|imeisha muda|zimeisha muda|imepitwa na wakati|imeungua|imeshika kutu|inavuja|zinavuja|imetoboka|imekufa|imezima|imebanduka|zimebanduka|imechubuka|inanuka|imefifia|mbovu|mabovu|bovu|vibovu|kibovu|uchakavu|imechakaa|chakavu|kasoro) (kabisa|tayari|sana|tu|); (ina|vina|zina|yana|una|lina|kina|ilikuwa na|zilikuwa na|vilikuwa na|yalikuwa na|ulikuwa na|ikiwa na|zikiwa na|imekuja na) (wadudu|tundu|matundu|mashimo|shimo|ukungu|kutu|mawe|mchanga|doa|madoa|nyufa|ufa); (haifanyi|hazifanyi|hakifanyi|haifanyii) (kazi|); (haiwaki|haziwaki|haiwashi|haichaji|hazichaji|haishiki chaji|haitoi sauti|haishiki|inazima|inazima zima|imegoma|imekataa kuwaka|imekataa kufanya|haishiki moto|haikai chaji|inaleta shida|imeleta shida|imeharibika); ubora (mbaya|duni|wa chini); (imeharibikia|ni mbovu|ilikuwa mbovu|zilikuwa mbovu); (umepitwa|umepita|imepitwa|imepita|zimepitwa|yamepitwa|limepitwa|tarehe imepita|muda umepita|umeexpire|imeexpire) (na muda|muda|wakati|tarehe|na tarehe|) (wake|yake|); (umeharibika|umeoza|umechacha|limeoza|limechacha|unanuka|una wadudu|ina wadudu|yana wadudu|una ukungu|ina ukungu|umevunjika|umepasuka|iliharibika|zilivunjika|yalivunjika|ilivunjika|ilipasuka|zilipasuka)',
    yes: 'simu imeharibika; mzigo umefunguliwa; unga una ukungu; haifanyi kazi; mayai yameoza; imepasuka; haichaji; unga umepitwa na muda; mchele una wadudu',
    no: 'mnafanya kazi jumapili; imefika; chaji ya simu',
  },
  {
    cue: 'wrong_item',
    phrases:
      '(mmeleta|mmeniletea|mmenitumia|mmetuma|umeleta|umeniletea|umenitumia|mlileta|mliniletea|mlinitumia|nimeletewa|nimepata|nimepewa|nimepokea|niliagiza nyeusi) (kitu|saizi|rangi|bidhaa|viatu|simu|mzigo|namba|size|vitu|oda|) (tofauti|nyingine|ingine|mbaya|si sahihi|isiyo sahihi|sio|siyo|zingine|kingine|vingine); (si|sio|siyo|haikuwa|hazikuwa) (hii|hiyo|ile|hizi|zile|hiki|hivi|) (niliagiza|niliyoagiza|nilizoagiza|nilichoagiza|nilivyoagiza|nilitaka|niliyotaka|nilichotaka|nilinunua|niliyolipia|nilichukua|niliyochagua|niliyoona); (hii|huu|hiyo|huo) (si|sio|siyo) (oda|order|mzigo) (yangu|wangu|yetu|wetu); (vyote|yote|zote|viwili|miwili) (ni|vilikuwa|zilikuwa) (vya|ya|za) (kushoto|kulia); (rangi|size|saizi|sura|design|muundo|) (si|sio|siyo|haiko|haifanani|hazifanani|havifanani) (kama|na|kama ile|kama zile) (ya|ile ya|za|zile za|vya|) (picha|kwa picha|kwenye picha|catalog|mtandaoni); (saizi|rangi|bidhaa|size|namba) (si|sio|siyo) (sahihi|yangu|yenyewe|niliyoagiza); (mmeleta|mmeniletea|mmenitumia|mmetuma|umeleta|umeniletea|umenitumia|mlileta|mliniletea|mlinitumia|nimeletewa|nimepata|nimepewa|nimepokea) _ (vya|ya|za|cha|wa|la|yenye|zenye|vyenye) (saizi|size|rangi|namba|aina) (tofauti|nyingine|ingine|mbaya|si sahihi|isiyo sahihi|sio|siyo); (nimeletewa|nimepata|nimepewa|nililetewa|mmeniletea|mmeleta|mliniletea) (mzigo|oda|order|vitu|kifurushi) (wa|ya|za|vya|cha) (mtu|mteja) (mwingine|tofauti|); (mliniuzia|mmeniuzia|uliniuzia|umeniuzia|niliuziwa|nimeuziwa|mlituuzia|mmetuuzia) (kitu|viatu|simu|_|) (fake|feki|bandia|mbovu|mbaya|ya uongo|iliyoharibika); mmekosea (oda|saizi|rangi|bidhaa|size|order|kitu); (mlinipa|mmenipa|mmenipatia|mlinipatia|umenipa|ulinipa|nililetewa|niliyoletewa|niliyopokea|nimeletewa) (kitu|saizi|rangi|bidhaa|viatu|simu|size|namba|) (tofauti|nyingine|ingine|si|sio|siyo|isiyo|isio|mbaya|kubwa|ndogo) (na niliyoagiza|na nilivyoagiza|na niliyochagua|na ile niliyotaka|niliyoagiza|sahihi|kuliko niliyoagiza|)',
    yes: 'mmeniletea saizi tofauti; mliniuzia simu fake; nimeletewa mzigo wa mtu mwingine; si hii niliagiza; rangi si kama ya picha; vyote ni vya kushoto; huu sio mzigo wangu; mmekosea rangi; nimepata kitu kingine; mmenitumia shati ya rangi nyingine; mlinipa rangi ingine kabisa',
    no: 'nataka rangi tofauti; nimekosea namba; niliagiza jana',
  },
  {
    cue: 'missing',
    phrases:
      '(imekosekana|zimekosekana|kimekosekana|inakosekana|zinakosekana|vinakosekana|haipo kwa|haimo|hazimo|haijakamilika|haikukamilika|hazijakamilika|pungufu|imepungua|zimepungua|vimepungua|haijatimia|hazijatimia|nusu tu|mmesahau|umesahau|mlisahau|hamkuweka|hamjaweka) (kitu|vitu|moja|kimoja|bidhaa|kwa|kwenye|oda|mzigo|sukari|); (nimepata|nimepokea|mmeleta|mmeniletea) (moja|mbili|nusu|kimoja) (tu|pekee); (imekuja|ilikuja|zimekuja|zilikuja|umekuja|ulikuja|imefika|zimefika|nimeletewa|mmeleta|mlileta|nimepata) bila; (ilikuwa|ilikuja|imekuja|zilikuja|zimekuja|kulikuwa|kumekuja) na (kiatu|kimoja|pakiti|_|) (moja|mbili|nusu|kimoja) (tu|pekee)',
    yes: 'vitu vimepungua; simu imekuja bila kebo; sanduku ilikuwa na kiatu moja tu; mmesahau sukari; oda haijakamilika; nimepata moja tu',
    no: 'punguza bei; sahani; kamilisha oda',
  },
  {
    cue: 'brought',
    phrases:
      '(box|boksi|sanduku|kifurushi|kifuko|mfuko|mzigo|parcel|katoni|package) (niliyopata|niliopata|mliyoleta|mlioleta|) (ina|iko na|una|uko na|kina|kiko na|ilikuwa na|ulikuwa na|imekuja na|umekuja na|ilikuja na|ulikuja na|imeandikwa|umeandikwa); (kwa|kwenye|ndani ya) (box|boksi|sanduku|kifurushi|mfuko|parcel|katoni|package) (kuna|kulikuwa na|kuko na|nimepata|nimekuta|nilikuta)',
    yes: 'sanduku ina nyekundu; kwenye boksi kulikuwa na kiatu kidogo; mzigo umekuja na kijani',
    no: 'mzigo wangu uko wapi; sanduku ngapi; leta kwa box',
  },
  {
    cue: 'complaint',
    phrases:
      '(malalamiko|lalamiko|lalamika|nalalamika|ninalalamika|kulalamika|kulalamikia|nimekasirika|nimekasirishwa|nimeudhika|nimeudhiwa|nimesikitika|nimesikitishwa|nimevunjika moyo|nimechoka|nimechoshwa|nimekereka|sijaridhika|sijafurahi|sijafurahia|sijapendezwa|inakera|inaudhi|inasikitisha|aibu|ni aibu|mnaudhi|mnakera|umenikera|mmenikera) (sana|na|na nyinyi|kabisa|kuhusu|huduma|); (huduma|kazi|tabia) (yenu|) (mbaya|mbovu|duni|ya ovyo|hovyo|ya chini|ni mbaya|ni mbovu|ni duni) (sana|); (mbaya|vibaya) sana; (alinitusi|amenitusi|ananitusi|alinitukana|amenitukana|ananitukana|alinidharau|amenidharau|ananidharau|alinikaripia|amenikaripia|aliniongelesha vibaya|ameniongelesha vibaya|walinitusi|walinitukana|wamenitusi|wamenitukana); (sitanunua|sitarudi|sinunui|sitaagiza) (tena|kwenu tena|hapa tena); (hamjibu|hujibu|hamnijibu|hamsikii|hunijibu|hamnisaidii|hunisaidii); (mna|mko na) (dharau|madharau); (mbona|kwa nini) (kimya|mko kimya|mmenyamaza|hamjibu|hamnijibu|hunijibu); (mko|uko) kimya; (hamjanijibu|hujanijibu|hamjajibu|hujajibu|hamnijibu|hamkunijibu|hunijibu|mbona hamjibu)',
    yes: 'nina malalamiko; rider wenu alinitukana; huduma mbaya sana; nimechoka na nyinyi; sitanunua tena; hamnijibu; mbona kimya; mbona hamjanijibu',
    no: 'huduma nzuri; nimependa; mbaya ya bei',
  },
  {
    cue: 'thief',
    phrases:
      '(mwizi|wezi|wizi|matapeli|tapeli|utapeli|mlaghai|walaghai|ulaghai|mwongo|waongo|uongo|wadanganyifu|mnadanganya|mnatapeli|mnatudanganya|mnanidanganya|mmenidanganya|mmeniibia|mmeiba|mliniibia|mnaiba|mnaibia|mnaibia watu|mmenitapeli|nimetapeliwa|nimeibiwa|nimelaghaiwa|nimedanganywa|mmekula pesa|mmekula hela|mnakula pesa) (sana|yangu|zangu|pesa|pesa yangu|watu|kabisa|nyinyi|); (nyinyi|ninyi|wewe) (ni|) (wezi|matapeli|mwizi|waongo|walaghai)',
    yes: 'nyinyi ni wezi; nimetapeliwa; mmekula pesa yangu; mmeniibia',
    no: 'wiki; uwezo; pesa ngapi',
  },
  {
    cue: 'problem',
    phrases:
      '(shida|tatizo|matatizo|hitilafu|changamoto|kasoro|dosari|utata) (na|ya|gani|kidogo|moja|kubwa|kwa|hapa|kuhusu|); (nina|niko na|kuna|ina|imeleta|inaleta|naona|napata) (shida|tatizo|hitilafu|changamoto) (na|kidogo|gani|moja|); (kuna|nini) (nini|shida) (hapa|gani); (hainitoshi|haitoshi|hazinitoshi|hainifiti|hazifiti|haikutosha|inanibana|zinanibana|ni kubwa sana|ni ndogo sana|imenibana|zimenibana)',
    yes: 'nina shida na simu; kuna tatizo; hazinitoshi; zinanibana',
    no: 'shati; tutosha; kubwa',
  },
]
