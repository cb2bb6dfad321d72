import type { CueEntry } from '../../pack.ts'

export const answers: readonly CueEntry[] = [
  {
    cue: 'yes',
    phrases:
      '(ndio|ndiyo|ndo|ndiyoo|naam|naaam|eeh|ee|eeeh|ehe|eheh|eee|sawa|sawasawa|sawa sawa|sawia|bila shaka|ni kweli|inakubalika|nakubali|ninakubali|nimekubali|tumekubali|tunakubali|nakubaliana|nathibitisha|ninathibitisha|thibitisha|nimethibitisha|endelea|endelea tu|tuendelee|fanya hivyo|hewala|taibu|inshallah) (kabisa|tu|basi|tafadhali|sana|bwana|ndugu|mama|asante|); (ni|iko|hiyo ni|hiyo iko|hapo|yote) (sawa|sahihi|vizuri|poa|njema|vyema) (tu|kabisa|); (hakuna|haina|hamna|bila) (shida|tatizo|neno|wasiwasi|matata|taabu); (hiyo|hizo|hii|ile) (ndio|ndiyo|ndo) (yenyewe|hiyo|nataka|); (wacha|acha) iwe hivyo; kwa nini (isiwe|la); iwe hivyo; (ndio|ndiyo) hiyo; (amekubali|wamekubali|ameikubali|ameipenda|amezipenda|amependa|wameipenda) (hiyo|hizo|tu|); (amesema|wamesema) (sawa|ni sawa|ndio|ndiyo|poa|iko sawa|ziko sawa|niichukue|nichukue|nizichukue)',
    yes: 'ndio; sawa kabisa; hakuna shida; Naam; nakubali; ni sawa tu; amekubali; bibi amesema sawa',
    no: 'kesho; ndizi; sababu gani; wali',
  },
  {
    cue: 'yes',
    whole: 'clause',
    phrases:
      'e; haya; hayaa; sahihi; kabisa; hakika; barabara; vyema; vizuri; vema; kweli; haswa; hasa; nzuri; safi; mzuri; tuma; tuma tu; leta; iwe; ni hiyo',
    yes: 'nzuri; tuma tu; leta',
    no: 'simu nzuri; tuma picha; leta mbili',
  },
  {
    cue: 'no',
    phrases:
      '(hapana|apana|hapna|hapanaa|la hasha|hata kidogo|si hivyo|si sawa|sivyo|sikubali|nakataa|nimekataa|kataa|hasha|bado kidogo|si sasa|sio sasa|siyo sasa|si leo|sio leo|sitaki|sihitaji|siitaki|sizitaki|haifai|hazifai|haifai kitu|si lazima|sio lazima|siyo lazima|usitume|usiendelee|usifanye|msitume|msifanye) (asante|tafadhali|bwana|tena|hiyo|hizo|sasa|kabisa|tu|); sidhani (hivyo|); (si|sio|siyo) (sahihi|sawa|kweli|hivyo|yenyewe); hapan; hapna; apana; hapanaa; hapa na',
    yes: 'hapana asante; la; sitaki; si sawa; bado kidogo; sidhani; hapan',
    no: 'lala; lazima; nataka; bila shaka',
  },
  {
    cue: 'no',
    whole: 'clause',
    phrases: 'la; laa; hata; sio; siyo; bado',
    yes: 'la; siyo, nataka nyeupe; bado',
    no: 'bado iko; duka la viatu; sio mbaya',
  },
  {
    cue: 'any',
    phrases:
      '(yoyote|yeyote|yoyte|zozote|chochote|lolote|wowote|vyovyote|popote|ile yoyote|yoyote tu|moja yoyote|rangi yoyote|saizi yoyote|aina yoyote) (tu|ile|iliyopo|mliyo nayo|sawa|ni sawa|inafaa|itafaa|utakayo|mnayo|); (chagua|nichagulie|chagueni|amua|wewe chagua|wewe amua|nyinyi chagueni) (wewe|mwenyewe|tu|kwa niaba yangu|); (haidhuru|si neno|vyovyote vile|hainijalishi|haijalishi|sina chaguo|sichagui)',
    yes: 'rangi yoyote; yoyote tu; nichagulie wewe; haijalishi',
    no: 'zote; hiyo; nachagua mbili',
  },
  {
    cue: 'unsure',
    phrases:
      '(sijui|sijuwi|sijajua|sina uhakika|sina hakika|sijaamua|sijachagua|sijui saizi|sielewi|sijaelewa|sikumbuki|sijakumbuka|nimechanganyikiwa|nashindwa kuchagua|labda|pengine|huenda|yawezekana|inawezekana) (bado|kabisa|vizuri|tu|ni|ipi|gani|nichague|saizi|size|namba|rangi|hiyo|)',
    yes: 'sijui saizi yangu; sina uhakika; labda; sijaamua bado',
    no: 'najua; unajua bei; jua kali',
  },
  {
    cue: 'other_way',
    phrases:
      '(lipa|kulipa|nilipe|nalipa|nitalipa|) (kwa|na|) (njia|namna) (nyingine|ingine|tofauti|nyengine|mbadala|zingine) (ya|za|) (kulipa|malipo|); (lipa|kulipa|nilipe|nalipa|nitalipa) (vingine|tofauti)',
    yes: 'njia nyingine; lipa na njia nyingine; nilipe kwa njia ingine; nitalipa vingine',
    no: 'njia ya kwenda dukani; lipa sasa; rangi nyingine',
  },
  {
    cue: 'other_phone',
    phrases: '(tumia|kwa|na|lipa na|nilipe na|nitalipa na|nalipa na|tuma kwa|) simu (nyingine|ingine|tofauti|nyengine)',
    yes: 'simu nyingine; tumia simu ingine; nitalipa na simu nyingine',
    no: 'simu yangu; rangi nyingine; simu ndogo',
  },
  {
    cue: 'other_number',
    phrases:
      '(tumia|nitumie|itume|kwa|na|lipa na|nilipe na|nitalipa na|nalipa na|tuma kwa|) (namba|nambari|number|laini|line|sim) (nyingine|ingine|tofauti|nyengine|ile nyingine) (ya simu|ya mpesa|tafadhali|); (tumia|kwa|na|kwenye|kutoka|kutumia|nikitumia|tukitumia|nilitumia|tulitumia|tuma kwa|nitalipa na|nilipe na) (namba|nambari|number|laini|line|simu|fon|mpesa|whatsapp|akaunti) ya (mke|mume|bibi|bwana|mama|baba|dada|kaka|rafiki|ndugu|mtoto|mwingine|kazi|jirani|mathe|fathe|mzazi|bro|brathe|sister|sista|siz|beshte|boss|mdosi|boyfriend|girlfriend|cousin|binamu|shangazi|mjomba) (wangu|yangu|yake|); (si|sio|siyo) (namba|nambari|number|laini|line) yangu; (badilisha|badili|nibadilishie) (namba|nambari|number|laini|line)',
    yes: 'namba nyingine; tumia laini nyingine; nambari tofauti; namba ingine; tumia namba ya mke wangu; hiyo si namba yangu; badilisha namba',
    no: 'namba yangu; simu nyingine; rangi nyingine',
  },
]
