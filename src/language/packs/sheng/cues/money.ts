import type { CueEntry } from '../../pack.ts'

export const money: readonly CueEntry[] = [
  {
    cue: 'how_much',
    phrases:
      '(ni|iko|ziko|inaenda|zinaenda|inauzwa|inacost|zinacost|itacost|unauza|mnauza|inago|inagharimu|mnasell|za|ya) (how much|hao much|hw much|ngapi|bei gani|doo ngapi|ganji ngapi|chapaa ngapi|soo ngapi|bei aje|pesa ngapi|aje|rwabe ngapi|k ngapi|thao ngapi); (bei ni|bei iko|bei ikoaje|bei aje|bei ni aje|bei inaenda aje|how much ni|doo ngapi|soo ngapi|thao ngapi|ganji ngapi|chapaa ngapi|inacost|zinacost|mbeca ngapi|mbesha ngapi) (iyo|izo|hio|ngapi|how much|)',
    yes: 'inaenda ngapi; iyo ni how much; doo ngapi; bei aje; zinacost soo ngapi',
    no: 'saa ngapi; mko aje',
  },
  {
    cue: 'cheap',
    phrases:
      '(bei ya mtaa|bei ya hustler|bei ya msoto|bei chini|bei ya chini|bei poa|bei fiti|bei safi|ya soo soo|cheap cheap|si mbaya kwa bei|isiyo noma kwa bei|msoto) (kiasi|kidogo|tu|)',
    yes: 'nadai ya bei ya mtaa; bei poa tu; cheap cheap',
    no: 'bei aje; bei kali',
  },
  {
    cue: 'cheapest',
    phrases:
      '(cheap kabisa|cheapest kabisa|bei ya chini kabisa|bei chini kabisa|cheap kushinda zote|cheap zaidi|low kabisa|cheapo kabisa)',
    yes: 'nipe cheap kabisa; bei chini kabisa; cheap zaidi',
    no: 'cheap; kali',
  },
  {
    cue: 'premium',
    phrases:
      '(kali kabisa|mbest|noma kabisa|kali kuliko zote|kali kushinda zote|safi kabisa|original kabisa|ya wadosi|ya mdosi|za wadosi)',
    yes: 'nadai kali kabisa; ile mbest; ya wadosi',
    no: 'kali; bei',
  },
  {
    cue: 'bargain',
    phrases:
      '(bei ya msee|bei ya mtu wangu|bei ya brathe|bei ya beshte|bei ya student|last bei|bei ya last|bei last|last ni|bei ya mwisho mwisho|nipunguzie|nipunguzieni|punguza|punguzeni|nishushie|shusha|chini kidogo|niwachie|niachie|mniachie|uniwachie|tubonge bei|bonga bei|tuongee bei|nibonge bei|bei inashuka|inashuka|mnashusha|nifanyie|nifanyie form|nifanyie favour|nifanyie bei|naomba discount|nicutie|nicutie bei|niongelesheni|bei inaongeleka) (kidogo|kiasi|bana|bro|ngapi|ya|kwa|na|iyo|hapo|poa|fiti|); si (mnipunguzie|unipunguzie|mpunguze|upunguze|mniachie|uniachie|mniwachie|mnishushie|unishushie|mnifanyie|unifanyie) (hapo|bei|na|kwa|kidogo|)',
    yes: 'last bei ngapi; nipunguzie bana; niachie na soo tano; nifanyie bei poa; tubonge bei; si mnipunguzie na soo',
    no: 'bei ni ngapi; nichekie',
  },
  {
    cue: 'too_dear',
    phrases:
      '(bei kali|bei noma|bei iko juu|bei imepanda|bei ni moto|bei moto|bei imezidi|iko juu|ziko juu|ni mob|doo mob|noma kwa bei|bei ya wadosi|mnaua|mnatuua|mmetubamba na bei|inakatia|mnatunyonga) (sana|bana|manze|kiasi|hivo|)',
    yes: 'bei kali sana; iko juu manze; doo mob hivo; mnatuua',
    no: 'bei poa; kali kabisa',
  },
  {
    cue: 'offers',
    phrases:
      '(ofa|offer|offers|deal|deals|discount|promo) (ya|za|gani|leo|iko|ziko|kali|noma) (leo|gani|kali|ziko|iko|); (kuna|mko na|mkona|iko) (ofa|deal|deals|form ya ofa|discount|promo) (gani|yoyote|kali|)',
    yes: 'kuna deal kali; mkona ofa gani; discount iko',
    no: 'nadeal; nataka discount',
  },
  {
    cue: 'coupon',
    phrases: '(niko na|nko na|hii ni|tumia|weka|nimepewa) (code|promo code|voucher|kuponi) (ya discount|hii|iyo|)',
    yes: 'nko na code ya discount; weka promo code; tumia code hii',
    no: 'kodi ya hao',
  },
  {
    cue: 'total',
    phrases:
      '(zote|vitu zote|yote) (ni|inakam|zinakam|inaenda|zinaenda|total) (how much|ngapi|pesa ngapi|doo ngapi); (total ni|total iko|total inakam|jumla ni|bill ni|bill iko|bill ni how much) (ngapi|how much|doo ngapi|); nikona bill ya; (niko na|siko na|nikona|sina) (dent|deni|bill) (yenu|yoyote|yangu|kwenu|) (hapo|); (kuna|hakuna) (kitu|doo|chapaa|ganji|mullah) (nafaa|nafaa ku|naeza|nataka ku) (kulipa|lipa); (bill|total|order) (yangu|) (so far|saii|sai|) (ni|iko|imefika) (ngapi|how much|doo ngapi|pesa ngapi); (so far) (ni|iko|imefika) (ngapi|how much|doo ngapi)',
    yes: 'total ni how much; niko na dent yenu; zote zinakam ngapi; bill ni ngapi',
    no: 'zote ni fiti',
  },
  {
    cue: 'split_bill',
    phrases:
      '(tusplit|tu split|tugawane|tugawe|kusplit|tunasplit|gawa|gawanya) (bill|hii|doo|malipo|order|) (na|); split na; kila (msee|mse) (alipe|analipa|atalipa) (yake|zake|ya kwake); (tuchangane|tuchange) (doo|malipo|); split (bill|hii bill|hii)',
    yes: 'tusplit bill; tugawane doo; kila msee alipe yake; tuchangane; split hii bill',
    no: 'bill iko aje; doo ngapi',
  },
  {
    cue: 'who_paid',
    phrases: 'nani (amelipa|ametoa doo|ashalipa|hajalipa) (already|bado|); wasee (wangapi|gani) wamelipa',
    yes: 'nani amelipa; nani ametoa doo; wasee wangapi wamelipa',
    no: 'nishalipa; nani anauza',
  },
  {
    cue: 'stop_sharing',
    phrases: '(wacha|cancel|stop) (kusplit|ku split|kugawa|kugawana|hiyo split)',
    yes: 'wacha kusplit; cancel hiyo split; wacha kugawana',
    no: 'cancel order; wacha hizo',
  },
  {
    cue: 'each_pays',
    phrases:
      '(kila msee|kila mse|kila mtu|each msee) (atoe|atoa|anatoa|alipe|analipa|atalipa|achange|adrop|alete|anadrop)',
    yes: 'kila msee atoe 700; kila msee adrop 500; kila mtu alipe 600',
    no: 'kila msee anaipenda',
  },
  {
    cue: 'each_of_us',
    phrases: '(kila msee|kila mse|per msee|each msee|kwa kila msee)',
    yes: 'tuko wasee wanne, kila msee 700; 700 per msee; each msee 500',
    no: 'kila siku',
  },
  {
    cue: 'others_pay',
    phrases:
      '(wengine|wasee wengine|mabeshte|mabeste|beshte zangu) (walipe|watoe|wanatoa|watatoa|wachange|wadrop|watalipa) (kila msee|each|)',
    yes: 'wasee wengine watoe 500; mabeshte walipe 600; beshte zangu watalipa',
    no: 'wengine wako wapi',
  },
  {
    cue: 'share_link',
    phrases:
      '(link|li link) (ya|kwa|ya kulipa kwa) (wasee|group|mabeshte|mabeste|chama|wengine|msee yeyote); link (wasee|mabeshte|mabeste|wengine) (walipe|watumie|walipie)',
    yes: 'nitumie link wasee walipe; nipe link ya wasee; link ya mabeshte',
    no: 'nitumie link; link ya shop',
  },
  {
    cue: 'pay_rest',
    phrases:
      '(nitalipa|nalipa|nilipe|ntalipa|ntatoa|nimalizie|naclear|nitaclear|niclear|nacover) (iliyobaki|zilizobaki|zenye zimebaki|balance|rest|the rest|zingine zilizobaki|hiyo ingine)',
    yes: 'nitaclear balance; nalipa zenye zimebaki; naclear zilizobaki',
    no: 'balance yangu ni ngapi; nalipa na mpesa',
  },
  {
    cue: 'share_again',
    phrases: '(tusplit|split|tugawane|gawa|kusplit) (tena|upya|afresh|kwa wenye wamebaki)',
    yes: 'tusplit tena; gawa upya; split kwa wenye wamebaki; kusplit upya',
    no: 'sema tena',
  },
  {
    cue: 'ask_again',
    phrases: '(waulize|waombe|wapush|wapigie prompt|wakumbushe|mpush) (tena|); tuma prompt tena',
    yes: 'wapush tena; waombe tena; tuma prompt tena',
    no: 'nikumbushe kesho',
  },
  {
    cue: 'dropped_out',
    phrases:
      '(amechomoka|ametoka|amejitoa|ako out|ameruka|hatalipa|hatoi doo|hataki kutoa doo|amekataa kulipa|amekataa kutoa doo)',
    yes: '0712345678 amechomoka; msee wa 3 ako out; amekataa kutoa doo',
    no: 'iko out of stock; nishalipa',
  },
  {
    cue: 'pay',
    phrases:
      '(nalipa aje|nilipe aje|nalipia aje|napay aje|nipay aje|naeza pay|naeza lipa|natuma doo wapi|nitume doo wapi|nirushe doo wapi|doo natuma wapi|nalipa wapi|ntalipa aje|niwatumie doo|form ya kulipa|form ya malipo|kupay|kulipia) (aje|na|kwa|wapi|)',
    yes: 'nalipa aje; nirushe doo wapi; form ya kulipa; nipay aje',
    no: 'nishapay; ntalipa leo',
  },
  {
    cue: 'mpesa',
    phrases:
      '(na|kwa|via) (simu|line|laini) (yangu|hii); tumia (line|namba) (hii|yangu|ile|ile ingine); empesa; (nalipa|ntalipa|napay|nilipe) (na|kwa|via) simu',
    yes: 'via simu yangu; tumia line hii; na line yangu; nalipa na simu',
    no: 'nadai simu',
  },
  {
    cue: 'prompt',
    phrases:
      '(nitumie|tuma|rusha|nirushie|leta|irushe|itume|nisendie|send) (prompt|stk|push|request) (tena|saa hii|saii|ingine|mpya|nyingine|fresh|); (rusha|nirushie|irushe|nisendie|itume) tena',
    yes: 'nirushie prompt saii; nisendie prompt ingine; irushe tena',
    no: 'sijaget mzigo; rusha pics',
  },
  {
    cue: 'no_prompt',
    phrases:
      '(sijaget|sijaona|haijakam|haikukam|sijapata|sioni|siioni|haijaland|haijafika|haikuji) (prompt|stk|push|request) (bado|); (prompt|stk|push) (ya mpesa|yenu|hiyo|iyo|bado|) (haijakam|haikam|haikukam|haikuji|haijaland|haifiki|haishow|haionekani|imekataa|imegoma|imelag|inalag|iko slow|haitokei|haijatokea) (kwa|) (simu|fon|)',
    yes: 'sijaget prompt; prompt haijakam; stk inalag; prompt haikuji kwa fon',
    no: 'nirushie prompt; mzigo haijakam',
  },
  {
    cue: 'pay_slip',
    phrases:
      '(nimeweka|nimeeka|niliweka|nilieka|nimechapa|nilichapa|nimeput|niliput|nimeingiza|nimepress|nilipress|nimetype|nimebonyeza) (pin|) (wrong|wrong pin|pin wrong|ya uongo|pin ya uongo|noma|pin noma|button wrong|wrong button|vibaya); (nimeweka|nimeeka|niliweka|nilieka|nimechapa|nilichapa|nimeput|niliput|nimepress|nilipress|nimetype) (pin|code) (ya|ile ya|) (kitambo|zamani|old|ingine|line ingine); (nilicancel|nimecancel|nimeclose|niliclose|nimedecline|nilidecline) (prompt|stk|) (by mistake|bahati mbaya|kimakosa|accidentally|vibaya|juu ya haraka); (prompt|stk) (imeexpire|iliexpire|imepotea|ilipotea|imetimeout|ilitimeout|imejifunga|ilijifunga|imeenda|ilienda) (manze|bana|haraka|); (fon|simu) (ilizima|ilidie|ilidead|ilikuwa off|imezima|haikuwa na network)',
    yes: 'nimechapa wrong pin; nilieka pin ya kitambo; nimeput pin wrong; nilicancel by mistake; prompt iliexpire; simu ilikuwa off',
    no: 'nacancel order; imecancel; nimechapa namba yangu',
  },
  {
    cue: 'paybill',
    phrases: '(till|paybill) (ni gani|iko aje|ni|namba|yenu|gani); namba ya (kutuma doo|kulipa|kulipia|till)',
    yes: 'till ni gani; namba ya kutuma doo; paybill iko aje',
    no: 'namba ya kiatu',
  },
  {
    cue: 'cash',
    phrases:
      '(nalipa|ntalipa|nilipe|nipay|napay|naeza lipa|doo) (ikifika|mkifika|ikikam|nikiget|rider akifika|nikiona|mkileta|nikishika mzigo|mkononi); (nalipa|ntalipa|nilipe|napay|ntapay) (ukileta|mkileta|mkiniletea|akileta|ukikam|akikam)',
    yes: 'ntalipa ikikam; nipay nikiget; nalipa nikishika mzigo; ntalipa mkileta',
    no: 'nalipa saii',
  },
  {
    cue: 'installments',
    phrases:
      '(lipa|nilipe|nipay|kulipa|nalipa) (mos mos|mosmos|pole pole|kidogo kidogo|nusu|na deni|by deni); (na|kwa) (deni|mkopo|credo|kredo); mos mos; credo',
    yes: 'nilipe mos mos; naeza chukua na deni; nalipa kidogo kidogo',
    no: 'nalipa saii',
  },
  {
    cue: 'paid_claim',
    phrases:
      '(nishalipa|nishatuma|nishasend|nishapay|nimesend|nimepay|nisharusha|nimetuma doo|nimesend doo|nimerusha doo|nimelipa|nishatuma doo|nimeshasend|nimetoa|doo nishatuma|doo nimetuma|doo imetoka|doo imeenda|nimekatwa doo|nimekatwa|nisha lipa|nisha tuma|nisha pay|nisha send|nshalipa|nshatuma|nshasend|nmelipa|nmetuma|nmesend) (doo|hiyo doo|ganji|chapaa|tayari|manze|bana|pesa|)',
    denied: '(sijalipa|sijasend|sijatuma|sijapay) (doo|bado|)',
    yes: 'nishatuma doo; nimesend; nshalipa manze; doo imetoka',
    no: 'ntalipa; natuma wapi',
  },
  {
    cue: 'payment_check',
    phrases:
      '(imeingia|imekam|imeshika|imereflect|imefika|mmeget|umeget|mmeona|imepass|imego through|zimeingia|zimekam|doo imeingia|doo imefika|doo imekam|cheki doo|cheki ka doo|cheki kama doo|confirm doo|confirm ka) (doo|hiyo doo|doo yangu|ganji|chapaa|kwenu|ama|imeingia|imekam|bado|pesa|); (sijaget|sijaona|sijapata) (confirmation|message|sms|text|reply) (yenu|bado|any|)',
    yes: 'mmeget doo yangu; imereflect?; cheki ka doo imeingia; imekam ama; sijaget confirmation',
    no: 'mzigo umekam; nishatuma',
  },
  {
    cue: 'wrong_payment',
    phrases:
      '(nimesend|nimetuma|nimerusha|nimelipa|nimepay|doo imeenda|nilisend|nilituma) (doo|) (kwa|) (wrong number|wrong till|number wrong|namba wrong|till wrong|msee mwingine|namba ingine|till ingine|namba ingine ya uongo|wrong account|by mistake|mara mbili|twice|mob|zaidi|extra); (nimechapa|nimeweka|nimeandika|nimekosea) (wrong number|wrong till|till|namba|account wrong|account); (mlinicharge|mmenicharge|nimechargiwa|nilichargiwa|mmenichargia|mlinichargia|mmeover charge|mmeniovercharge|mliniovercharge) (twice|mara mbili|zaidi|mob|double|too much|); (mmenikata|mlinikata|nimekatwa|nilikatwa|imenikata|ilinikata|imekata|ilikata) (doo|doh|ganji|) (twice|mara mbili|zaidi|mob|double); (nireversie|nitareverse|ntareverse|nitaireverse|ntaireverse|nireverse|mnireversie) (hii|hiyo|iyo|hio|) (malipo|payment|transaction|doo|pesa|)',
    yes: 'nimesend wrong number; nimetuma mara mbili; mmenikata twice; ilinikata doo twice; nireversie; ntareverse hii malipo',
    no: 'nimetuma doo; nipe namba',
  },
  {
    cue: 'refund',
    phrases:
      '(nirudishie|mnirudishie|rudisha|rudisheni|nirefundie|nirefund|mnirefund|unirefund|nirefundiwe|nirudishiwe|nadai|nataka|leta) (doo|ganji|chapaa|pesa|mkwanja|hiyo doo|munde|do|refund) (yangu|zangu|yote|); (doo|ganji|chapaa) (yangu|) (irudi|irudishwe|iko wapi|mnarudisha|mnarudisha saa ngapi); (nirefund|mnirefund|mnarefund|nirefundie|unirefund)',
    yes: 'nirudishie doo yangu; nirefund; doo yangu iko wapi; nadai refund',
    no: 'nishatuma doo; nirudishe',
  },
  {
    cue: 'pin',
    phrases: '(pin|pin yangu) imekataa; (nimesahau|nimeforget) pin',
    yes: 'pin imekataa; nimeforget pin; pin yangu imekataa',
    no: 'pini',
  },
]
