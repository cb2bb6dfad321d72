import type { CueEntry } from '../../pack.ts'

export const questions: readonly CueEntry[] = [
  {
    cue: 'what',
    phrases:
      '(nini|ni nini|kitu gani|vitu gani|vipi kuhusu|vipi|je kuhusu|niambie kuhusu|nieleze kuhusu|nielezee|nieleze|elezea|maelezo ya|maelezo kuhusu|maelezo zaidi|eleza|niambie zaidi|habari zaidi|kuhusu) (kuhusu|hiyo|hizo|zaidi|)',
    yes: 'hii ni nini; vipi kuhusu nyeusi; nieleze zaidi; maelezo ya simu',
    no: 'niniunge; bei gani',
  },
  {
    cue: 'which',
    phrases:
      '(gani|ipi|zipi|upi|yupi|lipi|kipi|vipi vyote|yapi|mgani|zipi hizo|ni ipi|ni gani|aina gani|aina zipi|ya aina gani) (mko nazo|ziko|mnazo|zipo|iko|)',
    yes: 'ya aina gani; ipi hiyo; zipi hizo; aina gani',
    no: 'ganji; kwa nini; ngapi',
  },
  {
    cue: 'who',
    phrases: '(nani|ni nani|kina nani|akina nani|ya nani|wa nani|za nani)',
    yes: 'nani ataleta; ni ya nani; kina nani',
    no: 'nanasi; lini; wewe ni nani',
  },
  {
    cue: 'when',
    phrases: '(lini|ni lini|siku gani|saa ngapi|wakati gani|muda gani|siku ipi|mwezi gani)',
    yes: 'mtapata stock lini; saa ngapi nzuri; siku gani',
    no: 'linyi; nini; ngapi',
  },
  {
    cue: 'why',
    phrases: '(kwa nini|kwanini|mbona|kwani|kwani nini|sababu gani|kwa sababu gani|ni kwa nini|kwa nini hamna)',
    yes: 'kwa nini ni ghali; mbona iko hivi; sababu gani',
    no: 'nini; kwangu; mboga',
  },
  {
    cue: 'how',
    phrases:
      '(vipi|je vipi|namna gani|kwa namna gani|jinsi gani|jinsi ya|namna ya|aje|kivipi|kwa njia gani|ninafanyaje|nafanyaje|nifanyeje|natumiaje|inatumikaje|inatumika vipi|hutumika vipi)',
    yes: 'inatumika vipi; nafanyaje; namna ya kuosha; jinsi ya kutumia',
    no: 'jina; najua; vipande',
  },
  {
    cue: 'how_long',
    phrases:
      '(inachukua|itachukua|huchukua|zinachukua) (muda gani|siku ngapi|masaa mangapi|muda mrefu|kwa muda gani); (muda|kwa muda|baada ya muda|ndani ya muda) gani; (siku|masaa|wiki|dakika|miezi|miaka|saa) (ngapi|mangapi|mingapi)',
    yes: 'itachukua masaa mangapi; muda gani; baada ya muda gani; siku ngapi; miaka mingapi',
    no: 'bei ngapi; muda wa kazi; mnafungua saa ngapi',
  },
  {
    cue: 'how_many',
    phrases:
      '(ngapi|mangapi|wangapi|vingapi|mingapi|kiasi gani|idadi gani|pisi ngapi|pea ngapi|jozi ngapi|kilo ngapi|vipande vingapi) (ziko|zimebaki|zinakuja|ndani|)',
    yes: 'zimo ngapi; mayai mangapi kwa trei; pea ngapi',
    no: 'nguo; gani; ni pesa ngapi',
  },
  {
    cue: 'can_i',
    phrases:
      '(naweza|ninaweza|naeza|tunaweza|niweze|inawezekana|inawezekana kama|yawezekana|mtu anaweza|je naweza|naruhusiwa|tunaruhusiwa|inaruhusiwa) (ku|je|)',
    yes: 'naweza kuosha; inawezekana leo; je naweza kujaribu',
    no: 'siwezi; uwezo; wewe',
  },
  {
    cue: 'is_it',
    phrases: '(je|ati|eti|kweli) (hii|hiyo|hizi|hizo|ile|zile|ni|iko|ziko); (je|ni|iko) kweli',
    yes: 'je ni ya ngozi; je hii ni imara; kweli ziko imara',
    no: 'nina moja; ninunue nini',
  },
  {
    cue: 'does_it',
    phrases:
      '(inaweza|zinaweza|inakuja na|zinakuja na|ina|zina|inatumia|zinatumia|inashika|inafanya|inaingia|haiingii|inapitisha|haipitishi|inastahimili) (na|kwa|); (inakuja|zinakuja) na',
    yes: 'inakuja na chaja; inatumia laini mbili; inaweza kuingia maji',
    no: 'jina; nina swali; china',
  },
  {
    cue: 'question',
    phrases:
      '(swali|maswali|nauliza|ninauliza|naulizia|ninaulizia|nilikuwa nauliza|nilitaka kuuliza|nataka kuuliza|naomba kuuliza|niulize|kuuliza|kuulizia|ningependa kuuliza|nina swali|niko na swali|swali moja|nataka kujua|naomba kujua|ningependa kujua|nilitaka kujua|naomba kufahamu|kufahamu|nijue|niambie|niambieni|mniambie|nifahamishe|nijulishe tu) (tu|moja|kidogo|kama|kuhusu|ikiwa|je|); (hebu|) (angalia|cheki|hakikisha|thibitisha|ona) kama; kabla (sijalipa|sijanunua|sijaagiza|ya kulipa|ya kununua|ya kuagiza|nilipe|ninunue|nilipie); (nilikuwa|nilikua|nlikua) (naulizia|nauliza)',
    yes: 'nina swali; nataka kujua kama; naulizia bei; swali moja tu; naomba kuuliza; angalia kama iko; kabla sijalipa nauliza',
    no: 'uliza mama; nijaribu; nataka mbili',
  },
]
