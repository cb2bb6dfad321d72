import type { CueEntry } from '../../pack.ts'

export const pointing: readonly CueEntry[] = [
  {
    cue: 'it',
    phrases: `
      it; this; that; these; those; them; they; dis; dat; dem; (this|that|these|those) (one|ones|item|product|thing|stuff|pair|piece|guy); ths one; the one (above|i saw|i said|you showed|you showed me|you sent|in the picture|in the pic|in the photo|we talked about|i asked about|i mentioned|mentioned|shown|)
      (the|that|those|) (one|ones|item|thing|pair|) (we were talking|we talked|we spoke|we discussed|we agreed|i asked|i was asking|i inquired|i enquired|you told me|you showed me) about; (that|the one) (we discussed|we agreed on|you recommended|you suggested|you showed me|i inquired); (the|that) (earlier|previous|first mentioned) (one|item|thing|pair)
      the (ones|item|product|same item) (above|you showed|you showed me|you sent|i asked about|i mentioned|); the (above|former|said) (one|item|); (the|) aforementioned
    `,
    yes: 'the price of it; I like that one; give me those in blue',
    no: 'with a bag; a thick sole; the theme park shirt',
  },
  {
    cue: 'same',
    phrases: `
      (the|) (exact|very|) same (one|ones|thing|item|product|type|model|pair|as before|as last time|as that|as this|as it|order|again|); (just|exactly) like (it|that|this|that one|this one|before|last time); identical; the usual; (as|like) (before|last time); same same; similar (one|ones|to it|to that|to this|)
    `,
    yes: 'same but in white; I want the exact same; the usual please; similar to that',
    no: 'a sample; some socks; simple ones',
  },
  {
    cue: 'both',
    phrases:
      'both (of them|of these|of those|pairs|items|ones|); the two (of them|); all (two|three|four|of the two|of the three); the pair of them; (them|those|these) two; them both; each of them',
    yes: "I'll take both; both pairs; the two of them please",
    no: 'a bottle of oil; don’t bother; either one',
  },
  {
    cue: 'any_of',
    phrases:
      'either (one|of them|of those|of these|is fine|works|); any (one|) of (them|these|those|the two|the three); (whichever|whatever) of (them|these|those|the two)',
    yes: 'either is fine; any of them; Any one of those will do',
    no: 'neither; do you have any; both of them',
  },
  {
    cue: 'each',
    phrases:
      'each (one|of them|pair|piece|item|); every (one|pair|piece); per (one|pair|piece|item|unit|kg|kilo|litre|packet|dozen|tray|bunch); apiece; respectively; one of each; individually',
    yes: 'how much is each?; two of each; price per kilo; 500 apiece?',
    no: 'teach me; peach juice; every day; beach slippers',
  },
  {
    cue: 'only',
    phrases:
      '(is|are|will be|would be|s|its|thats|that is) (enough|plenty|sufficient); only; just (that|those|this|these|it|one|two|the|); (that|those|these|this) alone; alone; nothing but; solely; exclusively; (that|those|this) (is|are) (all|it)',
    yes: 'only two please; just the black pair; I need salt alone',
    no: 'lonely planet book; adjust the strap; onion',
  },
  {
    cue: 'compare',
    phrases: `
      (compare|comparison|comparing|compared|comparision) (with|to|between|of|); (difference|differences|diference|diff|diffrence|differ|differs) (between|from|with|); (versus|vs|v s|vis a vis|verses); price (gap|difference|diff); (gap|difference|diff) in (price|cost|prices); how much more (is|does|do|are|will|for); (which|what) (one|of them|) is (cheaper|the cheaper|dearer|pricier|more expensive|less expensive); how (does|do|is|are) (it|this|that|they|these|those|the two|the|) (compare|differ|different) (to|from|with|); what (is|are|makes) (it|them|this|that|the two|these two|) different (from|about|); what (separates|sets|distinguishes|divides); how far apart (are|is) (they|their|the|); (price|cost) (apart|differs|differ); (set|sets) apart (from|)
      (which|what) (one|) (is|are) (better|the better one|stronger|faster|bigger|lighter|heavier|larger|smaller|tougher|newer|superior|more durable|more comfortable|longer lasting) (between|of the two|out of|); which (one|of the two|of them|of these|of those) (is|would be|do you|should i) (better|best|the better one|prefer|choose|take|pick|buy|get|go for); (better|stronger|faster|bigger|lighter|heavier|larger|smaller|tougher) than; (or|and) which (one|) is (better|best); (between|decide between|choosing between|torn between|choose between|stuck between|deciding between)
    `,
    yes: "what's the difference between these two; compare A5 and A7; is it better than the older one; X9 vs X8; which is better; and how far apart are their prices, the price gap; how much more is the big one; torn between the two",
    no: 'a different colour please; which one is available; I deferred it',
  },
  {
    cue: 'better',
    phrases: `
      (better|beter|btr|nicer|superior|stronger|improved|upgraded|higher quality|better quality) (one|ones|quality|option|model|version|camera|battery|); (upgrade|step up|more advanced|more durable|more comfortable|longer lasting); (something|anything|one) (better|nicer|stronger|bigger|more durable); is (it|this|that) worth (it|the price|the money)
    `,
    yes: 'do you have a better one; something nicer; is it worth the price?; is there an upgrade',
    no: 'batteries; the best one; butter 500g; letter box',
  },
]
