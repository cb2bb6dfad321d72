/** More goods words as `word:english`: home, beauty, hardware, farm, stationery, children, travel. */

export const HOME = `
kiti:chair viti:chair meza:table mameza:table kitanda:bed vitanda:bed godoro:mattress magodoro:mattress magodoru:mattress mto:pillow mito:pillow kochi:sofa makochi:sofa
sofaseti:sofa_set kabati:cupboard makabati:cupboard kabati_ya_nguo:wardrobe kabati_ya_vyombo:kitchen_cabinet rafu:shelf stuli:stool kigoda:stool
stendi:stand stendi_ya_tv:tv_stand stendi_ya_viatu:shoe_rack pazia:curtains mapazia:curtains zulia:carpet mazulia:carpet kapeti:carpet mkeka:mat mikeka:mat
blanketi:blanket mablanketi:blanket duveti:duvet dufei:duvet chandarua:mosquito_net neti:mosquito_net neti_ya_mbu:mosquito_net taulo:towel mataulo:towel
kioo:mirror vioo:mirror picha:picture saa_ya_ukuta:wall_clock maua:flowers ua:flowers chungu:pot vase:vase
sufuria:cooking_pot masufuria:cooking_pot kikaango:frying_pan kikaangio:frying_pan karai:basin makarai:basin beseni:basin sahani:plates masahani:plates
kikombe:cups vikombe:cups glasi:glasses_cups bilauri:glasses_cups kijiko:spoons vijiko:spoons uma:forks kisu:knife visu:knife sinia:tray masinia:tray
vyombo:utensils chombo:utensils mwiko:wooden_spoon upawa:ladle chujio:sieve kichujio:sieve birika:kettle chupa:bottle machupa:bottle chupa_ya_chai:thermos
themosi:thermos flaski:thermos jiko:stove majiko:stove jiko_la_gesi:gas_cooker jiko_ya_gesi:gas_cooker meko:cooker kuka:cooker jagi:jug ndoo:bucket mandoo:bucket
debe:container jerikeni:jerrican jerrican:jerrican mtungi_wa_maji:water_jar pipa:drum tangi:tank matangi:tank tanki:tank kapu:basket vikapu:basket kikapu:basket
ufagio:broom fagio:broom mafagio:broom mopu:mop brashi:brush dasta:duster sponji:sponge sabuni:soap sabuni_ya_kufua:laundry_soap sabuni_ya_unga:washing_powder
sabuni_ya_maji:liquid_soap omo:washing_powder jik:bleach dawa_ya_choo:toilet_cleaner tishu:tissue_paper karatasi_ya_choo:toilet_paper tissue:tissue_paper
dawa_ya_mbu:mosquito_repellent dawa_ya_mende:insecticide fanicha:furniture samani:furniture nyumba:house hema:tent mahema:tent
`

export const BEAUTY = `
vipodozi:cosmetics makeup:make-up mekapu:make-up manukato:perfume marashi:perfume pafyum:perfume pafyumu:perfume udi:incense uturi:perfume kologne:cologne
mafuta_ya_kujipaka:body_lotion mafuta_ya_mwili:body_oil mafuta_ya_nywele:hair_oil mafuta_ya_ngozi:skin_oil losheni:lotion krimu:cream vaselini:petroleum_jelly
rangi_ya_mdomo:lipstick lipstiki:lipstick lipgloss:lip_gloss poda:powder wanja:eyeliner kope:eyelashes nyusi:eyebrows rangi_ya_kucha:nail_polish kucha:nails cutex:nail_polish
nywele:hair weaving:weave wigi:wig mawigi:wig wigii:wig rasta:braids suka:braids msuko:braids kitana:comb chanuo:comb shampuu:shampoo shampoo:shampoo
kondishina:conditioner dawa_ya_nywele:hair_relaxer hina:henna wembe:razor nyembe:razor mswaki:toothbrush miswaki:toothbrush dawa_ya_meno:toothpaste
dawa_ya_mswaki:toothpaste kolgeti:toothpaste sodo:sanitary_pads pedi:sanitary_pads taulo_za_kike:sanitary_pads pampasi:diapers pampas:diapers nepi:diapers
daipa:diapers diaper:diapers wipes:wipes deodoranti:deodorant dawa:medicine madawa:medicine vidonge:tablets vitamini:vitamins barakoa:face_mask maski:face_mask
sunscreen:sunscreen serum:serum ngozi:skin uso:face mwili:body
`

export const HARDWARE = `
saruji:cement simiti:cement simenti:cement sementi:cement mawe:stones jiwe:stones kokoto:ballast changarawe:gravel mchanga:sand tofali:bricks matofali:bricks
mabati:iron_sheets bati:iron_sheets mbao_za_kujenga:timber mbao_ya_kujenga:timber ubao:timber chuma:steel_bar vyuma:steel_bar nondo:steel_bar msumari:nails misumari:nails
parafujo:screws skrubu:screws nyundo:hammer msumeno:saw misumeno:saw koleo:spade sepetu:spade jembe:hoe majembe:hoe panga:machete mapanga:machete shoka:axe
reki:rake rato:wheelbarrow wilbaro:wheelbarrow toroli:wheelbarrow ngazi:ladder kamba_ya_nailoni:nylon_rope kufuli:padlock makufuli:padlock kitasa:door_lock vitasa:door_lock
mlango:door milango:door dirisha:window madirisha:window kioo_cha_dirisha:window_glass rangi:paint rangi_ya_nyumba:paint rangi_ya_ukuta:wall_paint brashi_ya_rangi:paint_brush
vigae:tiles tailizi:tiles taili:tiles bomba:pipe mabomba:pipe mfereji:tap paipu:pipe mpira_wa_maji:hose_pipe pampu:pump choo:toilet sinki:sink bafu:bathroom shawa:shower
spana:spanner bisibisi:screwdriver bisbisi:screwdriver playa:pliers drili:drill tepu:tape gundi:glue waya_ya_umeme:electric_cable waya_wa_umeme:electric_cable
seng'enge:barbed_wire senyenge:barbed_wire wavu:wire_mesh mbolea:fertilizer fertiliza:fertilizer mbegu:seeds dawa_ya_mimea:pesticide mche:seedlings miche:seedlings
tairi:tyre matairi:tyre taya:tyre gurudumu:wheel magurudumu:wheel baiskeli:bicycle baisikeli:bicycle baiki:bicycle pikipiki:motorcycle boda:motorcycle nduthi:motorcycle
gari:car magari:car moti:car dinga:car ndai:car mafuta_ya_gari:fuel petroli:petrol dizeli:diesel oili:engine_oil helmeti:helmet kofia_ya_pikipiki:helmet
`

export const OTHER = `
kitabu:book vitabu:book daftari:exercise_book madaftari:exercise_book kalamu:pen biro:pen penseli:pencil rula:ruler ruler:ruler raba_ya_kufuta:eraser karatasi:paper
makaratasi:paper bahasha:envelope gundi_ya_karatasi:glue begi_la_shule:school_bag begi_ya_shule:school_bag kamusi:dictionary biblia:bible kurani:quran gazeti:newspaper
mpira:ball mipira:ball jezi:jersey majezi:jersey gym:gym vifaa_vya_mazoezi:gym_equipment doli:doll toi:toys vitoy:toys toyz:toys mchezo:games michezo:games
mwanasesere:doll zawadi:gift gift:gift kadi_ya_zawadi:gift_card baiskeli_ya_mtoto:kids_bicycle pramu:stroller kitanda_cha_mtoto:baby_cot maziwa_ya_mtoto:baby_formula
mtoto:kids watoto:kids watoi:kids mtoi:kids mwanaume:men wanaume:men kiume:men jamaa:men mabois:men mwanamke:women wanawake:women kike:women madem:women dame:women mama:women mabinti:girls msichana:girls
wasichana:girls mvulana:boys wavulana:boys bebi:baby
chumba:room vyumba:room rumu:room hoteli:hotel malazi:accommodation safari:safari utalii:tour ufuo:beach bahari:beach kuogelea:swimming bwawa:pool tiketi:ticket
masaji:massage spa:spa kinyozi:haircut gitaa:guitar piano:piano mbwa:dog paka:cat ng'ombe_wa_maziwa:dairy_cow vifaranga:chicks kifaranga:chicks
`
