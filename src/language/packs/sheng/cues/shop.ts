import type { CueEntry } from '../../pack.ts'

export const shop: readonly CueEntry[] = [
  {
    cue: 'hours',
    phrases:
      '(mnafungua|mnafunga|mnaopen|mnaclose|mnafunguanga|mnafunganga|mko open|uko open|mko wazi|mko kazi|mnakuanga open|mnakuanga|mnaopenanga|mnacloseanga|shop iko open|duka iko open) (saa ngapi|saangapi|sunday|sato|leo|sai|saii|jumapili|weekend|mpaka saa ngapi|hadi saa ngapi|)',
    yes: 'mnaclose saa ngapi; mko open sai; mnafunganga saangapi; mnakuanga open sunday',
    no: 'mnakuja',
  },
  {
    cue: 'location',
    phrases:
      '(mko|muko|mnapatikana|mnapatikananga|duka iko|shop iko|base yenu iko|mko based|mnakuanga|mkona shop|shop yenu iko|mnakaanga) (wapi|mtaa gani|side gani|wapi haswa|town gani|tao gani|pande gani|tao|mtaani); (tuma|rusha|nirushie|nitumie) (location|pin|directions|map); (base yenu|shop yenu) (ni|iko) wapi; mko na (shop|base) (tao|mtaa|side)',
    yes: 'mko mtaa gani; shop yenu iko wapi; rusha location; mnapatikananga wapi',
    no: 'mzigo iko wapi',
  },
  {
    cue: 'returns',
    phrases:
      '(kurudisha|kuchange|kuchangiwa|kuswap|kuexchange|naeza rudisha|naeza change|naeza swap|naeza exchange|mnachange|mnachangia|mnaexchange|nirudishe|nichangiwe|nirudishie|nikirudisha) (size|iyo|izo|hio|kicks|ka|kama|ikikuwa ndogo|ikikuwa kubwa|form|simu|); (ikikuwa|zikikuwa|zikikua|ikikua|kama) (ndogo|kubwa|haifit|hazifit|hainifit|tight|loose)',
    yes: 'naeza rudisha izo; mnaexchange?; ikikuwa ndogo; nichangiwe size',
    no: 'nirudishie doo yangu',
  },
  {
    cue: 'warranty',
    phrases:
      '(ina|iko na|zina|mnapeana|inakam na|inakuja na|ziko na) (waranti|warranty|waranty|guarantee); (waranti|warranty) (iko|ya|ni) (ngapi|muda gani|how long|mwaka ngapi|)',
    yes: 'inakam na warranty; warranty ni how long; iko na waranti',
    no: 'inakam lini',
  },
  {
    cue: 'repair',
    phrases:
      '(mnafix|mnarepair|mnatengenezanga|mnatengeneza|nifixie|nitengenezee|kufix|kurepair|kugluu|kuglue|mnaglue|mnagluu|gluer|kugluer|mnagluer|kushonewa|mnashona|kuchange screen|mnachange screen|fundi|msee wa kufix|msee wa kurepair) (simu|screen|kicks|ndula|izo|yangu|)',
    yes: 'mnafix simu; nifixie screen; msee wa kurepair',
    no: 'mnauza simu',
  },
  {
    cue: 'trade_in',
    phrases:
      '(niwapee|niwape|naeza leta|mnachukua|mnabuy|niswap|niswapie|kuswap) (simu|phone|form|yangu|ile) (yangu|ya zamani|ya kitambo|nzee|mzee|old) (alafu naongeza|na niongeze|)',
    yes: 'mnachukua simu ya zamani; niswap phone yangu; mnabuy simu nzee',
    no: 'nadai simu mpya',
  },
  {
    cue: 'receipt',
    phrases: '(risiti|resiti|receipt) (yangu|iko wapi|ya|nayo|); (nirushie|nitumie|nipee) (risiti|receipt|invoice)',
    yes: 'nirushie risiti; receipt iko wapi; nipee invoice',
    no: 'nirushie pics',
  },
  {
    cue: 'how_to_order',
    phrases:
      '(naorder|niorder|naeza order|nabuy|nibuy|naeza buy|ku order|kuorder|kubuy|natuma order|nafanya order|naplace order) (aje|vipi|wapi|na wapi|inakuanga aje|inaendaje|ni aje)',
    yes: 'naorder aje; kubuy ni aje; naplace order aje',
    no: 'nadai kuorder; nalipa aje',
  },
  {
    cue: 'bulk',
    phrases:
      '(bei ya jumla|bei ya wholesale|ya wholesale|wholesale ni|nikichukua mob|nikibuy mob|nikichukua nyingi|mob mob|za kuuza|za duka yangu|za biz|ya biz|nataka mob|nadai mob|order kubwa|mtusupply|munisupply|mnisupply|kutusupply|kunisupply) (ngapi|bei aje|ni|); (tuko na|niko na|nko na|narun|turun) (joint|kibanda|hoteli|kahoteli|kibandaski|base ya food) (yetu|yangu|)',
    yes: 'bei ya wholesale; nikichukua mob; za biz yangu',
    no: 'doo mob hivo',
  },
  {
    cue: 'contact',
    phrases:
      '(namba|number|line|contact|ig|insta|page) (yenu|ya shop|ya kucall|ya duka|ya mse|ya msee); (nirushie|nipee|nitumie|nigei) (namba|number|contact|ig|line) (yenu|); (niwacall|nawacall|niwapigie) (na namba gani|aje|wapi)',
    yes: 'nipee namba yenu; niwacall aje; contact ya shop',
    no: 'namba ya kiatu',
  },
  {
    cue: 'original',
    phrases:
      '(og|ogi|ori|orijo|legit|ya ukweli|za ukweli|fake|feki|first grade|grade one|ni za ukweli|ni ya ukweli|sio feki|si feki|ni og|ni legit)',
    yes: 'ni za ukweli; ni og ama feki; si feki',
    no: 'orenji',
  },
  {
    cue: 'used',
    phrases: '(mtush|mitush|za mtush|ya mtush|form ya mtush|ex uk|ka mtush) (ama|) (mpya|ori|og|)',
    yes: 'ni mtush; za mtush ama mpya; ex uk',
    no: 'mtu wangu; nimeuse; ushago',
  },
  {
    cue: 'job',
    phrases:
      '(job|kibarua|kazi|mjengo|gig|hustle) (iko|kwenu|hapo|yoyote); (nadai|natafuta|nasaka|nipee|mnaeza nipea) (job|kazi|kibarua|gig|hustle)',
    yes: 'nasaka job; kazi iko; mnaeza nipea kibarua',
    no: 'niko job',
  },
  {
    cue: 'service',
    phrases:
      '(mnafit|mnaeka|mnaweka|mtafit|mnainstall|mnafitia|mnifitie|nifitie|niekeeni|mniekee|mtaniekea) (screen|protector|glass|hapo|pia|hio|iyo|bure|kwa simu|); (mnatransfer|mnanitransferia|nitransferie|kutransfer) (picha|contacts|data|vitu|photos) (zangu|); (nawrap|mnawrap|wrap|niwrapie) (kama|ka|hio|as) (gift|zawadi|); (kutry|nitry|naeza try|kuja kutry|nikuje kutry|nikam kutry) (viatu|kicks|hapo|ndula|size|shoes|) (dukani|hapo|shop|kwanza|)',
    yes: 'mnafit hapo; nifitie screen; nitransferie picha; naeza try dukani; kuja kutry viatu',
    no: 'inafit aje; eka moja; trei moja',
  },
  {
    cue: 'trust',
    phrases:
      '(ni|mko|uko|hii ni|nyinyi ni|mna|hii shop ni|shop ni) (legit|trusted|wa ukweli|verified|ma legit) (ama|kweli|bana|)',
    yes: 'mko legit ama; hii shop ni legit; uko legit',
    no: 'ni wezi; kicks legit; ni fake',
  },
]
