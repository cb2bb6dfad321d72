import type { CueEntry } from '../../pack.ts'

export const price: readonly CueEntry[] = [
  {
    cue: 'how_much',
    phrases:
      '(ni|iko|ziko|inauzwa|zinauzwa|inaenda|zinaenda|ina gharimu|inagharimu|zinagharimu|itanigharimu|huuzwa|mnauza|unauza|mnauzaje|kwa|kiatu|inauzwaje|zinauzwaje|linauzwa|yanauzwa|vinauzwa|kinauzwa) (pesa ngapi|ngapi pesa|bei gani|shilingi ngapi|how much|kiasi gani|bei ngapi|ngapi kila|aje bei|bei ipi|pesa gani|bei); (pesa ngapi|pesangapi|bei gani|bei ngapi|bei ipi|bei yake|bei zake|bei zao|bei yao|bei|bey|bei ya|bei za|bei kwa|bei ni|ada ya|ada|beii|beigani|gharama|gharama ya|thamani|kiasi gani|shilingi ngapi|shingapi|sh ngapi|kima gani|kwa bei gani) (ni|ni gani|ni ngapi|iko|tafadhali|ikoje|ikoaje|aje|vipi|); (inauzwaje|zinauzwaje|mnauzaje|unauzaje|mwauzaje|wauzaje|linauzwaje|yanauzwaje|vinauzwaje|inauzwa|zinauzwa); (ni|inaenda|iko|ziko|zinaenda|inauzwa|zinauzwa|hizi ni|hiyo ni|hii ni|ile ni) ngapi; (gharama|bei|thamani|ada|nauli) (ni|yake ni|zake ni) (kiasi gani|pesa ngapi|ngapi|shilingi ngapi|bei gani|how much); (bei|gharama) (imepanda|imeongezeka|imeshuka|imepungua)',
    yes: 'hiyo ni pesa ngapi; bei gani; inauzwa ngapi; Bei ya mchele; mnauzaje nyanya; gharama ni kiasi gani',
    no: 'mnafungua saa ngapi; ziko rangi gani; mko wapi',
  },
  {
    cue: 'how_much',
    whole: 'clause',
    phrases: '(ngapi|na hiyo ngapi|hii ngapi|hiyo ngapi|hizi ngapi|hizo ngapi|moja ngapi|kilo ngapi pesa)',
    yes: 'ngapi?; hiyo ngapi; moja ngapi',
    no: 'saa ngapi; pea ngapi zimebaki',
  },
  {
    cue: 'cheap',
    phrases:
      '(bei|) (nafuu|nafu|rahisi|isiyo ghali|raisi|rahsi) (kidogo|sana|tu|); bei (ya chini|poa|ya kawaida|ndogo|cheap) (kidogo|sana|tu|); (ya|za|cha|vya|la) (bei) (nafuu|rahisi|ya chini|chini|poa|ndogo|raisi); (isiyo|zisizo|sio|si) (ya|) (ghali|bei ghali|ya bei) (sana|); (kulingana na|ndani ya) (bajeti|mfuko|uwezo) (yangu|wangu|)',
    yes: 'nataka ya bei nafuu; simu rahisi; bei ya chini kidogo; isiyo ghali sana',
    no: 'bei gani; nafasi; bei ya mwisho',
  },
  {
    cue: 'cheapest',
    phrases:
      '(bei|) (nafuu|rahisi|ya chini|chini|raisi|ndogo) (zaidi|kabisa|kuliko zote|sana kuliko zote|kushinda zote); (bei ya chini kabisa|ya bei ya chini kabisa|ya chini zaidi|ya mwisho kwa bei|rahisi kuliko zote|nafuu kuliko zote); (ipi|zipi|gani) (ni|) (rahisi|nafuu|ya bei nafuu|ya bei rahisi) (zaidi|)',
    yes: 'ipi ni nafuu zaidi; ya bei ya chini kabisa; rahisi kuliko zote',
    no: 'bei nafuu; nzuri zaidi; zaidi ya elfu',
  },
  {
    cue: 'dearest',
    phrases: '(ghali|bei ghali|bei ya juu|ya bei ya juu|bei kubwa) (zaidi|kabisa|kuliko zote|kushinda zote)',
    yes: 'ghali zaidi; ya bei ya juu kabisa; simu ghali kuliko zote',
    no: 'ni ghali; bei ghali sana',
  },
  {
    cue: 'premium',
    phrases:
      '(ya|za|cha|yenye|zenye|wa) (ubora|kiwango|hadhi|daraja) (wa juu|ya juu|cha juu|juu|wa hali ya juu|bora|mzuri|kabisa|la kwanza) (zaidi|kabisa|); (bora|nzuri|kali|imara) (kuliko zote|kabisa|kushinda zote|mliyo nayo|mlizonazo); hali ya juu; ubora zaidi; kiwango cha juu',
    yes: 'ya ubora wa juu; nzuri kuliko zote; kiwango cha juu',
    no: 'bei ya juu; habari nzuri; bora zaidi',
  },
  {
    cue: 'bargain',
    phrases:
      'bei (ya mwisho|mwisho|ya mwisho mwisho|ya rafiki|ya urafiki|ya mteja|ya kirafiki|last|yako ya mwisho|yenu ya mwisho) (ni|) (ngapi|gani|pesa ngapi|); bei (ya|) mwisho; (punguza|punguzeni|nipunguzie|nipunguzieni|mnipunguzie|unipunguzie|mtapunguza|utapunguza|mnapunguza|unapunguza|mnaweza punguza|unaweza punguza|mnaweza kupunguza|unaweza kupunguza|naomba mpunguze|naomba upunguze|kupunguza|shusha|nishushie|mshushe|teremsha) (bei|kidogo|hapo|kidogo tu|bei kidogo|tafadhali|basi|hadi|mpaka|); (naomba|nipe|nipeni|mnipe|nataka|kuna|mna|mtanipa) (punguzo|discount|discaunti|bei nzuri|bei ya chini); (niachie|uniachie|mniachie|niuzie|mniuzie|niwachie|uniwachie|mniwachie|nipatie|nifanyie|nifanyieni) (kwa|hiyo kwa|bei ya|hadi); (bei|) (inapungua|itapungua|hupungua|inashuka|inaongeleka|inazungumzika|tunaongea|tuongee bei|tuelewane|maelewano); nina pekee; niko na (pekee|tu)',
    yes: 'bei ya mwisho ni ngapi; punguza kidogo; naomba punguzo; Niachie kwa mia tano; inapungua?',
    no: 'bei gani; niletee hiyo; siku ya mwisho',
  },
  {
    cue: 'do_for',
    phrases:
      '(si|) (ufanye|mfanye|unifanyie|mnifanyie|tufanye|nifanyie|unaweza fanya|mnaweza fanya|unaeza fanya|mnaeza fanya|utafanya|mtafanya) (hiyo|hizo|zote|kwa|)',
    yes: 'si ufanye 1400; tufanye 2000; unaweza fanya elfu mbili',
    no: 'fanya haraka; nifanye nini; mnafanya kazi',
  },
  {
    cue: 'too_dear',
    phrases:
      '(ghali|gali|ghari|bei ghali|bei juu|bei ya juu|bei kubwa|bei kali|bei imezidi|bei iko juu|bei imepanda|ni nyingi hizo|imezidi bajeti) (sana|mno|kabisa|zaidi|hivyo|kweli|); (iko|ni|ziko|mko) (juu|ghali) (sana|mno|kiasi); (siwezi|sitaweza) (kumudu|afford|kuimudu); (kwingine|duka lingine|wengine|jirani) (wanauza|ni|) (rahisi|nafuu|bei ya chini)',
    yes: 'hiyo ni ghali sana; bei iko juu; siwezi kumudu; ghali mno',
    no: 'bei nafuu; juu ya meza; bei gani',
  },
  {
    cue: 'offers',
    phrases:
      '(ofa|offa|promosheni|matangazo ya bei|mauzo maalum|punguzo la bei|punguzo|mapunguzo|bei maalum|bei ya ofa|zawadi za bure|pointi|alama za uaminifu) (gani|yoyote|zozote|leo|za leo|ya leo|zipo|ziko|iko|kwa|la|); (kuna|mna|mko na|je kuna|ipo) (ofa|punguzo|discount|promosheni|offer|offers|promotion) (yoyote|zozote|gani|leo|lolote|)',
    yes: 'kuna ofa gani leo; mna punguzo lolote; promosheni ya leo',
    no: 'ofisi; punguza bei; bei ya mwisho',
  },
  {
    cue: 'coupon',
    phrases:
      '(kuponi|vocha|msimbo|kodi ya punguzo|namba ya punguzo|msimbo wa punguzo|kadi ya punguzo|code ya punguzo|code ya discount) (yangu|ya|hii|ni|); (tumia|weka|nina|niko na|nataka kutumia) (code|kuponi|vocha|msimbo) (hii|yangu|ya|)',
    yes: 'nina kuponi; tumia msimbo huu; niko na code ya punguzo',
    no: 'kodi ya nyumba; vikombe; punguzo',
  },
  {
    cue: 'combine',
    phrases:
      '(kwa pamoja|kwa wakati mmoja|zote mbili|mbili pamoja|zote kwa pamoja|kuunganisha|kuchanganya|niunganishe|nichanganye|mbili kwa|zinaungana|zinaunganishwa|zinajumlishwa|inajumlishwa|inaungana|zinachanganywa|zinaongezana|zinajumlika) (ofa|kuponi|punguzo|misimbo|kodi|code|offer|oda moja|order moja|mara moja|)',
    yes: 'naweza tumia kuponi mbili kwa pamoja; je zinaungana; ofa zote mbili; kuunganisha punguzo',
    no: 'viatu vya pamoja; nyote; moja tu',
  },
  {
    cue: 'total',
    phrases:
      '(jumla|jumlisha|kwa jumla|yote pamoja|zote pamoja|vyote pamoja|kwa pamoja|total yote|jumla yote|kufikia sasa|mpaka sasa|hadi sasa) (ni|) (ngapi|pesa ngapi|kiasi gani|gani|yake|iko|inakuja|); (zote|yote|vyote) (ni|inakuja|zinakuja|itakuwa|inakua) (ngapi|pesa ngapi|how much|kiasi gani|bei gani); (natakiwa|nitalipa|nalipa|nilipe|naambiwa|deni langu) (kulipa|) (ngapi|pesa ngapi|kiasi gani|ni ngapi); (nina|sina|niko na|nikona|siko na|kuna|hakuna) (deni|madeni) (lolote|yoyote|lote|langu|lenu|yenu|) (kwenu|hapo|hapa|); (hakuna|kuna) (kitu|chochote|pesa) (nadaiwa|ninadaiwa|cha kulipa|nafaa kulipa|natakiwa kulipa|ya kulipa|sijalipa|sijamaliza kulipa); (nadaiwa|ninadaiwa|sidaiwi|mnanidai|hamnidai|unanidai) (kitu|chochote|lolote|pesa) (yoyote|); (bili|bill|jumla|deni) (yangu|langu|) (ni|iko|imefika|imefikia|) (ngapi|pesa ngapi|kiasi gani); (nimebakisha|nimebakiza|nimebaki na|imebaki|zimebaki|inabaki|nadaiwa|mnanidai|unanidai|nafaa kuongeza|niongeze|niongezee) (ngapi|pesa ngapi|kiasi gani|how much); (imebaki|inabaki|zimebaki|zinabaki|iliyobaki|kilichobaki|salio|balance|baki) (ni|) (ngapi|pesa ngapi|kiasi gani|how much|kiasi) (kulipa|ya kulipa|kulipwa|nilipe|nimalizie|kumaliza|kumalizia|yangu|kwa oda|ya oda); (salio|kilichobaki|iliyobaki|balance) (langu|yangu|) (ni|) (ngapi|pesa ngapi|kiasi gani|how much); (nimalizie|nimalize|niongeze|nikamilishe) (na|kwa|) (ngapi|pesa ngapi|kiasi gani|how much); (nimefikisha|imefika|imefikia) (ngapi|pesa ngapi|how much)',
    yes: 'jumla ni ngapi; nina deni lolote kwenu; mnanidai chochote; zote pamoja ni pesa ngapi; nitalipa pesa ngapi; yote inakuja ngapi; bill yangu ni ngapi; nimebakisha ngapi; mnanidai pesa ngapi; salio langu ni ngapi; imebaki ngapi kulipa',
    no: 'zote nyeupe; bei ya moja',
  },
]
