import type { CueEntry } from '../../pack.ts'

export const talk: readonly CueEntry[] = [
  {
    cue: 'greet',
    phrases:
      '(niaje|naje|niajee|nyaje|niaj|oya|oyaa|oyah|xaxa|saxa|rada|semaje|sema wadau|sema boss|sema bro|sema mkubwa|wozza|wasee niaje|mambo poa|form ni gani wasee|aje wadau|aje bro|aje boss|mambo bro|sasa bro|sasa buda|sasa boss|sasa msee|wagwan|wozaa|shwari|shwari bro|bonjour wadau) (bro|buda|msee|wasee|boss|mkuu|chief|manze|maze|mse|fam|)',
    yes: 'niaje buda; Oya, mko na kicks?; sasa boss; sema bro',
    no: 'sasa nimelipa; aje hiyo; form ya leo',
  },
  {
    cue: 'greet',
    whole: 'clause',
    phrases: 'sema; rada; poa; form; xema; mambo; fiti; sasa; wadau; aje',
    yes: 'sema; form?; xema',
    no: 'sema bei; rada ya mtaa; poa sana hiyo kiatu',
  },
  {
    cue: 'how_are_you',
    phrases:
      '(uko|mko|wako|ukona) (aje|fiti|poa|freshi|fresh|shwari|rada gani|sawa leo) (buda|bro|leo|wasee|huko|); (maisha|form|rada|mambo|biz|life) (ni|iko|inaenda) (aje|gani|fiti|poa) (leo|); za (mtaa|kwenu|leo buda)',
    yes: 'mko aje leo; uko fiti?; maisha iko aje',
    no: 'nalipa aje; iko poa; mzigo uko wapi',
  },
  {
    cue: 'thanks',
    phrases:
      '(shukran|respect|big up|shukrani|nashukuru bro|thenks|thenkiu|sante|asnte|tenkyu|nimeshukuru|nimekuenjoy|blessings|baraka) (sana|bro|buda|msee|mkuu|boss|)',
    yes: 'shukran msee; big up; sante bro',
    no: 'santa; bigi kapu',
  },
  {
    cue: 'bye',
    phrases:
      '(badae|baadae|ciao|tuonane|tutacheki|tutachekiana|cheki baadae|one love|niko out|nimeishia|naishia|nimehepa|acha nihepe|nikihepa|wacha nihepe) (bro|buda|msee|wadau|boss)',
    yes: 'tutachekiana msee; one love bro; nimehepa buda',
    no: 'mko aje; baadae kidogo naorder',
  },
  {
    cue: 'praise',
    phrases:
      '(mko|uko|nyinyi|mnafanya|hii|service|shop|duka) (wakali|mkali|kali|fiti sana|top|juu sana|tight|noma sana|moto|rada safi|kazi safi|kazi noma) (sana|bana|manze|kabisa|); (kazi safi|poa sana|imeivana|mmeivana|imeweza|mmeweza|fire|inabamba|mnabamba|imebamba|nimebambika|safi sana)',
    yes: 'mko wakali sana; imeweza; mnabamba; kazi safi',
    no: 'bei kali; noma kidogo',
  },
  {
    cue: 'identity',
    phrases:
      '(we|wewe|hii|huyu|naongea na|nabonga na|nachat na|unaitwa) (ni|) (bot|robot|msee|nani|mashine|msee wa ukweli|mtu|AI|aje) (ama|wa ukweli|kweli|bana|huku|); nabonga na nani; jina yako ni (nani|gani); ni (msee|mtu) ama (bot|robot); (we|wewe|uko) (ni|) ai; (we|wewe|huwa|) (unalalanga|unakulanga|unachokanga|hulalangi|uko single|uko na bibi|uko na watoi wako|umeoa kweli); (mathako|mzae|buda|masako|mathe wako) (alikupea|alikuita|alikupatia) (jina|hivyo|) (hiyo|)',
    yes: 'nabonga na nani; we unalalanga; mathako alikupea jina hiyo; we ni bot; ni msee ama robot; wewe ni ai',
    no: 'nipe namba ya msee; hii ni noma',
  },
  {
    cue: 'insult_mild',
    phrases:
      '(fala|mafala|mafala nyinyi|ujinga|jinga|mjinga|takataka|jaba|story za jaba|kichwa ngumu|boflo|mshamba|washamba|hamna akili|unabore|mnabore|inabore|umebore|mnaboo|inaboo|unazingua|mnazingua|bure kabisa|bure sana|bogus|mabogus|mnacheza|unanicheza|mnanicheza|wacha ujinga|wacha mchezo|wacheni mchezo|wacha upuuzi) (sana|nyinyi|wewe|tu|bana|)',
    yes: 'mafala nyinyi; mnabore; bot ya bogus; wacha mchezo',
    no: 'bora; kichwa ya baiskeli',
  },
  {
    cue: 'insult_grave',
    phrases:
      '(kumbaff|kumbafu|pumbaff|msenge|mse nge|malaya nyinyi|nyoko|mbwa nyinyi|nugu wewe|nugu nyinyi|nitakudunga|nitakumanga|tutawapiga|shenzi|shenzi taipu) (wewe|nyinyi|sana|)',
    yes: 'kumbafu; nugu wewe; msenge',
    no: 'kumbatia; sengenya',
  },
  {
    cue: 'laugh',
    phrases: '(wueh|weh|nimecheka|imenimada|imenimaliza|ati hahaha|mnanimaliza|eish|ayii) (sana|tu|)',
    yes: 'wueh; imenimada; nimecheka sana',
    no: 'weka; eka',
  },
  {
    cue: 'betting',
    phrases:
      '(code|codes|slip|odds|tips) (ya|za|) (bet|kubet|leo ya bet|betika|sportpesa|mozzart|sure|jana|odibets); (nibetie|tubet|nimebet|nabet|kubet)',
    yes: 'nisaidie na code ya bet; odds za jana; nabet leo',
    no: 'battery ya simu; code ya discount',
  },
]
