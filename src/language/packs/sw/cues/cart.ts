import type { CueEntry } from '../../pack.ts'

export const cart: readonly CueEntry[] = [
  {
    cue: 'add',
    phrases:
      '(pia|na pia|tena|na tena|vilevile|vile vile|pamoja na|juu ya hiyo|zaidi ya hiyo|halafu|alafu|kisha|nyongeza); (ongeza|ongezea|niongezee|niongezeeni|mniongezee|uniongezee|jumuisha|changanya) (na|hiyo|hizo|moja|tena|kwa|kwenye|) (kikapu|kikapuni|oda|order|); (weka|niwekee|mniwekee|uniwekee|tia|nitilie) (pia|na|tena|kwa|kwenye|hiyo|hizo) (kikapu|kapu|cart|oda|order|); moja (zaidi|ingine|nyingine|tena)',
    yes: 'ongeza moja; niongezee na maziwa; pia sukari; weka kwenye kikapu; moja zaidi',
    no: 'nataka hiyo; zote; bei',
  },
  {
    cue: 'remove',
    phrases:
      '(ondoa|niondolee|mniondolee|uniondolee|toa|nitolee|mnitolee|unitolee|futa|nifutie|rudisha hiyo|acha|achana na|wachana na|usiweke|msiweke|usinitumie|punguza) (hiyo|hizo|hii|ile|zile|hizi|kwa|kwenye) (kikapu|oda|cart|order|); (ondoa|niondolee|toa|nitolee|usiweke|msiweke|tosha|punguzia); (sitaki|sihitaji|staki) (tena|hiyo|hizo|ile|zile|hii|hizi) (tena|); bila; (isipokuwa|ila si|lakini si|sio na)',
    yes: 'ondoa sukari; niondolee ile nyeusi; bila chumvi; sitaki hizo tena; futa hiyo',
    no: 'ondoka; nataka hiyo; bilauri',
  },
  {
    cue: 'instead',
    phrases:
      '(badala|mbadala) (yake|yao|ya|ya hiyo|ya hizo|ya hii|ya ile|wake|); (afadhali|bora|heri|bora unipe|ni heri|ni afadhali) (unipe|nipe|niletee|hiyo|ile|nichukue); (nibadilishie|badilisha|mnibadilishie) (na|kwa); (tuseme|basi) (nipe|niletee)',
    yes: 'nipe nyeusi badala yake; badala ya sukari weka asali; afadhali unipe ile; nibadilishie na kubwa',
    no: 'baadaye; nzuri zaidi; kubadilika',
  },
  {
    cue: 'change',
    phrases:
      '(iwe|ziwe|viwe|yawe|ikuwe|zikuwe|fanya|fanya iwe|fanya ziwe|ifanye|zifanye|weka iwe|badilisha iwe|badili iwe|badilisha|badili|nibadilishie|mnibadilishie|unibadilishie|rekebisha|geuza|hariri|ongeza iwe|punguza iwe|ongeza ziwe|punguza ziwe) (iwe|ziwe|kuwa|hadi|mpaka|rangi|saizi|size|idadi|namba|)',
    yes: 'iwe mbili; fanya ziwe tatu; badilisha rangi; rekebisha saizi; ziwe nyeusi',
    no: 'kiwanda; nataka mbili; fanicha',
  },
  {
    cue: 'change_order',
    phrases:
      '(kubadilisha|badilisha|kubadili|badili|kurekebisha|rekebisha|kuhariri|hariri|kuchange) (oda|order|agizo|maagizo) (yangu|yetu|langu|letu|hiyo|)',
    yes: 'nataka kubadilisha order yangu; naomba kurekebisha oda; naweza kubadilisha oda yangu?; badilisha oda',
    no: 'badilisha rangi; oda yangu iko wapi; ghairi oda yangu',
  },
  {
    cue: 'correction',
    phrases:
      '(samahani|samahanini|pole|la|hapana|aa|ah|ooh) (nilimaanisha|namaanisha|ninamaanisha|nilitaka|nilisema|nimekosea|si hiyo|sio hiyo|siyo hiyo|ni|sio|ilikuwa|nilikosea); (nilimaanisha|namaanisha|ninamaanisha|nilikuwa namaanisha|nilikusudia|nimekosea|nilikosea|nimeandika vibaya|nimebadilisha mawazo|nimebadili mawazo|nimebadilisha nia|nimebadilisha akili|kusema kweli|kwa kweli|ngoja kwanza|subiri kwanza|sikumaanisha|sikusema|makosa yangu|nilichanganya|nimechanganya|nilichanganyikiwa|nimechanganyikiwa|nilikoroga|nimekoroga|nimejichanganya|nilijichanganya) (ni|hiyo|hivyo|); samahani; samahanini; (si|sio|siyo) (hiyo|hivyo|hizo|ile|hii) (ni|nataka|bali|)',
    yes: 'samahani nilimaanisha nyeupe; nimekosea, ni mbili; si hiyo; nimebadilisha mawazo; hapana sio hiyo',
    no: 'maana yake nini; kwa kweri; nataka hiyo',
  },
  {
    cue: 'cart',
    phrases:
      '(kikapu|kikapuni|kapu|mkokoteni) (changu|langu|yangu|); (nimeagiza|nimechagua|nimechukua|niliagiza|nimeweka|nimeorder|naagiza) (nini|vitu gani|zipi|nini nini) (mpaka sasa|hadi sasa|kufikia sasa|tayari|); (onyesha|nionyeshe|angalia|nione) (kikapu|oda|order|agizo|orodha) (yangu|changu|langu|); (oda|agizo|order) (yangu|langu) (mpaka sasa|hadi sasa|kufikia sasa|iko na nini|ina nini); muhtasari (wa oda|wa agizo|)',
    yes: 'nionyeshe kikapu changu; nimeagiza nini mpaka sasa; kikapuni kuna nini',
    no: 'kapelo; nataka kuagiza; oda yangu iko wapi',
  },
  {
    cue: 'checkout',
    phrases:
      '(nilipe|nilipie|tulipe|nalipa|nitalipa|ntalipa|niko tayari kulipa|nataka kulipa|naomba kulipa|tayari kulipa|nimalize|nikamilishe|naomba kukamilisha|nilipe tu) (sasa|sasa hivi|saa hii|hiyo|hizo|zote|tu|oda|order|basi|leo|); (kamilisha|maliza|malizia|thibitisha|funga|weka|peleka|tuma) (oda|order|agizo|ununuzi|malipo) (yangu|langu|hiyo|); (nachukua|nitachukua|ntachukua) (hiyo|hizo|zote|hii|hizi|ile|yote) (tu|basi|sasa|); (ni|ndio) (hayo|hizo|hivyo) (tu|pekee|basi); (nimemaliza|nimeshamaliza) (kuchagua|kuongeza|kuagiza|)',
    yes: 'nataka kulipa sasa; kamilisha oda; nitalipa sasa hivi; niko tayari kulipa; nimemaliza kuchagua',
    no: 'nalipaje; nimelipa; malipo ni vipi',
  },
]
