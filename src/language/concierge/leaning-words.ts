/**
 * How guests go on with what was said, all languages together, because one message mixes them. Phrases are written as those of
 * cues.
 */

/** Another of the same kind is meant, and what stands behind says which: "the one by the sea", "na lile la watoto". */
export const OTHER_ONE_WORDS = `
  (the|a|any|that|this|which|your|an|no|something) (_|_ _|) (one|ones); the other; the others; other one; others; another; another one; something else; instead; any other; anything (cheaper|bigger|smaller|closer|earlier|later)
  (lile|ile|kile|ule|zile|vile|yale|wale|hilo|hiyo|hicho|huo|hizo|hio) (la|ya|cha|wa|za|vya|pa); (ile|lile|kile|ule|zile|yule) (ingine|nyingine|lingine|kingine|mwingine|zingine|nyengine|ndogo|kubwa|dogo|kidogo|kikubwa|ndefu); nyingine; lingine; kingine; zingine; ingine; mwingine
  lenye; yenye; chenye; wenye; zenye; vyenye; kenye; mwenye
`

/** Leads to what is asked about, and asks for no list of it. */
export const WHAT_ABOUT_WORDS = '(what|wat|how|hw) about; vipi kuhusu; je kuhusu'

/** Asks for the days, whichever was spoken of. */
export const WHICH_DAY_WORDS = '(which|what|wich|wat) (day|days); siku (gani|zipi|ipi); lini'

/** "Kinachoangalia bahari": a verb that says which one of its class is meant. */
export const WHICH_ONE_VERB = /^(?:ki|vi|li|i|zi|u|ya|wa)(?:na|li|taka)(?:cho|vyo|lo|yo|zo|o)\p{L}{3,}$/u

/**
 * What a follow-up may say without naming anything: who comes, and that they come, and words that only lead from one question to
 * the next.
 */
export const UNNAMED_WORDS = `
  and; what; about; how; then; so; too; also; again; instead; if; when; was; were; is; are; be; it; its; that; this; those; these; them; they; there; the; for; of; on; in; at; by; to; do; does; did; will; would; can; could; may; not; no; or; same; only; just; ok; okay; i; we; he; she; him; her; his; my; our; your; us; me; else; till; til; until; from; like; say; lets say; make it; with
  two; three; four; five; six; seven; eight; nine; ten; mbili; tatu; nne; tano; sita; saba; nane; tisa; kumi; moja; pili; kwanza; second; first; third; last
  little; small; young; younger; older; youngest; oldest; big; wife; husband; mum; mom; mother; dad; father; son; daughter; brother; bro; lil; sis; sister; kid; kids; child; children; baby; boy; girl; friend; friends; family; couple; adult; adults; teen; teenager; grandma; grandpa; sons; daughters; boys; girls
  go; goes; come; comes; join; enter; get in; pay; pays; allowed; travel; travelling; arrive; start; starts; end; ends; begin; begins; finish; open; opens; close; closes; work; works; much; many; day; days; time; times; long; far; right; true; sure; really; one; ones
  na; je; pia; tena; halafu; alafu; kisha; basi; sawa; kama; ikiwa; akiwa; tukiwa; nikiwa; wakiwa; kwa; ya; la; wa; za; cha; vya; pa; ni; si; au; ama; hiyo; hilo; hizo; hicho; huo; hii; hivyo; hiyo pia; hio; iyo; ile; lile; kile; zile; ule; yule; ako; niko; tuko; wako; ana; nina; tuna; wana; ndio; ndiyo; so; sasa; saa; ngap; ngapi; juu
  mwanangu; mtoto; watoto; mtoi; watoi; mtoto wangu; mke; mume; wangu; wetu; wake; mama; baba; kaka; dada; ndugu; rafiki; marafiki; bro; sister; kijana; binti; dem; wife; mzee; madogo; msichana; mvulana; mwenzangu; familia; couple; mtu; watu; wawili; watatu; wanne; msee; wasee
  anaweza; anaeza; wanaweza; wanaeza; naweza; naeza; tunaweza; tunaeza; aweza; kuja; kam; kuingia; ingia; anaingia; kucheza; analipa; wanalipa; tunalipa; nalipa; analipiwa; mtakuwa; mtakuwepo; itakuwa; zitakuwa; tukija; nikija; akija; wakija; nikikuja; tukikuja; akikam
`

/** A verb of Swahili or Sheng that says of its own class that something opens, begins or ends: it names nothing itself. */
export const CLASS_VERB =
  /^(?:[iu]|li|ya|ki|vi|zi|wa|pa|ku|mu|a|hu|m|mna)(?:na|ta|li|me|ki|ka|nge|napo|taka(?:po)?|)(?:fung(?:w|u|ul|uliw)?|anz(?:w|ish|ishw)?|ish|kwish|malizik|patikan|pikw|uzw|ruhusiw|gharimu|lipiw)[aiu]?$/u
