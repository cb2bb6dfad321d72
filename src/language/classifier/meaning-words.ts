/** Words of three languages (and usual misspellings) by what they mean. `*` at the end matches any ending; `_` joins a phrase. */
export const MEANING_WORDS: Readonly<Record<string, string>> = {
  want: 'hunting nisort nisortie nisaidie_na kindly_avail im_after nianzie nitafutie want wants wanted wanna need needs needed require looking look interested searching search seeking nataka natafuta nahitaji ninataka ninahitaji ninatafuta ningependa ningetaka naomba nadai nadaai tunataka taka hitaji tafuta after get',
  buy: 'nichukulie nibuy kubuy buy buying purchase purchasing purchases acquire acquiring bought shop nunua nunulia kununua chukua nichukue cop grab procure',
  sell: 'avail mnazo mnatoa mnauzia uko_na_stock carry_any naeza_pata naeza_get sell selling sells stock stocking deal carry supply uza uzia mnauza unauza mko_na uko_na mna una mnayo unayo kuna got_any do_you_have you_have have_you_got mnakuanga_na',
  show: 'pictures nionyesheni nishow pics show showing display view browse see photo photos pic pics picture pictures image images catalog catalogue menu list options variety varieties collection range onyesha onesha nionyeshe nionesha nishow picha katalogi orodha chaguzi aina',
  recommend:
    'recommend recommended suggest suggestion suggestions advise advice pendekeza mapendekezo shauri ushauri best better good suit suits suitable ideal perfect right inafaa zinafaa bora which_one',
  compare:
    'compare comparison comparing difference differences different differ differs diff versus vs between tofauti linganisha kulinganisha',
  price:
    'linauzwa inauzwa zinauzwa yanauzwa vinauzwa kinauzwa mnauzaje wauzaje inaenda zinaenda quotation_for fare_for cost_of going_for goes_for retailing retail price prices pricing cost costs costing rate rates quote quotation bei beii gharama thamani how_much howmuch pesa_ngapi ngapi kiasi_gani how_mch cheap cheapest expensive ghali nafuu affordable lowest budget range mrp zinacost inacost unacost charges',
  available:
    'ziko_bado zimeisha_stock mnayo_bado bado_mnayo bado_mna sold_out runs_out run_out restocked leftover leftover_stock new_arrival new_arrivals available availability avail in_stock out_of_stock stock restock restocking left remaining inapatikana zinapatikana patikana iko ziko ipo zipo imebaki zimebaki zimeisha imeisha bado_iko bado_ipo baki isha',
  size: 'size sizes sizing saizi fit fits fitting measure measurement measurements dimension dimensions dimention length width height inch inches inch cm mm feet ft kg litres litre gb ukubwa namba urefu upana vipimo pima small medium large xl king queen single double thickness ',
  custom:
    'custom customise customize customised customized customising customizing customisation customization tailor tailored bespoke made_to_measure made_to_order personalise personalize personalised engraved special_order kushona tengenezewa',
  colour: 'color colour colors colours rangi black white red blue green brown nyeusi nyeupe nyekundu bluu kijani',
  property:
    'ram megapixel camera_quality resolution seater seaters doors speed rating grade ply gauge calories fat dosage_per flavour_of taste tastes sugar_free fragrance spf absorbs absorbent insulated shock_proof pages author edition kamera uimara kasi ladha harufu nguvu vipande inachukua inatoshea inafaa linafaa yanafaa vinafaa zinafaa yafaa units consumption power_consumption sound bass resistance finish texture lining sole stitching zip pockets wheels lita kilo kilogramu inalast hold holds crush slip lighter heavier sturdy stretch fade wash shrink cordless wireless bluetooth 4g 5g dual urefu laini gumu kavu smell scent flavour flavor fresh halal spicy voltage watts automatic manual inatoa inatumia enough material materials made quality original genuine fake feature features featur* spec specs specification specifications detail details describe description warranty_of weight waterproof durable leather cotton ingredients contain contains battery capacity memory storage model version brand generation gluten organic expiry expire weigh last lasts lasting strong soft hard firm firmness thick breathable imetengenezwa ubora original og orijino fake feki nyenzo inadumu zinadumu dumu ngozi chaji uzito inakaa nguvu_ya viungo kemikali comfortable comfort foam spring layers density',
  product_ref:
    'product products item items it this that one ones hii hiyo hio hizi hizo ile zile article articles bidhaa kitu vitu thing things goods model variant variants',
  deliver:
    'courier_to fit_for_me handed bring_to brings reach_us send_it mnatuma tuma_kwa kutumiwa mnafika mnafikia kunifikishia mnaleta_hadi motorbike boda_boda matatu bus_parcel drop drop_it leave_it_at gate mailed freight cargo express same_day overnight delivery_fee rider driver transport transported sending collect collection picked letwa fikisha mnafikisha safirisha kuleta letee parcels upcountry doorstep home_delivery deliver delivers delivered delivering delivery deliveries shipping ship ships shipped shipment dispatch courier pickup pick_up send_to bring leta letea mnaleta peleka pelekea tumia_mzigo usafirishaji mnadeliver mnatuma delivar* delievery dilivery parcel_service boda rider pincode pin_code zip postal service_area ship_to',
  location:
    'road barabara avenue estate mall plaza opposite directions_to nearest_branch ofisi_zenu jengo ghorofa mlango kituo karibu_na find_you located_at mpo sehemu mtaa side_gani street building floor parking town stage pahali kuja_dukani where location located address_of branch branches shop store outlet outlets showroom directions map physical landmark situated wapi mahali duka dukani tawi matawi mnapatikana mko_wapi ramani pahali dealer dealers distributor distributors retailer retailers offline near nearby nearest warehouse office walk_in visit',
  hours:
    'christmas easter_day public_holiday asubuhi_mpaka mpaka_saa_ngapi open_till open_until lunch_hour late_night weekdays mnakuanga_open kazi_siku openning closes opens kufungwa hours open opening close closing closed time weekends sunday sundays saturday holiday holidays kufungua mnafungua kufunga mnafunga fungua funga masaa saa_ngapi jumapili jumamosi sikukuu working_hours business_hours',
  return:
    'swap_sizes procedure_to kurudishia nirudishe tukirudisha returns_window regret return returns returning returned exchange exchanging swap replace replacement replaced rudisha kurudisha badilisha kubadilisha badilishia badili mnarudisha take_back send_back returnable',
  warranty: 'warranty waranty guarantee guarante guaranteed warrantee dhamana garantii waranti guaranty trial trail',
  policy:
    'policy policies terms conditions rule rules sera masharti kanuni utaratibu procedure process requirements allowed penalty fee fees charge charges charged ada',
  howto:
    'how_do how_can how_to how_does how_should steps guide instructions install assemble setup set_up use using clean wash maintain care namna jinsi vipi nitumieje natumiaje nafanyaje hatua maelekezo help_me_with can_i explain know_how',
  order_noun:
    'order orders ordered ordering oda odr ordr orde agizo maagizo agiza niliagiza purchase parcel package packet mzigo kifurushi shipment consignment booking delivery_of oder oreder ordder bought placed',
  status:
    'handed_over out_for_delivery dispatched_yet whereabouts_of forgot forget_about expected_today nilitarajia umekwama mzigo_uko ready_for_pickup kufika_lini haujanifikia arrived came come_yet set_off left_yet on_the_way njiani imetumwa umetumwa anakuja letewa news_on status track tracking trace progress whereabouts update fuatilia hali imefika umefika ilipo reached eta arriving arrive arrived arrives arrival receive received recieved recieve receiving reach delivered dispatched shipped get_my when_will expect expected far imefikia inafika utafika itafika fika pokea sijapokea sijapata haijafika haujafika nitapata wapi_oda coming come',
  late: 'four_days juzi hajafika hakuja hawajaleta hamjaleta kuchelewa muda_mrefu longer forever eternity nimesubiri nimengojea hours supposed promised late delay delayed delaying delays waiting wait waited still yet long days weeks since overdue slow chelewa imechelewa mmechelewa nangoja nasubiri subiri ngoja bado tangu siku wiki ages pending stuck',
  cancel:
    'cancel cancelled canceled cancelling canceling cancellation cancelation cancl cansel ghairi katiza kughairi futa batilisha kucancel nicancel revoke terminate abort call_off',
  change:
    'change changing changed modify modifying edit editing update updating correct correcting correction amend switch alter add remove replace badilisha kubadilisha rekebisha ongeza ondoa punguza swap',
  address: 'address addres adress addresses destination location_of anwani mahali_pa_kuleta drop_off recipient',
  pay: 'settle settling acknowledge acknowledged remit remitted wire wired reference ref malipo_yangu kulipia nalipia ninalipa tulipe utalipwa nishalipa nimelipwa bill_me invoice_me pesa_zangu cheki_malipo nilipo_lipa payable topup top_up lipwa hela fedha mkwanja nimesend nimetuma send_money sent_money cleared clear tuma_pesa nilituma toa_pesa kutoa nishatuma doo chapaa pesa cash ganji pay paying paid payment payments payed paymnt transaction transactions lipa kulipa nimelipa malipo nilipe nilipia nimelipia tunalipa checkout money deposit settle mpay lipisha lipia billing',
  method:
    'account_number bank_account paybill_number iban swift remittance western_union equity kcb coop airtel_money t_kash pochi_la_biashara lipa_na_mpesa mpesa m_pesa paybill till stk prompt push card visa mastercard paypal airtel pesapal bank transfer cheque cash cod kadi benki namba_ya_till pos credit debit upi gpay paytm method methods option options modes mode',
  instalment:
    'installment installments instalment instalments emi lipa_pole_pole lipa_mdogo_mdogo polepole mdogo_mdogo credit hire_purchase deposit down_payment partial layaway kwa_awamu awamu kopo finance financing monthly',
  failed:
    "spinning hung hanging_on_payment nothing_happened hakuna_kilichotokea kilichotokea hakikutokea imekwama insufficient timeout timed_out expired cancelled_payment incomplete bounce bounced reversed missing_payment glitch buffering loading inazunguka imegoma popped reflect reflecting unpaid mistakenly pending_payment haijareflect double two_times imekwama failed fail failing fails error errors declined decline rejected unsuccessful stuck not_working problem problems issue issues trouble troubles wrong unable cannot cant won't doesn't shida tatizo hitilafu imekataa imefail imefeli haiendi haifanyi haikubali inakataa haijaingia haikuingia gone_through go_through went_through deducted deduct debited twice double katwa nimekatwa mara_mbili imegoma ikagoma",
  refund:
    'refund refunds refunded refunding reimburse* compensat* money_back kurudishiwa rudishiwa rejesha kurejeshewa nirudishiwe return_money refundi* mnarefund',
  receipt:
    'receipt receipts invoice invoices bill bills statement proof risiti ankara stakabadhi etr tax reciept recipt invoic*',
  discount:
    'mercy mercy_on bargaining save saving savings off combine coupon_code haggling kupunguza mnapunguza punguzeni special_price student_price cheaper_if less_if tuongee_bei imezidi iko_juu juu_sana kupunguziwa msimu nipunguzieni resale reseller resellers special_rate less_price final shukisha_bei too_much ofa_ya haggle discount discounts discounted offer offers deal deals sale sales promo promotion promotions promos coupon coupons voucher vouchers code codes punguzo ofa offa vocha kuponi kodi percent off black_friday flash clearance markdown bargain negotiate negotiable reduce lower punguza mnipunguzie nipunguzie punguzia upunguze shukisha chini loyalty points reward rewards cashback wholesale bulk jumla discout dicount disount',
  human:
    'employee employees worker workers colleague director ceo seller vendor shopkeeper salesman saleswoman saleslady personnel executive consultant adviser advisor expert mfanyakazi wafanyakazi muuzaji mwenye_biashara afisa karani bosi mkurugenzi mtaalamu mhusika wahusika real_person human_being salesperson sales_rep sales_person mtu_wa_kweli msee human person agent agents representative rep operator manager supervisor boss staff employee owner somebody someone assistant attendant mtu binadamu meneja mhudumu wakala msimamizi real live mwenyewe mwenye_duka msee_wa_duka customer_care customer_service customer_support support_team customer_assistance',
  talk: 'ring phone_me phone_number dial whatsapp_call nicall anicall unicall nicallie niongeleshe aniongeleshe nizungumzie wasiliane simu_yenu mawasiliano handover hand_over pass_on ring_me pass_me bonga nibonge kumpigia deal_with conversation talk speak chat call phone contact reach connect transfer escalate ring callback phone_call zungumza kuzungumza ongea kuongea piga pigie nipigie simu unganisha niunganishe wasiliana kuwasiliana bonga kubonga nipigieni number',
  complain:
    'complain complaint complaints complaining claim report reporting lodge file feedback review reviews opinion rating rate malalamiko lalamika kulalamika maoni dissatisfied unhappy disappointed bad worst terrible poor',
  account:
    'verification verify activate activation username_taken otp verification_code kuingia ingia_kwa_akaunti account accounts acount profile akaunti user username membership member register registering registration registr* signup sign_up sign_in login log_in log create open jisajili kujisajili usajili',
  password:
    'password passwords pasword pwd pin passcode key reset forgot forgotten recover retrieve nenosiri neno_la_siri nywila',
  language:
    'lugha_gani english_please language languages english kiswahili swahili sheng kizungu kiingereza lugha hindi kiarabu french translate kingereza',
  notify:
    'texts_too frequency often mnijulishe nijuze mnijuze kutumiwa_matangazo ujumbe_mwingi ads adverts texting specials promos matangazo nijulishe nijulisheni julisha broadcast broadcasts notification notifications notify newsletter newsletters subscribe subscribing subscription unsubscribe unsubscribing marketing promotional alerts alert updates reminders spam messages message texts text sms email emails mailing meseji ujumbe jumbe arifa matangazo taarifa kunitumia kunitext mailing_list',
  privacy:
    'private_details confidential kunihusu mnachojua taarifa_binafsi leaked forget_me anonymised hide stored wipe my_contact namba_yangu privacy private personal data information info delete deleting deletion remove erase removal close closing deactivate gdpr consent share faragha taarifa_zangu data_zangu binafsi futa kufuta odpc',
  stop: 'stop quit opt_out optout opt_in optin acha wacha sitisha simamisha usinitumie disable off turn_off dont_want sitaki mute no_more',
  greet:
    'wapendwa ndugu mabibi hamjambo hujambo_bwana poa_bro salaam cheers_mate howdy hiya yo jioni asubuhi salama oyaa hi hello hey hae helo habari hujambo jambo mambo niaje sasa shikamoo salamu morning evening afternoon goodmorning vipi greetings sup wassup xaxa rada sema oya mzima',
  thanks:
    'thanks thank thankyou asante asanteni ahsante shukran shukrani appreciate grateful nashukuru thnx thx tnx welcome karibu bless blessed',
  bye: 'bye goodbye kwaheri later night usiku_mwema goodnight ciao tutaonana baadaye',
  smalltalk:
    'crack_me_up mood feeling feelings unajisikiaje tired hungry sleepy favourite hobby hobbies handsome pretty joke jokes funny lol haha bored love marry dating girlfriend boyfriend dream birthday weekend cute sexy miss name robot bot nakupenda mpenzi utani kichekesho story riddle birthday happy merry dem',
  damaged:
    'ripped rip smashed squashed bent chipped dented dent smoke smoking moshi burning burned faded rusty rusted loose wobbly scratches cracks creased spoilt spilled spilt leaked bust busted malfunction malfunctioning overheating overheats freezing hanging noisy imechapa imespoil imeungua imekatika imetoboka imechakaa mbaya kasoro doa inavuja imevuja imeoza imepinda haishiki haiendeshi haiwashi imejaa_mchanga peeling crooked incorrect mismatched hole faulty switch_on imekufa zimekufa haifanyi haziwaki haiwaki cracked scratched stain leak leaks burnt stopped_working damaged damage broken broke defect* faulty torn cracked leaking spoiled rotten expired dead imeharibika imevunjika imepasuka mbovu imeharibu haifanyi_kazi imekufa incomplete missing wrong_item wrong_size torn stained different_from',
  assist:
    'help assist assistance assisting support info information aid saidia nisaidie msaada usaidizi find_out check checking know tell enquire inquire enquiry inquiry ask question',
  world:
    'league landlord rent book_summary summarise tallest oldest richest cousin mkutano chama mpira ligi timu kocha mwenye_nyumba mathe chapo serikali bei_ya_petroli harambee wedding_committee chama_meeting kanisa msiba funeral weather rain temperature news president election elections parliament government football match arsenal chelsea score movie movies film song songs music lyrics playlist radio alarm timer reminder calendar meeting recipe capital translate poem essay homework exam math maths equation history science physics stock_market bitcoin flight flights visa passport hewa mvua habari_za rais uchaguzi siasa mpira mechi wimbo nyimbo filamu kengele mkutano mtihani bunge horoscope zodiac bible quran prayer sermon pastor doctor disease symptom loan loans kra helb nhif sha ntsa matatu_fare bet betting odds',
}
