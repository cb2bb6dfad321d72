import type { CueEntry } from '../../pack.ts'

export const talk: readonly CueEntry[] = [
  {
    cue: 'greet',
    phrases: `
      (habari|habri|habary|hbr) (ya|za|yako|zako|yenu|zenu|gani|njema|asubuhi|leo|) (asubuhi|mchana|jioni|leo|usiku|kazi|siku|huko|hapo|nyumbani|wikendi|saa hizi|)
      (hujambo|hamjambo|ujambo|shikamoo|shikamoni|shkamoo|marahaba|salamu|salaam|salam|asalam aleikum|assalam alaikum|salaam aleikum|hodi|jambo) (bwana|mama|dada|kaka|ndugu|boss|wapendwa|); (natumai|natumaini) (mko|uko|u|hamjambo) (salama|wazima|mzima|); za (asubuhi|mchana|jioni|leo|kwako|kwenu|masiku); (asubuhi|jioni|mchana) njema; (nawasalimu|nakusalimu|nakusalimia|nawasalimia|salamu kwenu)
    `,
    yes: 'Habari ya asubuhi; hujambo, nauliza tu; shikamoo mama; salamu kwenu',
    no: 'asubuhi na mapema; nataka viatu; mnafunga jioni?',
  },
  {
    cue: 'greet',
    whole: 'clause',
    phrases: 'mambo; vipi; mambo vipi; sasa; karibu; habari; wapendwa; jamani; halo; halow; aloo; helo jamani',
    yes: 'Mambo; sasa, mna viatu?; vipi',
    no: 'sasa nataka kulipa; mambo ya pesa sielewi; vipi naagiza',
  },
  {
    cue: 'how_are_you',
    phrases:
      '(u|uko|mko|hali) (hali gani|mzima|wazima|salama|poa|njema|sawa leo|aje leo|vipi leo); (hali|habari) (yako|zako|yenu|zenu) (ni|) (gani|ikoje|vipi|); uko salama; waendeleaje; mwaendeleaje; unaendeleaje; mnaendeleaje; umeamkaje; mmeamkaje; umeshindaje; mmeshindaje; za masiku mingi; siku nyingi; (je|) (u mzima|mu wazima)',
    yes: 'u hali gani; Uko salama?; mmeamkaje; habari yako ni gani',
    no: 'hali ya hewa; mzigo uko wapi; iko salama kwa mtoto',
  },
  {
    cue: 'thanks',
    phrases:
      '(asante|asanti|ahsante|asanteni|ahsanteni|ashante|asente|shukran|shukrani|shukran jazila) (sana|tena|kwa|nyingi|mno|kabisa|bwana|); (nashukuru|ninashukuru|tunashukuru|nimeshukuru|nawashukuru|nakushukuru) (sana|kwa|); (mungu|mola) (akubariki|awabariki|awazidishie); ubarikiwe; mbarikiwe; barikiwa; umenisaidia sana; mmenisaidia sana; (nimepokea|nimepata|nimeshapokea|nimeshapata|mzigo umefika) (mzigo|oda|vitu|bidhaa|kila kitu|salama) (wangu|yangu|vyangu|vyote|salama|vizuri)',
    yes: 'asante sana; Nashukuru kwa huduma; Mungu akubariki; ubarikiwe; nimepokea mzigo wangu',
    no: 'asali; nataka shuka; asubuhi',
  },
  {
    cue: 'bye',
    phrases:
      '(kwaheri|kwa heri|kwaherini|kwa herini) (ya kuonana|); tutaonana (baadaye|kesho|tena|); tuonane (baadaye|kesho|); (usiku|mchana|jioni|siku) (mwema|njema); lala (salama|unono); mlale salama; alamsiki; siku njema; tutaongea (baadaye|kesho|); tuongee (baadaye|kesho)',
    yes: 'kwaheri; usiku mwema; tutaonana kesho; Lala salama',
    no: 'taa ya usiku; mnafungua kesho; baada ya siku mbili',
  },
  {
    cue: 'praise',
    phrases:
      '(huduma|kazi|bidhaa|duka|huduma zenu|huduma yenu|kazi yenu|bidhaa zenu|duka lenu) (ni|zi|iko|) (nzuri|bora|safi|poa|njema|yenu nzuri|yenu safi|yenu bora) (sana|kabisa|); (hongera|hongereni|pongezi|kongole|heko) (sana|kwa|); (mnafanya|unafanya|mmefanya) (kazi|vizuri) (nzuri|safi|sana|); (nimependa|nimefurahi|nimefurahia|nimefurahishwa|tumefurahia|nimeridhika) (sana|na|huduma|kazi|bidhaa|); (mko|uko|nyinyi) (wazuri|mzuri|bora|safi) (sana|); endeleeni (hivyo|hivyo hivyo); viatu vyenu ni safi',
    yes: 'huduma nzuri sana; bidhaa zenu ni bora; hongera kwa kazi; nimependa huduma; mnafanya kazi safi',
    no: 'nataka kitu kizuri; ipi ni nzuri; kazi ngumu',
  },
  {
    cue: 'apology',
    phrases:
      '(pole|poleni|samahani|samahanini|radhi|msamaha) (kwa|sana kwa|kwa ajili ya) (kukutukana|kuwatukana|matusi|maneno|maneno yangu|usumbufu|kukusumbua|kuwasumbua|hayo|hiyo|hilo|kelele|hasira|kukukosea|kukasirika|kuchelewa|yaliyotokea|niliyosema); (nisamehe|nisameheni|mnisamehe|unisamehe|niwie radhi|niwieni radhi|naomba msamaha|naomba radhi|ninaomba radhi|ninaomba msamaha|tafadhali nisamehe) (sana|kwa|bwana|tu|); (nilikukosea|nimekukosea|nimewakosea) (heshima|adabu|); (nilikasirika|nilipandwa na hasira) tu',
    yes: 'pole kwa kukutukana; nisamehe sana; naomba msamaha; niwie radhi; nilikukosea heshima',
    no: 'polepole; samahani nilimaanisha nyeusi; pole pole ndio mwendo',
  },
  {
    cue: 'talk',
    phrases:
      '(kuongea|kuzungumza|niongee|nizungumze|tuongee|tuzungumze|kuwasiliana|niwasiliane|kujadiliana|tuwasiliane)',
    yes: 'nataka kuongea; tuzungumze; naomba kuwasiliana',
    no: 'ongeza moja; kiunganishi; unga wa dona',
  },
  {
    cue: 'talk_with',
    phrases:
      '(kuongea|kuzungumza|niongee|nizungumze|tuongee|tuzungumze|kuwasiliana|niwasiliane|kujadiliana|ongea|zungumza|kusema|niseme|kuchat) (na|naye|nao); (niunganishe|niunganisheni|uniunganishe|mniunganishe|niunganishie|nipitishe|niunganishiwe|kuunganishwa|niunganishwe) (na|kwa|); (nipe|nipeni|nipatie|niitie|niitieni) (simu ya|namba ya kuongea na)',
    yes: 'nataka kuongea na Asha; niunganishe na idara ya mauzo; naomba kuwasiliana na Juma; kuunganishwa na ofisi',
    no: 'ongeza moja; tuongee kesho; unga wa dona',
  },
  {
    cue: 'identity',
    phrases:
      '(wewe|we|nyinyi|huyu|hapa|hii) (ni|) (nani|kina nani); (unaitwa|waitwa|mnaitwa) (nani|aje|vipi|je); jina (lako|yako|lenu) (ni|) (nani|gani|); (naongea|nazungumza|ninaongea|ninazungumza|nachat|naandikia) na nani; nani (huyu|anajibu|ananijibu|anaongea); (wewe|we|hii|hiyo|huyu|je) (ni|) (bot|roboti|robot|mashine|mtu|binadamu|kompyuta|mtu halisi|mtu kweli|mtu wa kweli); (ni|) (mtu|binadamu) ama (bot|mashine|roboti|robot); ni (bot|roboti|mashine) (hii|); jitambulishe; uko mtu kweli; (wewe|we|hii|hiyo|je) (ni|) (ai|a i|robo|chatbot|chat gpt|chatgpt); (mtu|binadamu|msee|human|person) (au|ama|or) (ni|) (mashine|bot|robot|roboti|kompyuta|computer|machine|ai|automated); (mashine|bot|robot|roboti|kompyuta|computer|machine|automated) (au|ama|or) (ni|kuna|) (mtu|binadamu|msee|human|person); (hii|hiyo|hizi) (ni|) (automated|automatic|za mashine|za bot|ya mashine); nani (huyu|ninaongea|naongea|nachat|ninachat|ninazungumza|nazungumza) (naye|na|hapa|nayo|); (au|ama|or) ni (mashine|bot|robot|roboti|kompyuta|ai); (ni|je ni|ndiye) (_|_ _|_ _ _) (anajibu|ananijibu|anaandika|anachat|anayejibu|anaongea|unayejibu|unajibu); (huwa|je|wewe|) (unalala|hulala|unakula|hula|unapumua|unachoka|huchoki|unapumzika|unaota|umeoa|umeolewa|umezaliwa|ulizaliwa) (kweli|pia|ama|wapi|lini|wewe|hata|); una (miaka mingapi|miaka ngapi|umri gani|mke|mume|wazazi|mchumba|hisia); (umri|kabila) (wako|yako) (ni|) (gani|ngapi|nini); (nani|mama yako|mamako|babako|wazazi wako) (alikupa|alikuita|walikuita|walikupa|alikupea|amekupa) (jina|hivyo|) (hilo|hiyo|lako|); jina (lako|yako) (halisi|la kweli|ya kweli)',
    yes: 'wewe ni nani?; huwa unalala; una miaka mingapi; nani alikupa jina hilo; unaitwa nani; naongea na nani hapa; hii ni mashine; Ni mtu ama bot; wewe ni AI; ni binadamu au mashine; ni Wanjiru anaandika ama ni bot',
    no: 'viatu vya mtu mzima; nani analeta mzigo; jina langu ni Asha',
  },
  {
    cue: 'insult_mild',
    phrases:
      '(mjinga|wajinga|ujinga|mpumbavu|wapumbavu|upumbavu|pumbavu|mpuuzi|wapuuzi|upuuzi|bure kabisa|bogus|zuzu|punguani|fala|mafala|mshenzi mdogo|takataka|ovyo|hovyo|huna akili|hamna akili|hamna maana|huna maana|una kichaa|wazimu wewe|mwendawazimu|nyamaza|acha kelele|wacha kelele|kelele wewe|kelele nyinyi|toka hapa|potea|unanichosha|mnanichosha|umenichosha|mmenichosha|unapoteza muda wangu|mnanipotezea muda|unanipotezea muda|upotevu wa muda|hujui kitu|hamjui kitu|huelewi kitu|huna kazi) (wewe|nyinyi|sana|kabisa|tu|)',
    yes: 'wewe ni mjinga; bot ya ovyo; mnanipotezea muda; upuuzi mtupu; hujui kitu',
    no: 'mtoto mchanga; kiatu kizuri; muda gani',
  },
  {
    cue: 'insult_grave',
    phrases:
      '(malaya|mbwa wewe|mbwa nyinyi|nguruwe wewe|nguruwe nyinyi|mavi|mavi yako|matako|matako yako|kuma|kumamako|kuma mamako|kuma la mama|mkundu|mkundu wako|msenge|wasenge|shenzi|mshenzi|washenzi|shenzi type|shenzi sana|mama yako malaya|nyoko|nyokonyoko|tombwa|katombe|nitakuua|nitawaua|nitakupiga|nitawapiga|nitakuchoma|nitawachoma|kufa wewe|kufeni|ufe|mfe) (kabisa|sana|wewe|)',
    yes: 'shenzi nyinyi; malaya wewe; nitawaua; kumamako',
    no: 'chakula cha kuku; nguruwe kilo mbili; makosa yenu',
  },
  {
    cue: 'laugh',
    phrases: 'kwikwi; (umenichekesha|mnanichekesha|unanichekesha|inachekesha|nimecheka|nacheka) (sana|tu|)',
    yes: 'nimecheka sana; umenichekesha; inachekesha',
    no: 'nicheki; kucha',
  },
]
