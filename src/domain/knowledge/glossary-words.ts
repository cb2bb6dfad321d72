/** Phrases that mean more than their words: replaced before a question is cut into words. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:saa ngapi|what time|which hours|until when|mpaka saa|hadi saa|masaa ya kazi)\b/g, ' hours '],
  [
    /\b(?:mko wapi|mnapatikana wapi|iko wapi|liko wapi|mko area gani|mko side gani|where are you|located)\b/g,
    ' location ',
  ],
  [/\b(?:money back|pesa zangu|pesa yangu|return my money|nirudishie pesa)\b/g, ' refund '],
  [/\b(?:how long|muda gani|siku ngapi|miezi mingapi|how many (?:days|months))\b/g, ' duration '],
  [/\b(?:how much|pesa ngapi|bei gani|ni ngapi|how many bob|shilingi ngapi)\b/g, ' cost '],
  [/\b(?:same day|leo leo|siku hiyo hiyo)\b/g, ' same day '],
  [/\b(?:lipa na mpesa|lipa na m-pesa)\b/g, ' pay mpesa '],
  [
    /\b(?:pay on delivery|cash on delivery|lipa nikipokea|kulipa nikipokea|pay (?:cash )?on delivery)\b/g,
    ' pay delivery ',
  ],
  [/\b(?:lipa polepole|lipa pole pole|lipa mdogo mdogo|pay later|pay slowly|hire purchase)\b/g, ' instalment credit '],
  [/\b(?:pick (?:it |the \w+ )?up|pick up|nitakuja kuchukua|kuchukua mwenyewe)\b/g, ' collect '],
  [/\bm pesa\b/g, ' mpesa '],
]

/** Stems of Swahili and Sheng words (verbs carry their subject in front), and English words that shops write differently. */
export const STEMS = `
rudish,regesh,rejesh: return refund exchange
badilish: exchange change
fungu: open hours
fung: close closed hours
tumwa,mnatuma,kutuma,nitumi,pelek,deliver,mnaleta,kuleta,niletee,safirish,shipping: delivery deliver courier parcel
lipa,lipi,kulip: pay payment
haribi,haribu,mbovu,vunjik,defect,faulty,spoil: faulty fault broken damaged rotten
imeoza,zimeoza,yameoza,umeoza,rotten: rotten fresh
chach: sour
dhamana,waranti,warrant,guarant: warranty
rekebish,tengenez,repair,fixing: repair repaired repairs
punguz,discount: discount offer
saizi,ukubwa: size
hifadhi,kuweka,storing: store keep fresh
faragha,privacy: privacy data
lalamik,complain: complaint
agiz,order: order orders
ghairi,cancel,sitish: cancel cancelled
itafika,fikish,arriv: arrive delivery
accept: take accept pay
instal: instalments instalment credit
recei: receipt
jaribu: try
`

/** Whole words. */
export const WORDS = `
leo:today kesho:tomorrow jumapili:sunday jumatatu:monday jumanne:tuesday jumatano:wednesday alhamisi:thursday ijumaa:friday jumamosi:saturday
sikukuu:holiday_holidays wikendi:weekend_saturday_sunday weekend:weekend_saturday_sunday asubuhi:morning jioni:evening usiku:night
store:store_keep_fresh location:location_shop_branch wapi:location_shop mahali:location_shop where:location_shop address:location_shop tawi:branch matawi:branch egesha:parking maegesho:parking
duka:shop gari:car_parking pesa:money_payment doh:money_payment ganji:money_payment chapaa:money_payment kadi:card_cards taslimu:cash mpesa:m-pesa_mpesa
bure:free bei:price_cost_costs_fee ada:fee gharama:cost_costs_fee cost:cost_costs_fee_fees fee:fee_fees_cost_costs fees:fee_fees_cost_costs
price:price_prices_cost charge:fee_charge_cost charges:fee_charge_cost hours:hours_open close:close_closed_hours open:open_hours opening:open_hours
siku:days duration:days_months_minutes_hours miezi:months wiki:week risiti:receipt viatu:shoes kiatu:shoes kicks:shoes sneakers:shoes simu:phone_phones
chaja:charger skrini:screen betri:battery mayai:eggs maziwa:milk mboga:vegetables matunda:fruit mkate:bread nyama:meat unga:flour mchele:rice
sukari:sugar maji:water nyanya:tomatoes_vegetables tomatoes:tomatoes_vegetables vitunguu:onions_vegetables kitunguu:onions_vegetables
sukuma:vegetables ndizi:fruit maembe:fruit original:original_genuine_new_sealed_approved genuine:genuine_new_sealed_approved feki:genuine_new_sealed_approved
fake:genuine_new_sealed_approved mtumba:second-hand_refurbished used:second-hand_refurbished mkopo:credit_instalments oda:order_orders oder:order_orders
wrong:wrong_exchange_return haifit:fit_size_exchange_return haitoshi:fit_size_exchange_return hao:home_delivery_door nyumbani:delivery_door home:home_delivery_door rider:rider_delivery ndogo:small_size kubwa:large_size fit:fit_size small:small_size tight:small_size
vaa:wear worn:worn_unworn haijafika:arrive_delivery fika:arrive_delivery harusi:wedding_events wedding:wedding_events jumla:bulk wholesale:bulk
taarifa:data_information data:data_privacy swap:exchange change:change_exchange refund:refund_refunds exchange:exchange return:return_returned_exchange
returns:return_returned wife:another_somebody husband:another_somebody mum:another_somebody
friend:another_somebody brother:another_somebody sister:another_somebody rafiki:another_somebody mpya:new zamani:old haikuja:come_came
futa:delete_deletion delete:delete_deletion minimum:minimum_smallest maximum:maximum_largest forgot:missing_wrong_forgot missing:missing_wrong umesahau:missing_wrong
mmesahau:missing_wrong zisioze:fresh_keep niweke:keep_store weka:keep_store event:event_events_wedding party:events_wedding sherehe:events_wedding
share:share_see_sees_lend ship:deliver_delivery_courier uganda:outside_kenya tanzania:outside_kenya abroad:outside_kenya soli:soles_sole
pasuka:break_off_come vimepasuka:break_off_come imepasuka:break_crack_cracked mwezi:months_days collect:collect_collection_collecting
ten:10 meneja:manager complain:complaint_complaints malalamiko:complaint huduma:team mtu:person agent:person human:person ulipaji:payment malipo:payment_pay ofa:offer_offers offa:offer_offers sort:help bring:bring_return lipaje:pay_payment
`

/** Talk around a question: it says nothing about the topic. The database drops the small words of English by itself. */
export const FILLERS = `
hello hi hey sasa niaje habari mambo vipi boss bro sis madam sir mkuu buda please tafadhali asante thanks thank kindly naomba nataka kujua kuna
je ni na ya wa za la cha vya kwa katika au ama lakini kama hii hiyo hizo hizi huyu yangu yako wako wangu zangu mimi wewe nyinyi sisi mna mko uko niko
yenu wenu zenu lenu guys want know tell need can could would get got may like ask question swali niulize nauliza let us me okay ok sawa poa eti manze
wazi also just still really ati sana tu pia ndio hapana basi bado hapo hapa pale kule nini gani lini nani mbona kwani naweza unaweza mnaweza tunaweza
inaweza ikiwa iwapo nikitaka do does did is are was will have has had buy bought something someone anything things thing much many possible happen happens
about ina inachukua inakaa mpaka hadi siezi siwezi nifanye nikifanya take takes mingapi ngapi kila moja nyingi my your does don't doesn't didn't i'm it's
ya yule huu huo wao alafu halafu then so if when which how what why who whose lakini nime imekuwa nimekuwa already please ninaweza kupata nikilipa jinsi ulikuwa zinakuwa mnakubali mnachukua baada her him his she he they them their kwenye kwako
mnafanya mnafanyanga unafanya mnaweza vitu kitu bidhaa sera policy policies ipi zipi mnayo mnazo yupo kutoka
people want wants bado ndani yote hizo saa you've i've have having some any one way ways best good nice mniambie niambie
`
