const SWEARING =
  /\b(?:f+u*c*k+ing?|fuckin|freaking|frigging|god ?damn(?:ed)?|damn(?:ed)?|bloody|goddam|shitty|effing|darn|stupid)\b ?/g
const COURTESY = /\b(?:please|pls|plz|pliz|kindly|tafadhali|thanks in advance)\b ?/g

/** What people say before what they want. Long forms first: each is cut once, from the front. */
const OPENINGS: readonly RegExp[] = [
  /^(?:hi|hello|hey|hae|helo|dear|good (?:morning|afternoon|evening)|habari|hujambo|jambo|niaje|sasa|mambo|samahani|sorry|excuse me|bro|buda|boss|msee|sir|madam|team|there|ok|okay|so|and|but|na|je)[\s,.!]+/,
  /^i (?:do ?n[o']?t|don'?t|dont) (?:know|understand|see) (?:what|how|where|why|anything about)?(?: (?:i (?:have|need|got|must) to do|to do|should i do|must i do|do i (?:have|need) to do|i (?:can|could|should|must|have to|need to)|(?:can|could|should|do) i|to))*(?: to)?\s+/,
  /^(?:what|which steps?) (?:do|should|must|shall) i (?:have to |need to )?(?:do|take|follow)(?: in order)?(?: to| for)?\s+/,
  /^(?:(?:can|could|would|will) (?:you|u|ya|anyone|somebody|someone|i)|may i|are you able to|is it possible(?: for (?:me|you))?|would it be possible|might it be possible|how is it possible)(?: (?:please|maybe|possibly|help me(?: out)?|assist me|tell me|show me how|explain|get (?:help|assistance|some help)|let me know|know|find out|advise(?: me)?|guide me))*(?: (?:to|with|in|on|about|for|how|how to|how i can|how can i|how do i|on how to))*\s+/,
  /^(?:i )?(?:want|need|wanna|would like|'d like|wish|require|am looking for|'m looking for|looking for|seek|seeking|could use|have to get|must get|am asking for|ask for|request)? ?(?:some |your |ur |any |a little )?(?:help|assistance|support|guidance|information|info|a hand)(?: (?:me|us))?(?: (?:please|trying|to try|in order|on how|about how|out))*(?: (?:to|with|in|about|on|for|regarding|for the|how))*\s+(?=\S)/,
  /^(?:i )?(?:need|want|would like|'d like|wish|am trying|'m trying|try|tried|have|have got|'ve got|got|am going|'m going|must|call|am calling|'m calling|am writing|am here|was hoping|am attempting|gotta|ought|wanna|gonna|like)(?: you)?(?: to (?:know|learn|find out|check|see|ask|try|understand|be (?:able|told)|get (?:help|info|information|details))(?: (?:about|how|if|whether|where|what|to|on|on how))*| to| about)\s+/,
  /^(?:wanna|gotta|gonna|trying to|try to|need to|want to|have to|got to)\s+/,
  /^(?:where|how|what) (?:can|could|do|should|must|shall|might|would|may) (?:i|we|you|one)(?: (?:get|find|see|obtain|check|have|look for))?(?: (?:information|info|details|help|assistance|support))?(?: (?:about|on|regarding|with|for|to|how to))?\s+/,
  /^(?:how|where|what) to\s+/,
  /^(?:is|are) there (?:any )?(?:way|ways|possibility|chance|option|options) (?:to|of|for|i can|that i can)\s+/,
  /^(?:tell|show|inform|advise|guide|help|assist|explain to|let) (?:me|us)(?: know)?(?: (?:how|to|how to|with|about|on|where|if|in|the way to|more about))*\s+/,
  /^(?:i(?: am|'m)? )?(?:have|having|got|facing|experiencing|there is|there are|there's)? ?(?:an?|some|any|many|the)? ?(?:question|doubt|query|enquiry|inquiry)s? (?:about|on|regarding|with|for)\s+/,
  /^(?:naomba|nataka|ningependa|nahitaji|ninataka|nadai|naeza|naweza|unaweza)\s+(?:kujua|kuuliza|kufahamu|kuelewa|kupata (?:habari|maelezo)|kusaidiwa|unisaidie|nisaidie|nieleze|niambie)(?: (?:kuhusu|kama|ikiwa|jinsi ya|namna ya))*\s+/,
]
const ROUNDS = 4

/** Cuts polite and roundabout openings, swearing and courtesy, so that what is asked stands first. */
export function withoutPreamble(folded: string): string {
  let text = folded.replace(SWEARING, '').replace(COURTESY, '')
  for (let round = 0; round < ROUNDS; round += 1) {
    const opening = OPENINGS.find((pattern) => pattern.test(text))
    const shorter = opening === undefined ? text : text.replace(opening, '').trim()
    if (shorter === text || shorter.length < 3) return text
    text = shorter
  }
  return text
}
