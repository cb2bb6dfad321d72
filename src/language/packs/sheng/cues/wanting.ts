import type { CueEntry } from '../../pack.ts'

export const wanting: readonly CueEntry[] = [
  {
    cue: 'want',
    phrases:
      '(nadai|nadaai|nataka|natakanga|nacheki|niko after|niko kwa|nasaka|ninasaka|nisort|nisortie|niletee|nidungie|nisaidie na|nihook|nihook up|nihookie|nibuyie|niuzie|nishikie|nipee|nigei|nigee|gei|tunadai|nilikua nadai|nimedai|nilikuwa nadai|ntachukua|nitado|naeza get|naezaget|naeza pata|naeza shika|naeza kamata|nikamate|nibambe|nitoke na) (ka|kuget|kubuy|kununua|kupata|na|); si (mniwekee|uniwekee|mniletee|uniletee|mnipatie|unipatie|mnipee|unipee|mniuzie|uniuzie|unisort|mnisort) (basi|tu|)',
    denied: '(sidai|sitaki|staki|stakangi|sina haja na|sina form na|sijafeel|sifeel) (iyo|izo|hio|kabisa|tena|)',
    yes: 'nadai kicks; nisort na unga; naeza get mbili; niko after njumu; nigei moja; si uniwekee moja',
    no: 'bei aje; mko wapi',
  },
  {
    cue: 'availability',
    phrases:
      '(mko na|uko na|mkona|ukona|nko na|mnayo|mnazo|mnaezakuwa na|mnauzanga|mna sell|mnasell|mnastock|mna stock|mnadeal na|mna deal na|mnadeal|kuna form ya|iko form ya|hamna|iko stock|ziko stock|ziko in stock|bado mko na|bado iko|zinapatikananga|inapatikananga|naeza pata|iko|ziko|kuko na|kuko|mko nayo|mko nazo|uko nayo|uko nazo) (stock|bado|hapo|izo|iyo|)',
    yes: 'mkona raba; mnastock flour?; ziko stock; mko nazo',
    no: 'niko mtaani; nko home',
  },
  {
    cue: 'show',
    phrases:
      '(nishow|nishowie|unishow|mnishow|nichekie|nicheki|acha nicheki|wacha nicheki|niangalie|nione|lemme cheki|naeza cheki|naeza ona|nionyeshe) (kwanza|za|ya|)',
    yes: 'nishow raba; nicheki kwanza; nione hio kwanza',
    no: 'tutacheki; nitumie oda',
  },
  {
    cue: 'browse',
    phrases:
      '(mnauzanga|mnauza|mko na|mkona|uko na|mnadeal na|mnasell|kuna|kuna form gani ya) (nini|aje|vitu gani|form gani|stuff gani|goods gani|mali gani|mali gani safi|mpya gani) (huko|hapo|siku hizi|); (mali|mzigo|kicks|stock) (mpya|safi) (iko|imeingia|imefika|ziko|); (nacheki|nangalia|naskia) tu; shop iko na nini',
    yes: 'mnauzanga nini huko; mko na form gani; mali mpya imeingia; nacheki tu',
    no: 'mnauzanga saa ngapi; mzigo wangu',
  },
  {
    cue: 'recommend',
    phrases:
      '(nirecommendie|recommend|nisuggestie|niadvise|niadvice|nishauri|gani kali|ipi kali|ni gani mbest|ni gani safi|gani noma|ipi noma|ipi safi|gani fiti|ipi fiti|ipi poa|gani poa|gani mbest|ipi mbest|ka gani poa|nichukue gani|nibuy gani|nibuyie nini|nigei gani|naeza mgei nini|nimbuyie|nimgee nini) (ya|za|kwa|ya ku|nini|gani|iko|); (nimeshindwa|nashindwa|sijui) (kuchoose|ku choose|kupick|kudecide|kuchagua|ni pick); (kitu|chochote|vitu) (ya|za|ya ku|cha) ; (nipike|tupike|nidishi|nimange) (nini|gani)',
    yes: 'gani kali ya kukimbia; nimbuyie nini; nirecommendie simu; ipi noma; nimeshindwa kupick; kitu ya breakfast; nipike nini; vitu za chai',
    no: 'bei kali; noma sana',
  },
  {
    cue: 'more',
    phrases:
      '(zingine|ingine|nyngine|izo zingine|form ingine|design ingine|ma ingine|za side ingine|leta zingine|nishow zingine|nishow ingine|ongeza zingine|next|kuna ingine|kuna zingine) (bro|tena|manze|)',
    denied: '(ni|ndio) (izo|iyo|hio|hivo|ivo) (tu|bas|basi|); (bas|ivo tu|hivo tu|izo tu|iyo tu)',
    yes: 'nishow zingine; design ingine; izo tu',
    no: 'ingia; bei',
  },
  {
    cue: 'all',
    phrases:
      '(zote zote|nishow zote|nishow vitu zote|nishow kila kitu|vitu zote|rusha list|nirushie list|tuma list|list yote|rusha catalogue|nirushie catalogue|menu yote|form zote|kila form)',
    yes: 'rusha list; nishow zote; vitu zote mko nazo',
    no: 'zote mbili',
  },
  {
    cue: 'different',
    phrases:
      '(form ingine|kitu ingine|ka ingine|tofauti kidogo|design tofauti|si izi|sio izi|sio izo|si izo|sijafeel izo|sijafeel hizi|izi hazijanibamba|hazijanibamba|haijanibamba|haijanishika|hazijanishika) (tu|bana|)',
    yes: 'kitu ingine; sijafeel izo; hazijanibamba',
    no: 'inabamba; izi ni fiti',
  },
  {
    cue: 'it',
    phrases:
      '(iyo|izo|hio|hiyo|ile|) (tulibonga|tumebonga|tulikuwa tunabonga|tulikua tunabonga|niliuliza|nilikuuliza|nilishow|ulinishow|ulinisho|nilicheki) (about|kuhusu|pale juu|hapo juu|jana|earlier|mwanzo|); (iyo|izo|hio|ivo|io|ivi|izi|iyoo|hyo|hzo|hii ka|hiyo ka|kale|haka|hako|ako ka|ka hako|kale ka)',
    yes: 'nipe iyo; bei ya izo; nadai hako',
    no: 'form; hiyena',
  },
  {
    cue: 'same',
    phrases:
      '(kama|ka) (iyo|io|izo|hio|ile ya last|ya last|ya last time); (iyo iyo|izo izo|ile ile|the same form|form ile ile|hio hio)',
    yes: 'ka iyo lakini black; iyo iyo; form ile ile',
    no: 'iyo ni kali',
  },
  {
    cue: 'both',
    phrases: '(zote|izo|izi) (mbili|two|mblili|zote mbili); zote tu mbili',
    yes: 'nipe izo mbili; zote two; izi mbili',
    no: 'mbili black',
  },
  {
    cue: 'any_of',
    phrases: '(any|yoyote|ile any) (ya|kati ya) (izo|izi|hizo|hizi); any tu ya izo',
    yes: 'yoyote kati ya izo; any ya izo; any ya hizi',
    no: 'any size',
  },
  {
    cue: 'only',
    phrases: '(izo|iyo|hio|moja) tu; tuu; tu bas; pekee bana',
    yes: 'izo tu; iyo tu; moja tu',
    no: 'tuma',
  },
  {
    cue: 'each',
    phrases: '(kila|each|per) (moja|ka|moja moja|pea); moja ni',
    yes: 'each moja ni ngapi; kila ka ni how much; moja ni soo ngapi',
    no: 'moja tu',
  },
  {
    cue: 'compare',
    phrases:
      '(bei|doo) (difference|gap) (ni|iko|) (ngapi|aje|how much|); (gani|ipi) (ni|iko) (cheap|chipper|mcheap|expe|expensive) (zaidi|); (tofauti ni gani|tofauti ni|difference ni gani|difference ni|gani mbest|ipi kali kushinda|inashinda|inaweza|ni gani kali kati ya|ipi kali kati ya|ipi noma kati ya|ipi mbest kati ya|kati ya iyo na|inamada) (kati ya|ama|na|)',
    yes: 'difference ni gani; ipi kali kati ya izo; inamada ile ingine',
    no: 'bei gani; noma',
  },
  {
    cue: 'better',
    phrases: '(kali zaidi|noma zaidi|mbest zaidi|kali kushinda|fiti zaidi|safi zaidi|poa zaidi)',
    yes: 'iko kali zaidi; kitu noma zaidi; fiti zaidi',
    no: 'kali; fiti',
  },
]
