import type { CueEntry } from '../../pack.ts'

export const steering: readonly CueEntry[] = [
  {
    cue: 'pause',
    phrases:
      '(baadaye|badaye|badae|bdae|baadae|baada ya muda|wakati mwingine|siku nyingine|siku ingine|kesho kesho|mwisho wa mwezi|mwezi ujao|wiki ijayo|si sasa hivi|sio kwa sasa|si kwa sasa|kwa sasa bado) (kidogo|tu|tafadhali|); (ngoja|ngojeni|ngojea|ningoje|ningojee|ningojeeni|subiri|subirini|nisubiri|nisubirini|tulia) (kidogo|kwanza|dakika|tu|nione|niangalie|nipate|basi|hapo|nifikirie|niulize|nitafute pesa|); (nitarudi|ntarudi|nitawarudia|nitakurudia|nitawasiliana|nitawajulisha|nitakujulisha|nitarejea|narudi|nitaagiza|nitanunua|nitalipa|nitachukua) (baadaye|badaye|tena|kesho|kwenu|hivi karibuni|punde|wiki ijayo|mwisho wa mwezi|jioni); (nitarudi|ntarudi|nitarejea|nitawajulisha|nitakujulisha|nitawarudia); (wacha|acha|hebu|naomba|ngoja|nataka) (nifikirie|nifikiri|niulize|nimuulize|niwaulize|nikaulize|nishauriane|niangalie|nione|nipime|nihesabu|nitafute|kufikiria|kushauriana) (kwanza|kidogo|na|mke|mume|bibi|bwana|pesa|); (wacha|acha|hebu|naomba|ngoja|nataka) (nizungumze|niongee) (kwanza|kidogo|na mke|na mume|na bibi|na bwana|na mzee|na mama|na dada|na kaka|na familia|na wenzangu|na mwenzangu); (naenda|niko) (kazini|barabarani|kwa gari|kwenye mkutano) (sasa|kwanza); (sina|sinayo|sijapata) (pesa|hela|fedha) (sasa|leo|kwa sasa|sasa hivi|bado|saa hii|); (mshahara|malipo yangu) (haujaingia|ikiingia|bado)',
    yes: 'ngoja kidogo; nitarudi baadaye; wacha nifikirie; acha nimuulize bibi; badae; sina pesa leo',
    no: 'nimesubiri sana; mnaleta lini; baada ya kulipa',
  },
  {
    cue: 'resume',
    phrases:
      '(endelea|nimerudi|nimerejea|niko hapa sasa|niko hapa|nipo|niko tayari|niko tayari sasa|nipo hapa|nimeshaamua|nimeamua|tuendelee|twende kazi|tuendelee pale|endelea hapo|endelea na oda|endeleza|turudi|tulikuwa wapi|tuliishia wapi|tulifikia wapi|tulikomea wapi|tulikuwa tunasema nini|tulisema nini) (sasa|tena|tulipoachia|tulipoishia|na oda|na order|kwa oda|hapo|pale|)',
    yes: 'endelea; nimerudi; tulifikia wapi; tuendelee tulipoachia; nimeamua sasa',
    no: 'rudi nyumbani; nitarudi; wapi duka',
  },
  {
    cue: 'cancel',
    phrases:
      '(ghairi|ghairisha|nighairie|kughairi|gairi|katiza|katisha|sitisha|batilisha|futa|futilia mbali|vunja|acha|wacha|achana|wachana|achia|tuache|tuwache|basi acha|basi wacha|sahau) (tu|hiyo|kabisa|nayo|nazo|na hiyo|na hizo|hapo|basi|malipo|kila kitu|yote) (yangu|langu|hiyo|tu|basi|); (ghairi|ghairisha|katiza|batilisha|sahau); (sitaki|sihitaji) (tena|tena hiyo|tena oda|oda|kununua tena); nimeghairi; (nimebadilisha|nimebadili) (mawazo|nia|akili) sitaki; (futa|ondoa|toa) (zote|vyote|yote|kila kitu|kikapu|kikapu chote) (nianze upya|tuanze upya|nianze tena|); (nianze|tuanze|anza|kuanza|naanza) upya',
    denied: '(usighairi|msighairi|usifute|msifute|usikatize|usicancel) (oda|order|hiyo|)',
    yes: 'acha tu; sitaki tena; achana nayo; futa kila kitu nianze upya; ondoa vyote',
    no: 'gari; wacha nifikirie; futa vumbi',
  },
  {
    cue: 'cancel_order',
    phrases:
      '(ghairi|ghairisha|nighairie|kughairi|gairi|katiza|katisha|kukatiza|sitisha|kusitisha|batilisha|kubatilisha|futa|kufuta|vunja|kucancel|nicancelie|cancel) (hiyo|) (oda|order|agizo) (yangu|langu|yetu|hiyo|)',
    yes: 'ghairi oda yangu; futa order; ningependa kughairi oda; nataka kucancel order; batilisha agizo langu',
    no: 'oda yangu iko wapi; badilisha oda yangu; futa vumbi',
  },
  {
    cue: 'back',
    phrases:
      '(rudi|rudisha|nirudishe|turudi|rejea) (nyuma|mwanzo|kwa menu|kwenye menyu|kwa orodha|kwa list|mwanzoni|kwa menyu|orodha ya kwanza); (menyu|menu) kuu; ukurasa uliopita',
    yes: 'rudi nyuma; nirudishe kwa menu; turudi mwanzo',
    no: 'rudisha pesa; nimerudi; nyuma ya duka',
  },
  {
    cue: 'help',
    phrases:
      '(nisaidie|nisaidieni|mnisaidie|unisaidie|nisaidiwe|saidia|usaidizi|msaada|naomba msaada|naomba usaidizi|nahitaji msaada|nahitaji usaidizi|nataka msaada|unaweza nisaidia|mnaweza nisaidia|unaweza kunisaidia|mnaweza kunisaidia|naomba unisaidie|naomba mnisaidie) (tafadhali|kidogo|na|kwa|hapa|); (menu|menyu) ya msaada; nimekwama (hapa|)',
    yes: 'naomba msaada; nisaidie tafadhali; mnaweza kunisaidia?; nimekwama hapa',
    no: 'saida; salama; nipe moja',
  },
]
