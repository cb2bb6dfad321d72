import { READ_CHARS, readable } from '../../lib/readable.ts'

export interface InputAudit {
  injection: boolean
  patterns: string[]
}

interface Pattern {
  name: string
  test: RegExp
}

/** What a shopper may ask to have ignored: their own words and orders, never the assistant's instructions. */
const RULES_EN =
  '(?:instructions?|instrucions?|intructions?|directives?|directions|rules|prompts?|guidelines|guardrails|restrictions|programming|training|policies|commands|constraints|safety (?:rules|filters)|context|assignments?|tasks?)'
const ABOVE =
  "(?:(?:all|any|each|every|of|the|your|ur|these|those|previous|prior|above|preceding|earlier|past|former|foregoing|initial|original|existing|current|system|other|aforementioned|old|last|safety|developer'?s?|hidden|secret|built[- ]in|default|what|you|given|said|previously|so|far|before|been|told|were|have|had) ){0,7}"
const DROP =
  "(?:ignore|disregard|forget|forgot|overlook|bypass|override|overwrite|skip|drop|neglect|discard|dismiss|erase|remove|pay no attention to|do not (?:follow|obey)|don'?t (?:follow|obey)|stop following)"
const AI =
  '(?:ai|a\\.i\\.|bot|chatbot|assistant|model|llm|gpt|chatgpt|claude|terminal|linux|interpreter|unrestricted|uncensored|unfiltered|jailbroken|hacker|evil|dan|developer|admin(?:istrator)?|root|system|god|no (?:rules|limits|restrictions))'

const PATTERNS: readonly Pattern[] = [
  {
    name: 'ignore_instructions',
    test: new RegExp(
      `\\b${DROP} (?:about |everything |to follow )?${ABOVE}${RULES_EN}\\b(?! (?:on the (?:box|label|pack)|for (?:washing|assembly|use)|that came with))`,
    ),
  },
  {
    name: 'ignore_above',
    test: new RegExp(
      `\\b${DROP} (?:all |everything |anything |whatever )(?:of )?(?:the |that |which |you |was |were |is |i |has |have |been |we )*(?:above|previous|prior|before(?! (?:noon|lunch|today))|earlier text|(?:told|said|instructed|taught|learned|know|knew)(?: (?:to you|before|so far|above|previously|about (?:yourself|being)))?)\\b(?! (?:about|of) (?:me|us)\\b)`,
    ),
  },
  {
    name: 'ignore_instructions',
    test: /\b(?:sahau|puuza|puuzia|usifuate|usizingatie|achana na|wachana na|wacha kufuata|acha kufuata|ignore|dharau|tupilia mbali|futa)\s+(?:hizo |hayo |na |kila |yale |zile |yote |zote )*(?:maagizo|maelekezo|sheria|masharti|kanuni|amri|instructions|rules|maelezo|mafunzo|mwongozo|miongozo|prompt)\s*(?:y[ao]te|z[ao]te|yaliyo\w*|zilizo\w*|ya awali|za awali|ya (?:kwanza|mwanzo|hapo|system|mfumo|juu|nyuma)|za (?:kwanza|mwanzo|system|mfumo|nyuma)|yako|zako|ulizopewa|uliyopewa|umepewa|ulipewa|walikupea|ya hapo|hizo|hayo|za)\b/,
  },
  {
    name: 'ignore_instructions',
    test: /\b(?:ignorier|vergiss|ignora|olvida|oublie[rz]?|ignorez)\w*\b.{0,40}\b(?:anweisung|instruktion|instruccion|instruction|vorherig|anterior|precedent|oben|davor)\w*/,
  },
  {
    name: 'system_prompt',
    test: /\b(?:system|initial|original|hidden|secret|internal|base|full|entire|your) (?:prompts?\b(?! (?:me|to pay|on my|delivery))|instructions? (?:verbatim|above|word for word|text|set)|(?:pre-?)?prompts?)\b.{0,60}|\b(?:reveal|show|print|repeat|display|leak|output|tell|give|write|spell|dump|expose|share|onyesha|nionyeshe|niambie|nipe|toa|nishow|sema)\b.{0,50}\b(?:system prompt|your (?:\w+ ){0,3}(?:prompts?|instructions|rules|guidelines|programming|configuration|source code)(?! (?:on|about|for|regarding|kuhusu|of)\b)|prompts?(?: text)? (?:above|verbatim)|(?:prompt|maagizo|maelekezo) (?:yako|zako|yenu)|maagizo ya (?:mfumo|siri)|(?:the )?(?:text|words|content|everything|conversation|sentences?) above)\b/,
  },
  {
    name: 'repeat_above',
    test: /\b(?:repeat|print|output|copy|write|return|recite|echo|translate|summari[sz]e|spell ?check)\b.{0,30}\b(?:everything|all (?:the )?(?:text|words|of (?:it|the))|the (?:text|words|content|message|instructions|prompt)s?|your (?:instructions|prompt))\b.{0,30}\b(?:above|verbatim|before (?:this|that)|word for word|you (?:were|have been) given)\b|\b(?:your|the) (?:\w+ )?instructions (?:above|verbatim|word for word|were|at the (?:top|start|beginning))\b/,
  },
  {
    name: 'role_tag',
    test: /(?:^|[\n\r>"'`\]}.!?]|\s{2,})\s*(?:\[|<|<\||###?#? ?|\*\*|--+ ?|"role"\s*:\s*")?\s*(?:system|assistant|developer|admin|sysadmin|root)\s*(?:\]|>|\|>|\*\*|"|--+)?\s*(?::(?!\/\/|\s*(?:\d|ksh))|\]|\|>|>)|<\|?(?:im_start|im_end|system|user|assistant|endoftext|end_of_turn|start_of_turn|eot_id|start_header_id)\|?>|\[\/?(?:inst|sys|system|assistant)\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?|prompt|human|admin|tool_result|function_calls?)>|"role"\s*:\s*"(?:system|assistant|developer)"|^\s*#{1,4}\s*(?:instructions?|system|new (?:task|instructions?)|end of (?:prompt|instructions))\b/m,
  },
  {
    name: 'act_as',
    test: new RegExp(
      `\\b(?:act|behave|respond|reply|answer|roleplay|role-play|role play|pose|operate|function|work|serve|speak|talk)\\s+(?:as|like)\\s+(?:if you (?:are|were)\\s+)?(?:an?\\s+|the\\s+|my\\s+)?(?:\\w+\\s+){0,3}${AI}\\b(?! (?:bulb|charger|case|cover))`,
    ),
  },
  {
    name: 'act_as',
    test: /\b(?:i want you to|i would like you to|you (?:will|should|must|shall|need to)(?: now)?|now|please|from now on|pretend to|can you|your (?:task|job|role) is to)[, ]*(?:act|behave|pretend|role-?play)(?:ing)? (?:as|like|to be|that you|you)\b(?! (?:an? |my |the )?(?:reference|referee|guarantor|witness|sponsor)\b)|\b(?:let'?s|we are going to|we'?re going to|lets) (?:role-?play|play a (?:game|role)|simulate|pretend)\b|^(?:act|pretend|roleplay|simulate)(?: as| like| you'?re| you are| to be| being| yourself)? (?:as |like )?(?:a|an|the|my|if|you|being)\b(?! (?:reference|referee|guarantor|witness|sponsor)\b)/,
  },
  {
    name: 'act_as',
    test: /\b(?:pretend|imagine|assume|suppose|act like|jifanye|jifanyie|chukulia)\b.{0,20}\b(?:you(?:'re| are| were|r)?|wewe ni|u(?:li)?kuwa|kuwa|kama|to be)\b.{0,30}\b(?:not (?:an? )?(?:ai|bot)|no (?:rules|restrictions|limits|filter)|dan|evil|human|free|hacker|admin|developer|owner|ai|bot|assistant|grandm\w+|bila (?:sheria|masharti)|hakuna sheria|mwenye duka|msimamizi|mmiliki|meneja mkuu)\b/,
  },
  {
    name: 'new_identity',
    test: /\b(?:you are|you're|u are|ur|you will be|you shall be) (?:now|no longer|from now on|henceforth|going to (?:be|act|pretend|play)|actually)\b(?! (?:open|closed|out of|selling|back|delivering|available|late|online|serious|sure|saying|telling|going to (?:refund|deliver|be late|send)|kidding|the (?:best|only))).{3,}|\b(?:from (?:now on|this (?:moment|point|second)(?: on(?:wards?)?)?)|henceforth|kuanzia sasa|toka sasa|kutoka sasa),? (?:you|your|u|wewe|utakuwa|utajibu|jibu|act|answer|respond|reply|only|any|ignore)\b(?! (?:should|can) (?:deliver|send|call|text|whatsapp))|\b(?:sasa )?wewe (?:sasa |leo )?ni (?:dan|hacker|admin|developer|bot (?:huru|mwingine)|chatgpt|ai|mfumo|msimamizi)\b|\bstay in character\b|\byour (?:new|only|real|true) (?:task|role|job|name|identity|purpose|instructions?|goal|persona) (?:is|will be|are)\b/,
  },
  {
    name: 'jailbreak',
    test: /\b(?:jail ?break(?:ing|ed)?(?! (?:my|an?|the|your|this|iphone))|do anything now|dan mode|stan mode|dude mode|developer mode|dev mode (?:on|enabled)|god ?mode|debug mode|maintenance mode|sudo(?! ku)|admin(?:istrator)? (?:mode|override|access)|override (?:mode|code|safety|your|all|protocol)|unrestricted (?:mode|ai|access)|no (?:ethical|moral|content) (?:guidelines|restrictions|limits|filter)|without (?:any )?(?:ethical|moral|content|safety) (?:guidelines|restrictions|filters?|constraints)|opposite mode|evil (?:mode|twin|bot|ai)|(?:disable|turn off|bypass|remove|switch off|zima|toa|lift) (?:\w+ ){0,3}(?:safety|filters?|guardrails|restrictions|content policy|security checks?|moderation|limitations)(?! (?:net|pin|switch|cage|on the (?:phone|tv))))\b/,
  },
  {
    name: 'dan',
    test: /\bdan mode\b|\b(?:you are|you're|wewe ni|act as|as|be|become|kuwa) dan\b(?! \w+ (?:from|at|of)\b)/,
  },
  {
    name: 'claimed_authority',
    test: /\bas (?:the|your|an?) (?:system )?(?:developer|creator|programmer|admin(?:istrator)?|owner|operator)\b,? (?:of (?:this|the) \w+,? )?(?:i|you|we)\b.{0,25}\b(?:order|command|instruct|authori[sz]e|must|require|demand)\b/,
  },
  {
    name: 'jailbreak',
    test: /\b(?:unrestricted|uncensored|unfiltered|jailbroken) (?:assistant|ai|bot|chatbot|model|mode)\b/,
  },
  {
    name: 'system_prompt',
    test: /\b(?:tell|show|give|reveal|read|print|niambie|nionyeshe|nipe|share)\b.{0,30}\b(?:secret|hidden|internal|confidential) (?:\w+ )?(?:instructions?|rules|prompts?|guidelines|maagizo)\b/,
  },
  {
    name: 'exfiltration',
    test: /\bwhat (?:did )?(?:the )?(?:other|another|your other) (?:customers?|clients?|people|shoppers?)\b.{0,20}\b(?:bought|buy|ordered|order|paid|pay)\b.{0,40}\b(?:names?|numbers?|phones?|addresses|contacts)\b/,
  },
  {
    name: 'tool_abuse',
    test: /\b(?:weka|andika|fanya|ifanye|badilisha|badili)\b.{0,20}\b(?:oda|order|malipo|agizo)\b.{0,15}\b(?:kama|kuwa|iwe|ionekane)\b.{0,12}\b(?:imelipwa|imelipiwa|yamelipwa|paid|bure)\b/,
  },
  {
    name: 'claimed_authority',
    test: /\b(?:i am|i'm|this is|it'?s|mimi ni|mi ni|me ni|speaking as) (?:the |your |an? |yule )?(?:\w+ )?(?:developer|creator|programmer|engineer|admin(?:istrator)?|system|anthropic|openai|super ?user|root)\b(?! (?:looking|and i (?:need|want)|i (?:need|want)|nataka|natafuta|by profession|student|laptop)).{3,80}\b(?:ignore|override|grant|give|show|reveal|unlock|disable|must|obey|authori[sz]e|nipe|fungua|onyesha|set|enable|need(?:s)? (?:you|access)|new (?:instructions?|rules?|task))\b/,
  },
  {
    name: 'new_instructions',
    test: /\b(?:new|updated|real|actual|following|additional|secret|different|special|urgent|important) (?:system )?(?:instructions?|directives?|rules|task|orders from (?:the )?(?:developer|system)|prompt)\s*(?::|below|follows?|are|is (?:to|:)|begins?|will|from)|\bend of (?:the )?(?:prompt|instructions|context|system (?:message|prompt))\b|\b(?:begin|start) (?:new )?(?:system|admin) (?:prompt|instructions|message)\b|\bmaagizo mapya\b|\bnow (?:new|comes? a new|the (?:real|next)) (?:task|question|instructions?|challenge)\b|\b(?:start|begin) (?:over|again|anew|fresh)\b.{0,20}\bnew (?:task|instructions?)\b|\b(?:focus|concentrate) on (?:the following|your (?:actual|new|real)|this new)\b/,
  },
  {
    name: 'output_control',
    test: /\b(?:only|just|simply|always) (?:say|respond|reply|answer|output|print|write)(?: back)?(?: with| only)? ["'\u201C].{1,60}["'\u201D]|\b(?:respond|reply|answer|output|say) (?:only |just |exactly )(?:with|by|the|in|as)? ?(?:the )?(?:word|phrase|sentence|text|string|following|"|'|yes or|json)\b|\bbegin (?:your|each|every) (?:response|reply|answer|message)s? with\b|\bsema tu\b.{0,10}["'].{1,40}["']/,
  },
  {
    name: 'exfiltration',
    test: /\b(?:reveal|leak|dump|expose|list|show|give|print|export|send|tell|nipe|nionyeshe|niambie|toa|onyesha|nitumie|nishow)\b.{0,40}\b(?:api[ -]?keys?|secret keys?|access tokens?|environment variables|env (?:file|vars?)|database (?:schema|dump|password|credentials)|(?:other|all|every) (?:customers?|clients?|users?|tenants?|shoppers?)'?s? (?:names?|numbers?|phones?|data|orders?|details|info\w*|addresses|contacts|chats|messages)|(?:phone )?(?:numbers?|names?|orders?|data|details|contacts|namba|majina) (?:of|za|ya) (?:all |the )?(?:other |your )?(?:customers|clients|users|wateja|watu)(?: (?:wengine|wote|wako))?|admin password|passwords? (?:of|za|ya)|credentials|internal (?:notes|tools|data)|tool (?:schemas?|definitions|list)|functions? you (?:can|have))\b/,
  },
  {
    name: 'tool_abuse',
    test: /\b(?:call|invoke|execute|run|trigger|use) (?:the |your |a )?(?:tool|function|order_create|catalog_search|catalog_get_item|payment_\w+|customer_\w+|kb_retrieve|handoff_\w+|order_\w+|offers_\w+|tenant_\w+)\b|\b(?:mark|set|update) (?:my |the |this )?(?:order|payment|invoice)(?: \w+)? (?:as|to|status to) (?:paid|free|completed|successful)\b|\b(?:set|change|make|update) (?:the |its |all )?(?:price|total|amount|bei)s? (?:to|be|iwe|=|into) (?:(?:ksh|kes)\.? ?)?(?:0|zero|1|one|free|bure)\b|\bdrop table\b|'\s*or\s*'?1'?\s*=\s*'?1|<script\b|\$\{.{1,40}\}|\{\{.{1,60}\}\}|\bselect \* from\b|\b(?:rm -rf|os\.system|subprocess|eval\()/,
  },
  {
    name: 'hidden_instruction',
    test: /<!--.{0,200}(?:ignore|instruction|system|prompt|assistant).{0,200}-->|```\s*(?:system|prompt|instructions?)\b|\bbase64\b.{0,40}\b(?:decode|follow|execute|run)\b|\b(?:decode|decrypt|rot13)\b.{0,50}\b(?:and|then|na)\b.{0,20}\b(?:follow|execute|run|obey|do|fuata)\b/,
  },
]

/** Without what is invisible, blanks can stand side by side again: a long run of them costs its fourth power here. */
const BLANKS = /\s{3,}/g
const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF\u{E0000}-\u{E007F}]/gu
const TAG_CHARS = /[\u{E0020}-\u{E007E}]/gu
const BLOB = /[A-Za-z0-9+/]{32,}={0,2}/g
const SUSPECT = /ignore|disregard|instruction|system|prompt|reveal|assistant|override|sahau|maagizo/i
const LOOKALIKES = new Map([...'аеорсухіѕԁ0134@$'].map((char, at) => [char, 'aeopcyxisdoieaas'[at] ?? char]))

/** Finds prompt-injection patterns; an empty list means none. The message is still answered, but without tool rights. */
export function auditInput(message: string): InputAudit {
  // What nobody sees is looked at too, and is cut out of the words only afterwards.
  const text = readable(message, READ_CHARS * 2)
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(BLANKS, (run) => (run.includes('\n') ? '\n\n' : '  '))
    .replace(/[\u2018\u2019`\u00B4](?!`)/g, "'")
    .toLowerCase()
  const patterns = new Set<string>()
  for (const view of [visible, visible.replace(/[ \t]+/g, ' '), unmasked(visible)]) {
    for (const { name, test } of PATTERNS) if (test.test(view)) patterns.add(name)
  }
  if (hidesText(text)) patterns.add('zero_width')
  if (hidesBlob(text)) patterns.add('encoded_instruction')
  return { injection: patterns.size > 0, patterns: [...patterns].sort() }
}

/** Undoes look-alike letters and s-p-a-c-e-d spelling where the plain words would be caught. */
function unmasked(text: string): string {
  const letters = text.replace(
    /(?<=[a-z\u0400-\u04FF])[0134@$](?=[a-z])|[\u0400-\u04FF]/g,
    (char) => LOOKALIKES.get(char) ?? char,
  )
  return letters.replace(/\b(?:[a-z][.\-_* ]){4,}[a-z]\b/g, (run) => run.replace(/[.\-_* ]/g, ''))
}

/** Emoji use a few joiners; instructions smuggled in invisible characters need many, or hide suspect words. */
function hidesText(text: string): boolean {
  const tagged = (text.match(TAG_CHARS) ?? []).length
  const plain = text.replace(/\p{Extended_Pictographic}[\u200D\uFE0F\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*/gu, '')
  const hidden = (plain.match(ZERO_WIDTH) ?? []).length
  return (
    tagged > 12 || hidden >= 8 || (hidden >= 1 && SUSPECT.test(plain.replace(ZERO_WIDTH, '')) && !SUSPECT.test(plain))
  )
}

function hidesBlob(text: string): boolean {
  return (text.match(BLOB) ?? []).some((blob) => {
    const decoded = Buffer.from(blob, 'base64').toString('latin1')
    return /^[\x20-\x7E\s]+$/.test(decoded) && SUSPECT.test(decoded)
  })
}
