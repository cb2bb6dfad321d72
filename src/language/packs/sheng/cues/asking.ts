import type { CueEntry } from '../../pack.ts'

export const asking: readonly CueEntry[] = [
  {
    cue: 'if',
    phrases:
      '(what if|na ka|na kama|ka ni|vipi ka|ikikuwa|ikiwa|ikikua|incase|in case|in kesi|say|assume) (haifit|hazifit|haitoshi|haiwork|sitakua|sipo|niko|); itakuaje (ka|kama|nika|); nini inahappen (ka|kama|niki|)',
    yes: 'na ka haifit; itakuaje kama sitakua; incase sipo',
    no: 'ka hiyo; kicks kali; nataka simu',
  },
  {
    cue: 'options',
    phrases: `
      (size|saiz|sizes|colour|color|colours|colors|rangi|design|designs|shades|storage|flavour) (gani|zipi|ngapi|aje|gani gani) (mko nazo|mnazo|ziko|iko|mko nayo|bado ziko|bado iko|zimebaki|nazo|)
      (mko na|uko na|mkona|kuna|ziko|iko|inakam|zinakam|inakuja|zinakuja|iko na|ziko na|inakuanga) (in|na|kwa|) (size|sizes|colour|color|colours|rangi|design) (gani|zipi|ngapi|gani gani|zingine|ingine); (size|colour|color|rangi|colours) (ingine|zingine|nyingine) (iko|ziko|)
    `,
    yes: 'ziko size gani; colour gani mko nazo; inakam na rangi gani; size zipi zimebaki; kuna colour zingine',
    no: 'size 42; form gani; bei gani',
  },
  {
    cue: 'picture',
    phrases: `
      (nitumie|tuma|rusha|nirushie|weka|eka|drop|nipee|nishow|nisendie|send|leta|nione|nicheki|nadai|nidropie) (pics|pic|picha|mapicha|mapics|photo|photos|video|vid|clip|foto) (yake|zake|za|ya|ya hio|ya iyo|poa|kwanza|bana|); (pics|pic|mapic|mapics|mapicha|foto) (yake|zake|za|ya|iko|); vile (inakaa|zinakaa|inaonekana|inalook|zinalook); (inalook|zinalook|inakaanga) (aje|how|)
    `,
    yes: 'nirushie pic ya hio; rusha pics; tuma picha; inalook aje; niambie vile inakaa',
    no: 'pick hiyo; nishow raba; nakaa Rongai',
  },
  {
    cue: 'lasting',
    phrases:
      '(inalast|inakaa|inakaanga|inadumu|chaji inakaa|battery inakaa|battery inalast|zinalast|zinadumu|charge inakaa|inashika charge|inakaa na charge) (muda gani|how long|masaa ngapi|siku ngapi|na chaji|kiasi gani|masaa mangapi|kitambo|muda|fiti|siku mob|masaa mob); (itaisha|zitaisha|itararuka|zitararuka) (haraka|fasta|lini)',
    yes: 'inalast how long; battery inakaa masaa ngapi; inakaa siku ngapi; zinalast kitambo',
    no: 'nakaa Pipeline; last price; siku gani',
  },
  {
    cue: 'size_help',
    phrases:
      '(nichukue|nibuy|niget|nishike|nivae|nirock|nitake) size (gani|ipi); size gani (nichukue|itanifit|inanifit|itanitosha|nivae|nibuy); (zinakam|inakam|zinakuja|zinarun|inarun|zinakuwa) (small|ndogo|big|kubwa|tight|loose|true) (ama|kidogo|kiasi|); (sijui|siko sure na|siko sure) size (yangu|yake|); (inafit|zinafit|itafit|zitafit|itanifit|zitanifit) (aje|poa|vipi|tight|sawa); (uk|us|eu) (ni|kwa) (uk|us|eu) (gani|ngapi|)',
    yes: 'nichukue size gani; zinarun small ama; size gani itanifit; sijui size yangu; zinafit aje',
    no: 'size 42; ziko size gani; kasmall',
  },
  {
    cue: 'remind',
    phrases:
      '(nikumbushe|nikumbushie|niremind|niremindie) (nini|nilichukua nini|nilichagua nini|order yangu|nilisema nini|size yangu|story|); (nilisema|nilichukua|nilipick|nilikushow|nilikuambia|nilichagua) (nini|size gani|colour gani|gani|ngapi)',
    yes: 'niremind nilisema nini; nilipick gani; nilisema size gani; nikumbushe order yangu',
    no: 'nisort; nilitaka kubwa; nicheki kesho',
  },
  {
    cue: 'money',
    phrases:
      'doo; dooh; ganji; mkwanja; chapaa; munde; mbeca; mbesha; mulla; chums; cheddar; hela; mashilingi; ma doo; makwacha',
    yes: 'doo ni ngapi hio yote ya; nitatuma ganji; chapaa iko; niko na mkwanja; hela yangu',
    no: 'door; dunda; chapati',
  },
  {
    cue: 'free',
    phrases: '(ni|kwa|ya|za|iko|) (bure|buree|free|freebie|fuliza ya bure|sare|ofa ya bure|mahewa) (tu|ama|bana|)',
    yes: 'deli ni free; ni bure ama; iko free',
    no: 'frame; bura; freshi',
  },
  {
    cue: 'apology',
    phrases:
      '(pole|sorry|nisamehe|nisamee|nisamehee|radhi|samahani) (kwa|for|juu ya|) (kukutusi|kukudiss|kukuinsult|kukutukana|matusi|kukusumbua|stress|madharau|vile nilikubonga|vile nilisema|makosa yangu|kukuboesha|hio story|hiyo story|disrespect); (nisamehe|nisamee|nisamehee|usikasirike|usimind|msikasirike|msimind) (bro|buda|msee|bana|boss|tu|); (nimekukosea|nilikukosea|nilikudiss|nimekutusi) (heshima|bana|)',
    yes: 'sorry kwa kukudiss; nisamee bro; pole kwa matusi; usimind bana',
    no: 'pole pole; polepole; sorry ni 42',
  },
  {
    cue: 'talk',
    phrases:
      '(kubonga|nibonge|tubonge|bonga|niongee|kuongea|kuchat|nichat|kudiscuss|nidiscuss|niconnect|niconnectie|niunganishe|niunganishie|kuspeak) (na|kwa|)',
    yes: 'nataka kubonga; niconnect na owner; niconnect na huyo',
    no: 'bongo; unga wa dona; ongeza',
  },
]
