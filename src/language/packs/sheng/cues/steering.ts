import type { CueEntry } from '../../pack.ts'

export const steering: readonly CueEntry[] = [
  {
    cue: 'add',
    phrases:
      '(ongeza|ongezea|niongezee|ku add|kuadd|niaddie|weka pia|eka pia|add tu|rusha na|tupa na|tupia na|pia na|alafu na|na pia|juu na|eka na|weka na) (moja|ingine|hapo|iyo|izo|); (eka|ekaa|ekea|niekee|niekeeni|nieke) (hapo|pia|iyo|izo|hio|hizo)',
    yes: 'niaddie soda; tupia na sugar; eka pia moja',
    no: 'weka order',
  },
  {
    cue: 'put',
    phrases: '(eka|ekaa|ekea|niekee|niekeeni|nieke|ekelea|niekelee) (tu|)',
    yes: 'eka mbili; niekee tatu; eka tu moja',
    no: 'weka order; chekecha',
  },
  {
    cue: 'remove',
    phrases:
      '(toa|nitolee|ondoa|niondolee|usieke|usiweke|wachana na|tupa|cut|chomoa|chuja|niremovie|removie) (iyo|izo|hio|ile|hizo|kwa list|hapo|zile)',
    yes: 'chomoa iyo; wachana na izo; nitolee ile',
    no: 'weka hapo',
  },
  {
    cue: 'instead',
    phrases:
      '(badala|instead|in place) (ya|yake) (iyo|izo|hio|); (nichangie|nibadilishie|niswapie|swap) (na|iyo|izo|kwa|iwe|ikuwe)',
    yes: 'nichangie na black; badala ya iyo; swap na blue',
    no: 'nichanganyie',
  },
  {
    cue: 'change',
    phrases:
      '(ikuwe|zikuwe|ikue|iwe|fanya ikuwe|fanya ikue|fanya zikuwe|change ikuwe|change iwe|switch ikuwe|badilisha ikuwe|nichangie) (size|colour|color|rangi|)',
    yes: 'ikuwe mbili; fanya ikuwe black; change iwe 42',
    no: 'kuwa',
  },
  {
    cue: 'correction',
    phrases:
      '(aah|aai|ai|eh|zii|zi|manze|aki|nah) (nilimean|nilikuwa namean|si iyo|sio iyo|si hiyo|sio hiyo|wrong|nimekosea|ni); (nilimean|namean|nilikuwa namean|nimechapa wrong|nimechange mind|nimechange mawazo|nimekuchanganya|nimeconfuse|nilikuwa nimeconfuse|nimemix|nilimix|nimebonda|sorry bro|pole bro|typo) (ni|iyo|)',
    yes: 'zii si iyo; nilimean black; nimechange mind; sorry bro',
    no: 'zii',
  },
  {
    cue: 'cart',
    phrases:
      '(cart|basket|order) (yangu|iko aje|iko na nini|imekuwa aje|so far); (nimechukua|nimeorder|nishachukua|nimeshika) (nini|vitu gani|nini so far)',
    yes: 'cart yangu iko na nini; nimechukua nini so far; basket yangu',
    no: 'catoni',
  },
  {
    cue: 'checkout',
    phrases:
      '(ntalipa|nalipa|nilipe|nipay|napay|nataka kupay|nadai kulipa|niko ready kulipa|nko ready kulipa|tufunge|funga hiyo|funga order|malizia order|maliza order|process order|nichukue|nachukua|ntachukua) (saii|saa hii|sai|sahi|sasa hivi|iyo|izo|zote|hiyo order|hio order|order|iyo order); (nadai kulipa|nko ready kulipa|niko ready kulipa|funga order|malizia order|maliza order|nataka kupay|nipay tu)',
    yes: 'nilipe saii; funga order; nko ready kulipa; ntachukua izo',
    no: 'nalipa aje; nishalipa',
  },
  {
    cue: 'yes',
    phrases:
      '(eeh|ehh|ee|sawa|poa|iko fiti|iko poa|iko sawa|iko freshi|hakuna noma|hakuna stress|no noma|haina noma|haina stress|haina shida|si noma|leta iyo|leta izo|tuma iyo|tumia iyo|sawa tu|poa tu|fiti tu|sawa bro|poa bro|ndo hiyo|ndo iyo|aye|freshi tu|imeweza|nimekubali|si ndio|sindio|aight|bet bro|safi bro|hivo ndo|ivo ndo|twende nayo|twende|tuende nayo|chap chap) (tu|bro|buda|msee|manze|bana|sana|boss|)',
    yes: 'poa tu; iko fiti; hakuna noma; twende nayo; Sawa bro',
    no: 'iko noma; fitina',
  },
  {
    cue: 'yes',
    whole: 'clause',
    phrases: 'fiti; fity; freshi; safi; sort',
    yes: 'fiti; freshi, tuma; safi',
    no: 'simu fiti; safi kwa kukimbia',
  },
  {
    cue: 'no',
    phrases: 'zii; zi; sidai; staki; stakangi; apana; noo',
    yes: 'zii; Ziii; staki',
    no: 'zilizo; stakabadhi',
  },
  {
    cue: 'no',
    phrases:
      '(zii|ziii|zi|ziwezi|apana|hapana bana|nah bro|noo|nop bro|hatupendi|sidai|staki|stakangi|si hivo|si ivo|si iyo|haiwezi|haiwezekani|bado bana|wapi|achana|wee zii|ai zii|aai zii) (bana|bro|buda|manze|msee|kabisa|tu)',
    yes: 'zii bana; ai zii manze; staki kabisa',
    no: 'wapi duka',
  },
  {
    cue: 'any',
    phrases:
      '(any tu|yoyote tu|ile iko|ile ya uko nayo|yenye iko|yenye mko nayo|izo ziko|ile mko nayo|ile form|we chagua|wewe chagua|nichagulie|any iko sawa|haijalishi|any iko fiti|sichagui)',
    yes: 'yenye iko; any tu; we chagua',
    no: 'iyo tu',
  },
  {
    cue: 'unsure',
    phrases:
      '(sijui|sijui bana|sijui bado|sina idea|niko confused|nko confused|sijadecide|sina uhakika|labda|sijachagua|naconfuse|nimeconfuse|siko sure|siko shua) (bado|bana|manze|size|)',
    yes: 'sijui bana; niko confused; siko sure; sijadecide',
    no: 'najua bei',
  },
  {
    cue: 'pause',
    phrases:
      '(ngoja|ngojea|weka pause|subiri|acha|wacha|wea) (kidogo|kiasi|nicheki|nifikirie|nithink|niulize|nibonge na|nione|niconsult|nipate doo|niget doo|nisake doo|nitafute doo|nichekie); (ntarudi|nitarudi|ntakam|ntakuja|ntakucheki|nitakucheki|nikicheki|nakucheki|ntawacheki|ntaorder|ntalipa|ntachukua|nitakushow|ntakushow) (badae|baadae|later|kesho|mwisho mwezi|jioni|tena); (badae|baadae|bdae|sai niko busy|niko busy|niko job|nko job|end month|mwisho mwezi|doo ikikam|nikiget doo|nikipata doo|nikilipwa|ntakucheki|ntawacheki|ntarudi); (sina|siko na|sinaga|cna) (doo|ganji|chapaa|pesa|munde|mkwanja) (sai|saii|saa hii|leo|kwa sasa|bado|manze|); (niko|nko|niko tu) (broke|msoto|sapa|fala kwa mfuko); ntacheki (end month|mwisho mwezi|kesho|later|weekend|wiki ijayo|)',
    yes: 'wacha nicheki; ntakucheki badae; nikipata doo; acha nibonge na dem; ngoja kiasi; sina doo sai; niko broke',
    no: 'acha ujinga; nicheki',
  },
  {
    cue: 'resume',
    phrases:
      '(nimerudi|nimekam|nmerudi|niko back|nko back|tuendelee|tuendelee hapo|twende kazi|tulikuwa wapi|tulistop wapi|tulifika wapi|tulikua wapi) (bro|sasa|manze|buda|)',
    yes: 'nimerudi bro; tulistop wapi; nko back',
    no: 'ntarudi',
  },
  {
    cue: 'cancel',
    phrases:
      '(wacha|wachana|achana|acha|cancel|nicancelie|kucancel|nimecancel|cancela|sahau|haina haja|hakuna haja|toka nayo) (tu|nayo|na iyo|na hio|na hiyo|iyo|hio|hiyo|bana|basi|bas|izo|story hiyo|kabisa); (nicancelie|nimecancel|kucancel|staki tena|sidai tena|nimeghairi); (futa|toa|ondoa) (kila kitu|vitu zote|zote|order yote) (nianze upya|tuanze upya|tuanze tena|)',
    denied: '(usicancel|msicancel)',
    yes: 'wachana nayo; nicancelie; sidai tena; acha tu bana; toa vitu zote tuanze upya',
    no: 'wacha nicheki; acha ujinga',
  },
  {
    cue: 'cancel_order',
    phrases: '(nicancelie|kucancel|cancela|cancel|wacha|wachana na) (iyo|hio|hiyo|) (order|oda) (yangu|)',
    yes: 'nicancelie order; nadai kucancel oda; wachana na hio order; wacha iyo order',
    no: 'wacha nicheki; order yangu iko wapi; nadai kuorder',
  },
  {
    cue: 'help',
    phrases:
      '(nisort|nisaidie|nihelp|niokoe|nisort hapa|nisaidie bana|nisaidie hapa|nisaidie msee|help msee|nisort kidogo|ni help|niko stuck|nimestuck|nimekwama) (hapa|bro|manze|msee|)',
    yes: 'nihelp bro; nimestuck hapa; nisort kidogo',
    no: 'sort socks',
  },
]
