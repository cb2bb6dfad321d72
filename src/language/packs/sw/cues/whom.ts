import type { CueEntry } from '../../pack.ts'

export const whom: readonly CueEntry[] = [
  {
    cue: 'for_me',
    phrases:
      '(yangu|zangu|kwangu|kwa ajili yangu|ya kwangu|za kwangu) mwenyewe; kwa (matumizi|) (yangu|ajili yangu); mimi mwenyewe; ya kutumia nyumbani',
    yes: 'ni yangu mwenyewe; kwa ajili yangu; mimi mwenyewe',
    no: 'oda yangu; ya mtoto',
  },
  {
    cue: 'for_him',
    phrases:
      '(kwa|ya|za|wa|cha|vya|kwa ajili ya|) (mwanaume|wanaume|mwanamume|kijana wa kiume|kaka|kaka yangu|ndugu yangu|mjomba|babu|mvulana|wavulana|kiume|jamaa|bwana mmoja) (yangu|wangu|)',
    yes: 'viatu vya wanaume; za mwanaume; kwa kaka yangu; cha kiume',
    no: 'mwanamke; mama; jambo',
  },
  {
    cue: 'for_her',
    phrases:
      '(kwa|ya|za|wa|cha|vya|kwa ajili ya|) (mwanamke|wanawake|dada|dada yangu|shangazi|nyanya yangu|bibi mkubwa|msichana|wasichana|kike|mabinti|binti|akina dada|akina mama|kina mama|mrembo) (yangu|wangu|)',
    yes: 'viatu vya wanawake; kwa dada yangu; za kike; cha msichana',
    no: 'mwanaume; nyanya kilo; dawa',
  },
  {
    cue: 'for_kids',
    phrases:
      '(kwa|ya|za|wa|cha|vya|kwa ajili ya|) (mtoto|watoto|mpwa|mpwa wangu|kijana mdogo|mwanafunzi|mwanangu|mtoto mdogo|mtoto mchanga|kichanga|watoto wadogo|wanafunzi|wajukuu|mjukuu|mapacha|mtoto wangu|watoto wangu|kitoto|vitoto) (wangu|yangu|wa miaka _|wa mwaka _|mdogo|mchanga|wa shule|)',
    yes: 'viatu vya watoto; kwa mtoto wangu; mtoto wa miaka mitatu; mwanangu',
    no: 'mtu mzima; totoro',
  },
  {
    cue: 'for_parent',
    phrases:
      '(kwa|kwa ajili ya|za|ya|) (mama|baba|mzee|wazee|wazazi) (yangu|wangu|yake|mkwe|mzazi|mkubwa); (kwa|kwa ajili ya|za|ya) (mama|baba|mzee|wazee|wazazi); (mamangu|babangu|wazazi|mama mkwe|baba mkwe)',
    yes: 'zawadi kwa mama; simu ya mzee; mamangu',
    no: 'asante mama; habari mzee',
  },
  {
    cue: 'for_partner',
    phrases:
      '(kwa|kwa ajili ya|) (mke|mume|bibi|bwana|mpenzi|mchumba|mwenzi|bibi yangu) (wangu|yangu|wake); (mpenzi|mchumba|mahabuba|mke|mume|mwenzangu)',
    yes: 'zawadi kwa mke wangu; mume wangu; mpenzi wangu',
    no: 'mkeka; hujambo bwana',
  },
  {
    cue: 'for_gift',
    phrases:
      '(zawadi|kama zawadi|ya zawadi|za zawadi|ya kumpa|ya kumpatia|ya kupatia|surprise ya) (ya|kwa|za|ya harusi|ya birthday|ya kuzaliwa|ya krismasi|ya graduation|mtu|rafiki|); (siku ya kuzaliwa|birthday yake); (nimpe|nimpatie|nataka kumpa|kumpatia) (mtu|rafiki|zawadi|mama|)',
    yes: 'zawadi ya harusi; natafuta zawadi kwa rafiki; siku ya kuzaliwa',
    no: 'zao; nipe moja',
  },
]
