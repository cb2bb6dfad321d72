import type { CueEntry } from '../../pack.ts'

export const offTopic: readonly CueEntry[] = [
  {
    cue: 'weather',
    phrases:
      '(hali ya hewa|hali ya anga|utabiri wa hali ya hewa|hali ya hewa ikoje); (mvua|jua) (itanyesha|inanyesha|itawaka|leo itanyesha|inakuja) (leo|kesho|); (kuna|kutakuwa na) (mvua|baridi|joto) (leo|kesho|sana leo); (kutakuwa na|kutakuwa) (mvua|jua|baridi|joto); (itanyesha|kutanyesha) (leo|kesho|)',
    yes: 'hali ya hewa leo ikoje; mvua itanyesha kesho; kutakuwa na baridi leo',
    no: 'koti la mvua; viatu vya mvua; baridi ya soda',
  },
  {
    cue: 'sports',
    phrases:
      '(nani|timu gani) (alishinda|ameshinda|atashinda|anashinda|ilishinda|imeshinda|alifunga) (mechi|jana|kombe|ligi|leo|); (matokeo|alama|ratiba) ya (mechi|ligi|mpira|kombe); (mechi|ligi kuu|kombe la dunia|mpira) (ya|) (jana|leo|kesho|iliisha|imeisha)',
    yes: 'nani alishinda mechi jana; matokeo ya mpira; mechi ya leo',
    no: 'mpira wa mtoto; jezi',
  },
  {
    cue: 'politics',
    phrases:
      '(rais|raisi|serikali|bunge|mbunge|wabunge|gavana|seneta|siasa|mwanasiasa|wanasiasa|uchaguzi|kura|kupiga kura|upinzani|maandamano|waziri|ikulu)',
    yes: 'rais wa Kenya ni nani; uchaguzi ni lini; siasa za leo',
    no: 'rangi; wazi',
  },
  {
    cue: 'homework',
    phrases:
      '(insha|kazi ya nyumbani ya shule|homework ya|mtihani|hesabu za shule|shairi|niandikie insha|niandikie shairi|niandikie barua|nisaidie na hesabu|nisaidie na homework)',
    yes: 'niandikie insha; nisaidie na hesabu; shairi kuhusu mvua',
    no: 'vitabu vya shule; kalamu',
  },
  {
    cue: 'news',
    phrases:
      '(habari|taarifa) (za|ya) (ulimwengu|dunia|nchi|siasa|hivi punde|habari|magazeti|saa moja|kitaifa); (bei ya|bei za) (mafuta ya gari|petroli|dola|dollar)',
    yes: 'habari za dunia; bei ya petroli; taarifa za nchi',
    no: 'habari za asubuhi; bei ya mafuta',
  },
  {
    cue: 'love',
    phrases:
      '(nakupenda|ninakupenda|nakumiss|nakutamani|nakupendaga|tuoane|nioe|nikuoe|unioe|uko single|una mpenzi|una mume|una mke|umeolewa|umeoa|unapendeza wewe|wewe ni mrembo|mrembo wewe|tukutane tupendane|niwe mpenzi wako|uwe mpenzi wangu) (sana|tu|ama|wangu|mpenzi|)',
    yes: 'nakupenda sana; umeolewa; uko single?; uwe mpenzi wangu',
    no: 'napenda hiyo; zawadi ya mpenzi',
  },
  {
    cue: 'religion',
    phrases:
      '(bwana asifiwe|bwana yesu asifiwe|yesu|yesu kristo|mungu ni mwema|niombee|niombeeni|maombi|ombea|biblia inasema|mstari wa biblia|msikitini|kanisani jumapili|ibada|amina|allahu akbar|neno la mungu|wokovu|umeokoka)',
    yes: 'Bwana asifiwe; niombee; mstari wa Biblia',
    no: 'naomba viatu; nguo za kanisa',
  },
  {
    cue: 'betting',
    phrases: '(kubet|kamari|mchezo wa kamari|bahati nasibu|mkeka wa leo|mikeka|utabiri wa mechi|odds za leo|sure bets)',
    yes: 'utabiri wa mechi za leo; nataka kubet; kamari',
    no: 'mkate; kubeba; mkeka wa sebule',
  },
  {
    cue: 'general_knowledge',
    phrases:
      '(niambie|nipe|nisimulie|sema) (hadithi|utani|kichekesho|kitendawili|methali|mzaha|hadithi fupi); (mji mkuu|makao makuu) wa; (maana ya maisha|nani aligundua|nani aliandika|mlima mrefu zaidi|nchi kubwa zaidi|mtu tajiri zaidi|dunia ina miaka); (niimbie|cheza) (wimbo|muziki); (unajua|unaweza|waweza|unapenda) (kuimba|kucheza mpira|kupika|kuogelea|kuendesha gari|kucheza ngoma); ni saa ngapi (huko|london|dubai|marekani|ulaya); (weka|nikumbushe) (kengele|alamu|kuamka); (jinsi ya|namna ya) (kupika|kuoka|kupata pesa haraka|kupunguza uzito|kuwa tajiri)',
    yes: 'niambie hadithi; mji mkuu wa Uganda; jinsi ya kupika pilau; niimbie wimbo; unajua kuimba',
    no: 'niambie bei; kitabu cha hadithi; jinsi ya kuagiza',
  },
]
