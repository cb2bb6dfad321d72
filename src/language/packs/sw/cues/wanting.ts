import type { CueEntry } from '../../pack.ts'

export const wanting: readonly CueEntry[] = [
  {
    cue: 'want',
    phrases:
      '(nataka|ninataka|naomba|ninaomba|nahitaji|ninahitaji|natafuta|ninatafuta|ningependa|ningetaka|ningehitaji|ningeomba|tunataka|tunahitaji|tunaomba|tungependa|nilitaka|nilikuwa nataka|nilikua nataka|nilihitaji|nataka tu|ntataka) (kununua|kupata|kuagiza|kuchukua|kununulia|kuwa na|kuorder|kubuy); naomba (unipe|mnipe|uniletee|mniletee|unitumie|mnitumie|uniuzie|mniuzie|uniwekee|mniwekee); (naweza|ninaweza|naeza|tunaweza) (pata|kupata|nunua|kununua|agiza|kuagiza|chukua|kuchukua|letewa|kuletewa); (mahitaji|hitaji|ombi) (yangu|langu|ni); niko (interested|tayari kununua) (na|); ningependelea; kwa mahitaji ya',
    yes: 'nataka kununua viatu; naweza kupata unga; Naomba uniletee mafuta; tungependa kuagiza sukari',
    no: 'bei gani; mna viatu; nataka kujua bei',
  },
  {
    cue: 'availability',
    phrases: `
      (mko|muko|uko|mnako|unako|duka liko|bado mko|bado uko) na; (mna|una|mnayo|unayo|mnazo|unazo|mnao|unao|mnavyo|mnacho|mna hiyo|mnauza|unauza|mwauza|mnauzanga|huwa mna|huwa mnauza|bado mna|bado mnauza|je mna|je mnauza|je una|je unauza|kwani mna)
      (kuna|je kuna|kunayo|kunazo|bado kuna|iko|ziko|zipo|ipo|yapo|vipo|kipo|viko|kiko|yako wapi|lipo|upo|bado iko|bado ziko|bado ipo|bado zipo|iko bado|ziko bado|ipo bado|inapatikana|zinapatikana|yanapatikana|vinapatikana|kinapatikana|hupatikana|yatapatikana|itapatikana) (stoki|stock|dukani|hapo|kwa duka|kwa stock|); (zimebaki|imebaki|yamebaki|vimebaki|zimesalia|imesalia) (ngapi|); (naweza|naeza) (kuzipata|kuipata|kupata hapo); (ipatikane|patikana)
    `,
    denied:
      '(hamna|hakuna|huna|haiko|haziko|haipo|hazipo|hayapo|havipo|hakipo|hampo na|hamko na|haina|hazina|haipatikani|hazipatikani) (stoki|stock|); (zimeisha|imeisha|yameisha|vimeisha|ziliisha|iliisha)',
    yes: 'mko na gumboots; je mnauza unga; bado iko?; zinapatikana dukani; kuna size 40',
    no: 'niko na swali; kama kawaida; nataka',
  },
  {
    cue: 'show',
    phrases:
      '(nataka|naomba|ningependa|naweza|naeza|ninaweza|nitaka|hebu|acha|wacha) (kuona|kuziona|kuiona|nione|niione|nizione|niangalie|kuangalia|kuviona|nivione|nionyeshwe|kuonyeshwa)',
    yes: 'naomba kuona viatu; hebu nione hiyo; nataka kuona zingine',
    no: 'naona mko mbali; kioo; naangalia wakati',
  },
  {
    cue: 'browse',
    phrases:
      '(mna|mnauza|unauza|mwauza|una|mko na|uko na|kuna|mnatoa|duka lenu lina|duka lina) (nini|vitu gani|bidhaa gani|bidhaa zipi|vitu zipi|nini nini|nini hapo|aina gani ya bidhaa|nini leo|nini mpya|nini kipya|nini duka) (hapo|leo|huko|dukani|kwa duka|za kuuza|); (bidhaa|vitu) (zenu|mlizonazo|mnazouza|mlizo nazo|vyenu|mnavyouza|mpya) (ni|) (zipi|gani|vipi|zote|); (naangalia|natazama|ninaangalia|napitia) tu; (mzigo|mali|vitu|bidhaa) mpya; kuna (jipya|kipya|mpya)',
    yes: 'mnauza nini; mko na vitu gani dukani; naangalia tu; bidhaa zenu ni zipi',
    no: 'mnauza viatu; ni nini shida; mna nguo za watoto',
  },
  {
    cue: 'recommend',
    phrases:
      '(pendekeza|nipendekezee|nipendekezeeni|unapendekeza|mnapendekeza|mapendekezo|nishauri|nishaurini|unanishauri|mnanishauri|ushauri|shauri) (gani|nini|ipi|kitu|moja|tafadhali|); (gani|ipi|zipi|upi|lipi|kipi|yapi|nini) (ni|iko|ziko|) (nzuri|mzuri|poa|bora|safi|bora zaidi|nzuri zaidi|inafaa|zinafaa|yafaa|inayofaa|zinazofaa|kizuri) (kwa|ya|za|); (inafaa|zinafaa|yanafaa|vinafaa|inayofaa|zinazofaa|nzuri|zuri|mazuri|vizuri|mzuri|bora|kizuri) (kwa|kwa ajili ya|ya ku|za ku); (kitu|kimoja|moja) (nzuri|kizuri|mzuri|poa) (kwa|cha|ya); (nichukue|ninunue|nichague|nimchukulie|nimnunulie|nitumie|nimpe|nipeleke) (gani|ipi|zipi|nini|kipi|lipi|nini kizuri); nisaidie (kuchagua|nichague); zawadi (gani|nzuri) (kwa|ya|); (nimeshindwa|nashindwa|sijui) (kuchagua|nichague|ku choose|kuchoose|kuamua|niamue); (kipi|gani|ipi|vipi) (kitanifaa|itanifaa|inamfaa|kinafaa|kinamfaa|zinamfaa|vinamfaa); (kitu|chochote|kingine|vitu|kila kitu) (cha|ya|za|vya|cha ku|ya ku) ; (nipike|tupike|nipikie|naweza kupika|tunaweza kupika|nitapika|nile|tule) (nini|gani|nini leo)',
    yes: 'ipi ni nzuri kwa kukimbia; nipendekezee simu; nimnunulie nini; nisaidie kuchagua; kitu kizuri kwa harusi; nimeshindwa kuchagua; simu gani itanifaa; nipike nini leo; kitu cha asubuhi; chochote cha watoto',
    no: 'bei nzuri; viatu vizuri; habari nzuri',
  },
  {
    cue: 'more',
    phrases:
      '(zingine|nyingine|ingine|vingine|mengine|mingine|kingine|lingine|wengine) (tafadhali|kama hizi|kama hii|za aina hii|); (zaidi ya hizo|zaidi ya hizi|zingine tena|nyingine tena); (onyesha|nionyeshe|nione|kuna|mna|mko na|niletee|leta|tuma) (zingine|nyingine|ingine|vingine|zaidi|mengine|kingine) (tena|); endelea kuonyesha; zinazofuata; inayofuata; nini kingine; kitu kingine; kingine nini; (aina|rangi|miundo|chaguo) (zingine|nyingine|ingine|zaidi)',
    denied:
      '(hakuna|sitaki|sihitaji|si) (zingine|nyingine|kingine|ingine|zaidi|vingine); (ni|ndio) (hayo|hizo|hiyo|hivyo|hilo) (tu|basi|pekee); (hayo|hizo|hivyo) tu; (basi|tosha|inatosha|yatosha|zinatosha|imetosha) (tu|hivyo|hapo|)',
    yes: 'nionyeshe zingine; kuna nyingine?; nini kingine mnauza; ni hayo tu; aina nyingine',
    no: 'bei ya chini; zote; moja tu',
  },
  {
    cue: 'all',
    phrases:
      '(zote|vyote|yote|wote|lote|kila kitu|vitu vyote|bidhaa zote|aina zote|orodha yote|orodha kamili|orodha nzima|orodha ya bidhaa|orodha ya vitu|orodha ya bei|orodha|katalogi|katalogu|menyu|menu yote) (mlizonazo|mlizo nazo|mnazouza|mlizo|ulizonazo|)',
    yes: 'nionyeshe zote; tuma orodha ya bei; kila kitu mlicho nacho; katalogi tafadhali',
    no: 'zote mbili; nyingi; moja ya hizo',
  },
  {
    cue: 'different',
    phrases:
      '(tofauti|aina nyingine|aina ingine|aina tofauti|rangi nyingine|rangi tofauti|kitu tofauti|kitu kingine tofauti|nyingine tofauti|zingine tofauti|muundo mwingine|mtindo mwingine) (na|kabisa|na hii|na hizi|na hiyo|); (si|sio|siyo|hapana) (hizi|hizo|hii|hiyo|zile|ile|hayo|haya) (natafuta|nataka|); (sipendi|sijapenda|sijazipenda|sijaipenda|sizipendi|siipendi|sikupenda|hazinifurahishi) (hizi|hizo|hii|hiyo|zote|); mbali na (hizi|hizo|hii|hiyo)',
    yes: 'kitu tofauti; sipendi hizi; sio hizi nataka; aina nyingine',
    no: 'napenda hizi; hiyo ni sawa; hizi tu',
  },
  {
    cue: 'more',
    whole: 'clause',
    phrases: 'zaidi; (onyesha|nionyeshe|leta|niletee|tuma) zaidi',
    yes: 'zaidi; onyesha zaidi; zaidi tafadhali',
    no: 'betri kubwa zaidi; zaidi ya elfu mbili; bora zaidi',
  },
]
