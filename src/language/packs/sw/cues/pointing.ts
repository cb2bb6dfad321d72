import type { CueEntry } from '../../pack.ts'

export const pointing: readonly CueEntry[] = [
  {
    cue: 'it',
    phrases:
      '(hiyo|hiyoo|hii|hiii|ile|hizo|hizi|zile|hio|hicho|hiki|kile|huo|huu|ule|hilo|hili|lile|hayo|haya|yale|huyo|huyu|hao|hawa) (moja|mmoja|kimoja|ya juu|ya kwanza uliyosema|uliyonionyesha|uliyotuma|uliyosema|uliyoonyesha|ulizotuma|niliyoona|ya picha|kwa picha|yenyewe|ndio|ndiyo|); (hiyo|ile|hizo|zile|hicho|kile|) (tuliyoongea|tuliyoongelea|tuliyozungumza|tuliyozungumzia|tuliyosema|tuliyokubaliana|niliyouliza|niliyoulizia|niliyotaja|niliyosema|uliyoniambia|uliyonionyesha|uliyopendekeza|tulizoongea|tulizoongelea|tulizozungumzia|nilizouliza|nilizoulizia|ulizonionyesha|ulizoniambia|tulichoongea|nilichouliza|nilichoulizia|ulichonionyesha) (kuhusu|juu yake|awali|mwanzo|hapo awali|jana|asubuhi|)',
    yes: 'nataka hiyo; bei ya hizi; nipe ile; hicho kingine',
    no: 'hiari; hila; nataka viatu',
  },
  {
    cue: 'same',
    phrases:
      '(kama|sawa na|ile|hiyo|hizo|vile) (hiyo|hizo|ile|zile|hii|hizi|ya jana|ya mwisho|ya kwanza|ya awali|kama ya kwanza) (hiyo|ile|hizo|zile|tu|tena|); (hiyo hiyo|hizo hizo|ile ile|zile zile|hivyo hivyo|vile vile|hii hii) (tu|tena|); (inayofanana|zinazofanana|inafanana|zinafanana|mfano) (na|wa) (hiyo|hii|hizo|ile|); kama (kawaida|ya mwisho|mara ya mwisho|wakati ule|awali|jana); sawa na (hiyo|ile)',
    yes: 'kama hiyo lakini nyeupe; ile ile tu; kama kawaida; inayofanana na hiyo',
    no: 'kama bei ni nafuu; hiyo ni sawa; vile unataka',
  },
  {
    cue: 'both',
    phrases:
      '(zote|zile|hizo|hizi|vyote|yote|wote) (mbili|viwili|mawili|wawili|tatu|zote mbili|mbili mbili); (mbili|viwili) (zote|hizo|hizi|zile); pamoja (hizo|zote) mbili',
    yes: 'nataka zote mbili; hizo mbili; vyote viwili',
    no: 'moja tu; mbili nyeupe; zote',
  },
  {
    cue: 'any_of',
    phrases:
      '(yoyote|yeyote|ile yoyote|zozote|chochote|lolote|wowote) (kati ya|ya|kwa) (hizo|hizi|hayo|hiyo|zile|mbili|hizo mbili|hizi mbili); moja (kati ya|ya) (hizo|hizi|hizo mbili|hizi mbili) (yoyote|)',
    yes: 'yoyote kati ya hizo; moja ya hizi; zozote kati ya hizi',
    no: 'zote; hiyo moja',
  },
  {
    cue: 'each',
    phrases:
      '(kila|kwa kila) (moja|mmoja|kimoja|aina|rangi|kilo|pea|jozi|pakiti|lita|dazeni|pisi|kitu kimoja); moja moja; mbili mbili; (kwa|kwa kila) (kilo|pea|jozi|lita|pakiti|pisi) (moja|); kivyake; mojamoja',
    yes: 'kila moja ni pesa ngapi; bei kwa kilo; mbili mbili; kila aina',
    no: 'kila siku; kila kitu; mnafungua kila Jumapili',
  },
  {
    cue: 'only',
    phrases: 'tu; pekee; (peke|pake) (yake|yao|yangu|ake); tuu; basi tu; (hiyo|hizo|hii|hizi|moja|mbili) (tu|pekee)',
    yes: 'mbili tu; hiyo pekee; socks peke yake; sukari tu',
    no: 'tupa; nataka tushauri; pekua',
  },
  {
    cue: 'compare',
    phrases:
      '(tofauti|utofauti) (ni|) (gani|ipi|nini|iko wapi|yake|yao|kati|) (ya|kati ya|baina ya|); (linganisha|nilinganishie|kulinganisha|ulinganisho|mlinganisho) (na|kati ya|hizi|hizo|); (kati ya|baina ya); (ipi|gani|zipi|lipi|kipi) (ni|iko|) (bora|nzuri|nzuri zaidi|bora zaidi|nguvu zaidi|kali zaidi|imara zaidi|nafuu zaidi) (kati ya|baina ya|kuliko|kushinda|ama|); (bora|nzuri|kubwa|kali|imara|nafuu) (kuliko|kushinda); zinatofautianaje; inatofautianaje; vinatofautianaje; yanatofautianaje; (vinapishana|yanapishana|hupishana|vinatofautiana|yanatofautiana|hutofautiana|zinatofautiana|zinapishana|inazidi|zinazidi|vinazidi) (bei|kwa bei|kwa|) (kiasi gani|pesa ngapi|ngapi|vipi|aje|nini|wapi|); (bei|gharama) (zinapishana|zinatofautiana|inatofautiana|zimepishana|inapishana) (kwa|na|) (ngapi|kiasi gani|pesa ngapi|aje|vipi|kiasi|); (tofauti|pengo) (ya|la|za) bei; (ipi|gani|zipi) (ni|iko) (bei|) (nafuu|rahisi|ya chini|ghali|juu) (zaidi|); (inashinda|kuliko|kushinda)',
    yes: 'tofauti ya hizi mbili ni gani; viatu hivi vinapishana bei kiasi gani; ipi ni bora kati ya A5 na A7; linganisha hizi; ni nzuri kuliko ile',
    no: 'rangi nyingine; ni bei gani; nataka zote',
  },
  {
    cue: 'better',
    phrases:
      '(bora|nzuri|mzuri|kizuri|imara|kali|safi|poa) (zaidi|sana zaidi|kidogo); (iliyo|ilio|zilizo|yenye|kilicho) (bora|nzuri|imara|ubora zaidi) (zaidi|kuliko hii|); (ya|za|cha) (ubora|kiwango) (zaidi|wa juu zaidi); (kuna|mna) (bora|nzuri) zaidi',
    yes: 'mna nzuri zaidi; iliyo bora zaidi; kitu bora zaidi',
    no: 'bei nzuri; zaidi ya mbili; kizuri',
  },
]
