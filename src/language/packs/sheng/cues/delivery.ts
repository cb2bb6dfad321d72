import type { CueEntry } from '../../pack.ts'

export const delivery: readonly CueEntry[] = [
  {
    cue: 'delivery',
    phrases:
      '(mnadeliver|unadeliver|kudeliver|mnadeliveria|kuletewa|nideliverie|unideliverie|mnideliverie|ku deliver|deli|delivo|nduthi|nduthii|rider|boda|bodaboda|kamera ya nduthi|free deli|mzigo inaletwa|fare ya nduthi|fare ya rider) (ni|ya|home|mtaani|kejani|ngapi|iko|); (rider|msee wa nduthi|msee wa boda) (ako|akikam|amefika|ameondoka|anakam|anafika|hajakam|hajafika)',
    yes: 'nduthi ni ngapi; delivo ya home; nideliverie kejani; deli ni how much; rider ameondoka',
    no: 'model',
  },
  {
    cue: 'delivery_terms',
    phrases:
      '(rider|msee wa nduthi|msee wa boda) (hanipati|asiponipata|akifika|akinimiss|anangoja|anawait|anawaitanga|anaanza|anaacha); (nikimiss|nikikosa) (rider|msee wa nduthi|delivery); (mkikam|akikam) (nikiwa|na) (nje|siko|sipo|job|nimetoka); (sitakua|sitakuwa|siko|sikuwi) (home|keja|kejani|mtaani|kwa keja); (minimum|kadogo|order ndogo) (order|ya kudeliver|kudeliver|ya delivery); (amwachie|muachie|aachie) (watchie|soja|jirani|gate|watchman)',
    yes: 'rider hanipati; nikimiss rider; sitakua home; minimum order; muachie soja',
    no: 'niko keja; nduthi ni ngapi; order yangu',
  },
  {
    cue: 'delivery_area',
    phrases:
      '(mnadeliver|mnafika|mnaleta|mnatuma|mnafikisha|mnarusha|mnasend|mnadeliveria|mnaeza leta|mnaezaleta|mnaeza fika|mnaeza deliver|mnaweza deliver|mnaezatuma|mnaeza tuma) (huku|hadi|mpaka|ushago|mtaa ya|mtaani|nje ya|side za|ocha|kila side|side hii|kwa) ; (mnafikanga|mnaletanga|mnadeliveranga|mnadeliver) (wapi|side gani|mtaa gani|huku|)',
    yes: 'mnadeliver ushago; mnaeza leta hadi Rongai; mnafikanga side gani',
    no: 'mnaleta saa ngapi',
  },
  {
    cue: 'pickup',
    phrases:
      '(ntapick|nitapick|nipick|nakam kupick|nakuja kupick|ntakam|nakam|nikam|ntakujia|nitakujia|nakujia|ntapitia|napitia|ntajichukulia|najichukulia|nipitie|kupick|nitamtuma msee|ntatuma msee|ntatuma nduthi) (kupick|kuchukua|mwenyewe|hapo|shop|dukani|kwa shop|kushika mzigo|hiyo shop|huko|achukue|apick|)',
    yes: 'ntapick mwenyewe; nakam kupick; ntakujia hapo; ntatuma msee achukue',
    no: 'nipe pic',
  },
  {
    cue: 'address',
    phrases:
      '(niko|nko|naishi|nakaa|nakaanga|naishinga|niko side za|nko side za|niko mtaa|tuko|hao iko|keja iko|keja ni|kejani ni|base ni|base yangu ni) (mtaa ya|side za|hapa|pale|karibu na|opposite na|nyuma ya|behind|maeneo ya|hio side ya|); (niletee|nitumie|nirushie|nideliverie|tuma|leta) (kejani|mtaani|home|job|hao|base|keja)',
    yes: 'nko side za Ronga; niletee kejani; base ni Umoja; nakaanga Pipeline',
    no: 'mko wapi',
  },
  {
    cue: 'arrive_when',
    phrases:
      '(mtaleta|mnaleta|mtadeliver|mnadeliver|itakam|itafika|inakam|zitakam|inafika|mtanitumia|ntaget|naget|ntaipata|nitaget|nitapata|rider anakam|rider anafika|itachukua|inachukua|inatake) (saa ngapi|lini|siku ngapi|saangapi|time gani|leo|leo ama|how long|masaa ngapi|muda gani|siku gani|kesho); (mzigo|order|oda) (yangu|wangu|) (inakam|itakam|unakam|utakam|itafika|inafika) (saa ngapi|lini|time gani|leo)',
    yes: 'itakam saa ngapi; mtadeliver lini; ntaget leo; order yangu inakam lini',
    no: 'mnafunga saa ngapi',
  },
  {
    cue: 'my_order',
    phrases:
      '(mzigo|order|oda|parcel) (yangu|wangu|zangu); (mzigo|order|oda|kicks|parcel|simu|vitu|form) (niliorder|nilibuy|nilishika|nilinunua|nililipia|ile niliorder|izo niliorder); (niliorder|nimeorder|nilibuy) (jana|juzi|last week|leo|kicks|vitu)',
    yes: 'order yangu; kicks niliorder; niliorder juzi; parcel yangu',
    no: 'nadai kuorder',
  },
  {
    cue: 'status',
    phrases:
      '(imefika wapi|iko wapi sai|iko wapi saii|iko wapi saa hii|rider ako wapi|rider yuko wapi|msee wa nduthi ako wapi|imetoka|imedispatchiwa|imetumwa|imesendiwa|mzigo iko wapi|mzigo uko wapi|form ya order yangu|update ni|update iko aje|iko njiani|imekam|umekam|amefika) (sai|saii|bado|ama|manze|)',
    yes: 'rider ako wapi; mzigo iko wapi; iko njiani ama; imefika wapi sai',
    no: 'duka iko wapi',
  },
  {
    cue: 'late',
    phrases:
      '(mmechelewa|mnachelewa|mko late|mmedelay|imedelay|inadelay|mnadelay|umedelay|imekawia|mko slow|bado sijaget|sijaget|sijapata mzigo|haijakam|hamjaleta|hamjadeliver|hajakam|bado haijakam|nangoja|nimengoja|nimewait|nawait|nangojea|nimengojea) (sana|mzigo|order|tangu|tangu morning|tangu asubuhi|since morning|mpaka sai|hadi sai|sai|bado|bana|manze|kitambo|)',
    yes: 'mmedelay sana; sijaget order; nimewait tangu morning; haijakam mpaka sai',
    no: 'ngoja kiasi',
  },
  {
    cue: 'broken',
    phrases:
      '(imeharibika|imespoil|imespoilika|imekufa|imevunjika|imecrack|imeblow|imechomeka|imechapa|zimechapa|imeraruka|zimeraruka|imekatika|zimekatika|imegoma|haishiki|haifanyi|haifanyi kazi|haicharge|haichargi|haiwaki|inahang|inahanginga|ni mbovu|iko mbovu|imetoka sole|sole imetoka|imebreak|zimebreak|imetoboka|imeoza|zimeoza) (manze|bana|kabisa|tayari|); (ilikuja|imekuja|zilikuja|imefika|zimefika|ilifika|zilifika|imekam|zimekam|ilikam|imeletwa|niliipata) (ikiwa|zikiwa|ikikuwa|imekuwa|ikiwa ime) (imevunjika|zimevunjika|imeharibika|zimeharibika|imepasuka|imecrack|mbovu|broken|damaged|spoilt|torn|imechanika|sour|imeoza|zimeoza)',
    yes: 'simu imespoil; sole imetoka; inahang; haicharge bana; trei ilikuja ikiwa imevunjika',
    no: 'charge ya type c',
  },
  {
    cue: 'wrong_item',
    phrases:
      '(mmenitumia|mmeleta|mmeniletea|mlinitumia|mmenisendia|nimeget|nimepata|nimeletewa) (wrong|size wrong|form ingine|kitu ingine|ingine|colour ingine|size ingine|rangi ingine|design ingine|wrong size|wrong order|wrong colour); (si|sio) (hii|iyo|izo|hizi|hivi|ile) (niliorder|nilikuwa nadai|nilidai|nilitaka|nilibuy); (umesend|mmesend|mlisend|mmetuma|umetuma|mlituma|umenisendia|umeleta) (wrong|different|kitu wrong|size wrong|colour wrong|ingine)',
    yes: 'mmenitumia wrong size; si iyo niliorder; nimeget kitu ingine; umesend wrong sugar',
    no: 'nadai size ingine',
  },
  {
    cue: 'missing',
    phrases:
      '(haijatimia|imepungua|haiko complete|ziko pungufu|mmesahau|mlisahau|hamjaweka|mmeruka|kuna kitu imekosa|imekosa|nimeget moja|nimeget nusu) (kitu|moja|kwa order|tu|soda|)',
    yes: 'mmeruka soda; kuna kitu imekosa; haiko complete; nimeget moja tu',
    no: 'punguza',
  },
  {
    cue: 'complaint',
    phrases:
      '(mnabore|mmebore|mmeniboesha|mnaniboo|imenibore|imenikera|mmenikera|nimechoka|nimechoka na|hamreply|hureply|hamjibu|hamko serious|hauko serious|mnazingua|service mbovu|service mbaya|service ni mbovu|service iko chini|mko chini|nimecomplain|kucomplain|nimekasirika|sirudi tena|sitabuy tena|mna madharau|mmeniangusha) (sana|bana|manze|nyinyi|)',
    yes: 'hamko serious; service mbovu; nataka kucomplain; mmeniangusha bana',
    no: 'service iko poa',
  },
  {
    cue: 'thief',
    phrases:
      '(wezi|wakora|mkora|matapeli|conmen|conman|mnacon|mmenicon|mlinicon|nimeconiwa|nimecheswa|mmekula doo|mmekula pesa|mnakula doo|mmenikula|mmeniibia|mmenyonga doo|mnasanya|mmenisanya|mmeosha doo) (nyinyi|yangu|bana|watu|doo|ama|)',
    yes: 'nyinyi ni wakora; mmenicon; mmekula doo yangu; mmekula doo yangu',
    no: 'ni original',
  },
  {
    cue: 'problem',
    phrases:
      '(noma|ngori|kuna noma|iko na noma|ina noma|iko na shida|stress|imeleta noma|kuna ngori|haifit|hazifit|hainifit|hazinifit|hazinitoshi|inanibana) (kidogo|na|gani|bana|)',
    yes: 'kuna noma na simu; hazinifit; iko na shida; ngori gani',
    no: 'hakuna noma; noma zaidi',
  },
]
