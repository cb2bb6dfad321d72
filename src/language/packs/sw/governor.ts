import type { GovernorWords } from '../../governor/governor-words.ts'

const YOU = '(wewe|nyinyi|ninyi|nyie)'
const IS = '(ni|)'

export const GOVERNOR: GovernorWords = {
  grave: `
    kuma (yako|nina|mama|wewe|nyoko|ya|la); kumanina; kumamako; kumamayo; kumanyoko; msenge; wasenge; msengi; malaya (wewe|nyinyi|mkubwa|sana); mbwa (wewe|nyinyi|hii|hawa|koko|nyie); ${YOU} ${IS} (mbwa|nguruwe|malaya|mavi|umbwa|shetani|takataka|nyani); umbwa (wewe|hii|nyinyi); (nguruwe|mavi|nyani) (wewe|nyinyi|hii|ya wewe)
    mshenzi; washenzi; shenzi; nyoko; nyokonyoko; mama (yako|ako|yenu) (kuma|malaya|mbwa); matako (yako|zako|yenu|zenu); mkundu; mikundu; wanaharamu; mwanaharamu; kahaba; umalaya; firwa; ufirwe; ukafirwe; tombwa; tomba; kutombwa; katombwe; mtombwe
    (nitakuua|nitawaua|ntakuua|ntawaua|tutawaua|tutakuua|nitakuchinja|nitakuchoma|nitawachoma|nitakupiga|nitawapiga|ntakupiga); (nitakuja|ntakuja|tutakuja|nakuja) (kukuua|kuwaua|kukuchoma|kuwachoma|kukuchinja|kuwachinja|kuwapiga|kukupiga); (kufa|ufe|mfe|kufeni) (wewe|nyinyi|kabisa|haraka); (enda|nenda|endeni) (ukafe|mkafe|kuzimu|jehanamu)
  `,
  mild: `
    ${YOU} ${IS} (mjinga|wajinga|mpumbavu|wapumbavu|mpuuzi|wapuuzi|bure|bure kabisa|zuzu|punda|ng'ombe|ngombe|fala|mafala|waongo|mwongo); (mjinga|mpumbavu|zuzu|punda|ngombe|ng'ombe|takataka) (wewe|nyinyi|sana wewe); (wajinga|wapumbavu) nyinyi; pumbavu; wapumbavu; bot (mjinga|ya ovyo|hii ni mjinga|haina maana|bure); bure kabisa (wewe|nyinyi|ninyi); bot (hii|) ni (mjinga|ya ovyo|bure|takataka); huna akili; hamna akili; nyamaza (wewe|wee); ghasia wewe; mwendawazimu wewe
  `,
  harmless:
    "mimi ni (mjinga|fala|mpumbavu); chakula cha (mbwa|nguruwe|punda|ng'ombe); mbwa wangu; kwa mbwa; nyama ya nguruwe; kuma moto",
  spam: [
    {
      sign: 'prize',
      weight: 0.6,
      phrases:
        'umeshinda; (namba|nambari|laini|akaunti) yako imeshinda; imeshinda #; umechaguliwa (kushinda|kupokea|kama|kuwa); mshindi wa; jishindie; shinda (gari|pesa|milioni|zawadi|hadi|simu); kushinda (zawadi|pesa|milioni|mamilioni|gari); hongera (umeshinda|umechaguliwa|namba yako|nambari yako|kwa kushinda); bahati nasibu',
    },
    { sign: 'claim', weight: 0.5, phrases: '(dai|chukua|pokea|kudai|kupokea) (zawadi|pesa|tuzo) (yako|zako|yao|_)' },
    {
      sign: 'earn',
      weight: 0.7,
      phrases:
        '(pata|tengeneza|jipatie|ingiza|kuingiza) (pesa|kipato|hela|mamilioni|faida) (online|mtandaoni|haraka|kwa|kila|bila|ukiwa|_); (zidisha|ongeza) (pesa|mtaji|hela) (yako|zako|mara _); (wekeza|weka) _ (upate|na upate|upokee|ulipwe); kazi ya mtandaoni; kila siku ukiwa nyumbani; faida ya kila siku',
    },
    {
      sign: 'loan',
      weight: 0.6,
      phrases: '(mkopo|mikopo) (wa|ya|bila|hadi|haraka|nafuu|kwa|papo) _; jipatie mkopo; tunatoa (mkopo|mikopo)',
    },
    { sign: 'nocheck', weight: 0.5, phrases: '(bila|hakuna) (crb|dhamana|mdhamini|wadhamini|masharti)' },
    {
      sign: 'betting',
      weight: 0.7,
      phrases: 'odds za (leo|uhakika|kesho); mechi za uhakika; utabiri wa mechi; kubeti; cheza kamari; bonus ya',
    },
    {
      sign: 'chain',
      weight: 0.6,
      phrases:
        '(sambaza|tuma|shiriki|peleka) (ujumbe huu|hii|hii meseji|meseji hii|ujumbe) (kwa|kwenye) (watu|marafiki|vikundi|wote|kila|wengine|_ _); usivunje mnyororo; (sambaza|tuma|shiriki) kwa (watu|groups|vikundi|marafiki|wote) (#|tano|kumi|wote|wengi|_); sambaza (upate|kwa wengine|haraka)',
    },
    {
      sign: 'click',
      weight: 0.5,
      phrases:
        '(bonyeza|gusa|fungua|tembelea|fuata) (hapa|kiungo|link|hii link|kiungo hiki|linki) (_|); jisajili (sasa|hapa|leo)',
    },
    {
      sign: 'join',
      weight: 0.6,
      phrases:
        'jiunge na (group|kikundi|channel|telegram|timu|kundi|whatsapp) (_|); jiunge nasi (leo|sasa|kwenye|telegram)',
    },
    {
      sign: 'account',
      weight: 0.6,
      phrases: '(akaunti|laini|namba|kadi) (yako|yenu) (imefungwa|itafungwa|imezuiwa|itazuiwa|imesimamishwa)',
    },
    {
      sign: 'secret',
      weight: 0.7,
      phrases: '(tuma|nitumie|nipe|taja|andika|tupe) (pin|namba ya siri|nenosiri|otp|code) (yako|yenu|uliyotumiwa|_)',
    },
    {
      sign: 'mistaken',
      weight: 0.6,
      phrases:
        'tuma (pesa|hela|#) kwa (namba|nambari) hii; (nimetuma|nimekutumia|nilituma|nilikutumia) (pesa|hela|_) (kimakosa|kwako kimakosa|kwa makosa kwako|kwa namba yako kimakosa); (rudisha|nirudishie) (hiyo|pesa|hela) (kwa namba hii|kimakosa)',
    },
    {
      sign: 'free',
      weight: 0.4,
      phrases:
        '(airtime|bundles|data|zawadi|pesa|bando) (ya|za|) bure; bure kabisa; upate (airtime|bundles|zawadi|gb|data)',
    },
    {
      sign: 'hurry',
      weight: 0.4,
      phrases: 'nafasi chache; haraka kabla; usikose (nafasi|fursa); mwisho ni leo; wahi sasa',
    },
    {
      sign: 'adult',
      weight: 0.7,
      phrases:
        'mganga (wa|kutoka|anayetibu) _; waganga wa; dawa ya mapenzi; kurudisha mpenzi; utajiri wa haraka; pete ya bahati',
    },
    {
      sign: 'job',
      weight: 0.5,
      phrases: 'nafasi za kazi (zipo|zimetangazwa|kwa|_); ajira mpya; tunaajiri (watu|vijana|_); mshahara wa',
    },
    {
      sign: 'services',
      weight: 1,
      phrases:
        '(tunatengeneza|tunauza|tunakuza|kuza) (websites|tovuti|apps|followers|biashara yako mtandaoni|likes); tangaza biashara yako',
    },
  ],
  casual: `
    (habari|hujambo|hamjambo|sijambo|hatujambo|jambo|mambo|mambo vipi|vipi|vipi hapo|shikamoo|marahaba|salama|salamu|salaam|niko salama|mzima|u mzima|njema|nzuri sana|nzuri tu|nzuri) (yako|zenu|yenu|zako|gani|za leo|ya leo|ya asubuhi|za asubuhi|ya mchana|za mchana|ya jioni|za jioni|za kazi|za siku|za saa hizi|ya kwako|bwana|rafiki|ndugu|dada|kaka|mkuu|tu|sana|wapendwa|)
    (asante|ahsante|asanteni|ahsanteni|shukran|shukrani|nashukuru|tunashukuru) (sana|tena|ndugu|rafiki|kwa msaada|kwa huduma|kwa yote|mno|); (kwaheri|kwa heri|usiku mwema|lala salama|siku njema|jioni njema|tutaonana|wikendi njema|mchana mwema|asubuhi njema) (ndugu|rafiki|baadaye|kesho|); mungu akubariki; karibu (sana|tena)
    (unaitwa|waitwa) nani; jina lako (nani|ni nani|ni gani); wewe ni (nani|roboti|bot|mtu|binadamu|mashine); una (mpenzi|miaka mingapi|umri gani); nakupenda (sana|); umeoa; umeolewa; niambie (utani|hadithi|kichekesho); krismasi njema; heri ya (mwaka mpya|krismasi|siku ya kuzaliwa|pasaka|sikukuu); umelala (je|salama|); umeamka (je|salama|vipi|); umekula; unafanya nini; uko (salama|vipi|sawa|hali gani); u hali gani; kazi nzuri; umenichekesha
  `,
  frustrated: `
    nimechoka (na|kusubiri|kungoja|nanyi|nao|); nimechoshwa; nimekasirika; nimekereka; nimeudhika; umenichosha; mmenichosha; unanichosha; mnanichosha; umeniudhi; mmeniudhi; mnaniudhi; unaniudhi; huduma (mbaya|mbovu|duni|ya ovyo); wezi; matapeli; tapeli; walaghai; waongo; upuuzi; ujinga; upumbavu; hamna maana; huna maana; haina maana; hamnisaidii; hunisaidii; hunielewi; hamnielewi; huelewi; hamjibu; hujibu; hamnijibu; nimeuliza mara; nimeshasema; nimekuambia mara; mara ngapi nimekuambia; (mnanipotezea|unanipotezea) (muda|wakati); kupoteza (muda|wakati); aibu; inakera; mnakera; inaudhi; mbaya sana; sitanunua tena; mnacheza na (mimi|wateja); mnanichezea; imenikera; mmenikera; ninakasirika; mbona hamjibu; mbona hujibu
  `,
  content: '(sijakasirika|sikuudhika|si mbaya sana|sio mbaya sana); sio (ujinga|upuuzi|wezi)',
  legal:
    'wakili; mawakili; mahakama*; kortini; polisi; kushtaki; nitawashtaki; nitakushtaki; nawashtaki; hatua za kisheria; kisheria; nitawaripoti; nitawareport; nitakuripoti',
  medical:
    '(ana|nina|tuna|wana) (homa|malaria|mafua|kikohozi|typhoid); anaharisha; naharisha; anaumwa (tumbo|kichwa|na kichwa|na tumbo); (nimpe|nimpatie|ninywe|anywe|nimeze|ameze|atumie|nitumie) dawa gani; mzio; aleji; mjamzito; ujauzito; nina mimba; ninanyonyesha; ananyonyesha; madhara (ya|yake|gani); kipimo cha dawa; kisukari; presha ya damu; pumu; vipele; imeniwasha; nimepata upele; kutapika; natapika; anatapika; niliugua; nimeugua; ameugua; sumu; imenidhuru; imemdhuru; (kifua|tumbo) (inauma|linauma|kinauma|inaniuma|linaniuma|kinaniuma|kinambana); (kujiua|nijiue|najiua|nitajiua|ajiue|anataka kujiua); (nataka|natamani|bora|afadhali) (kufa|nife); (anatokwa|natokwa|ametokwa|nimetokwa) na damu; (amekunywa|amemeza|nimekunywa|nimemeza|alikunywa) (sumu|jik|mafuta ya taa|dawa ya panya)',
  notSensitive:
    '(nataka|natamani|bora|afadhali) (kufa|nife) (na|kwa) (_|_ _); viatu vya polisi; sare ya polisi; nguo za (mjamzito|wajawazito); mashine ya presha',
}
