import type { CueEntry } from '../../pack.ts'

export const offTopic: readonly CueEntry[] = [
  {
    cue: 'sports',
    phrases:
      '(nani alichapa|nani amechapa|nani anachapa|nani alishinda|mechi ilienda|mechi imeenda|gemu ilienda|game ilienda|gemu imeenda|arsenal imechapwa|man u imechapwa|chelsea imechapwa|manu imechapwa) (jana|leo|aje|)',
    yes: 'nani alichapa jana; gemu ilienda aje; man u imechapwa',
    no: 'imechapa soli',
  },
  {
    cue: 'politics',
    phrases: '(zakayo|kasongo|baba wa taifa|wantam|gava|serikali|siasa|mheshimiwa|ruto must go|maandamano)',
    yes: 'gava imetuangusha; zakayo ameongeza tax; wantam',
    no: 'kasha',
  },
  {
    cue: 'love',
    phrases:
      '(nakufeel|nakukubali dem|nakupenda|nakudai|uko single|uko na mtu|una mtu|uko na dem|uko na chali|niwe chali wako|niwe dem wako|nikutoe out|tutoke out|tupatane tuvibe|tuvibe|nipee namba tuvibe|uko bae) (bae|bro|dem|sana|)',
    yes: 'nakufeel sana; uko single; tutoke out',
    no: 'nadai out',
  },
  {
    cue: 'betting',
    phrases:
      '(betika|sportpesa|odds|kubet|aviator|jackpot|sure bet|sureodds|mozzat) (ya leo|za leo|iko|kali|); (mkeka|mikeka) (ya|za) (leo|kesho|sportpesa|betika)',
    yes: 'nipee mkeka ya leo; odds za leo; naeza kubet',
    no: 'mkia',
  },
  {
    cue: 'general_knowledge',
    phrases:
      '(nichekeshe|nipee story|nipigie story|niambie joke|nipee joke|nibambe na story|piga story|story za mtaa|mastory za mtaa) (kidogo|bro|ingine|)',
    yes: 'nichekeshe kidogo; nipee joke; piga story',
    no: 'story ya hiyo simu',
  },
]
