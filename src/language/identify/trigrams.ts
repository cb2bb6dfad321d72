/**
 * The three hundred groups of three letters that a language writes most, the most frequent first; `_` is the space at either
 * end of a word. Counted in the Universal Declaration of Human Rights; from the data of franc (MIT licence).
 */
export const TRIGRAMS = {
  eng: `
  the _th _an he_ nd_ ion and _to to_ tio _of on_ of_ _in al_ ati or_ ght igh rig _ri ne_ ent one ll_ is_ as_ ver ed_
  _be e_r in_ t_t all eve ht_ _or ery s_t ty_ _ev e_h yon _ha ryo e_a be_ his _fr ng_ d_t has _sh ing _hi sha _pr _co
  _re hal nal y_a s_a n_t ce_ men ree fre e_s l_b nat for ts_ nt_ n_a ity ry_ her nce ect d_i _pe pro n_o cti _fo e_e
  ly_ es_ _no ona ny_ any er_ re_ f_t e_o _de s_o _wi ter nte e_i ons _en _ar res ers y_t per d_f _a_ _on ith l_a e_t
  oci soc lit _as _se dom edo eed nti s_e t_o oth wit _di equ t_a ted st_ y_o int e_p _ma _so _na l_o e_c ch_ d_a enc
  th_ are ns_ ic_ _un _fu tat ial cia _ac hts nit qua _eq _al om_ e_w d_o f_h ali ote n_e _wh r_t sta ge_ thi o_a tit
  ual an_ te_ ess _ch le_ ary e_f by_ _by y_i tec uni o_t o_o _li no_ _la s_r _su inc led rot con _pu _he ere imi r_a
  ntr _st _ot eli age dis s_d tle itl hou son duc edu _wo ate ble ces at_ _at _fa com ive o_s eme o_e aw_ law tra und
  pen nde unt oun n_s s_f f_a tho ms_ _is act cie cat uca _ed anc wor ral t_i _me o_f ily pri ren ose s_c en_ d_n l_c
  ful rar nta nst _ag l_p min din sec y_e _tr rso ich hic whi cou ern uri r_o tic iti igi lig rat rth t_f oms rit d_r
  ee_ e_b era rou se_ ay_ rs_ _ho abl e_u
`,
  swh: `
  a_k _ya na_ wa_ ya_ _ku a_m _na _ha i_y _wa a_h a_n ana aki ki_ la_ hak _ka kwa tu_ _kw _ma li_ a_a ila i_k _ki ni_
  a_w ali a_u _an _mt ke_ mtu a_y ake ati kil ka_ ika kat ili te_ ote we_ a_s e_k ia_ zi_ u_a za_ azi ifa ma_ yak yo_
  i_n ama _yo au_ _au e_a kut amb o_y ha_ asi fa_ u_w hal ara sha ish ata ayo _as tik u_k _za i_z ina u_n mba uhu hi_
  hur cha yot ru_ uru wat _ch eri ngi e_y u_y i_a aif tai _sh nay chi ra_ ani _bi _uh sa_ _hi i_h awa iwa a_j ti_ mu_
  o_k ja_ kan uli iwe any i_w _am e_n end atu kaz o_h ria her she shi nch _nc uta ye_ wak ii_ ele ami adh eza _wo iki
  oja moj jam _ja aka bu_ kam kul mat fan a_l agu ind ne_ iri lim wen da_ kup uto i_m a_b ini wan bil _ta sta dha _sa
  _ni ao_ _hu e_w wot _zi rik kuf aji ta_ wez nya har _ye e_m si_ lin _ut ine gin ing _la a_t zim imu ima tak e_b uni
  ibu azo kos yan nye uba ari ahi nde asa ri_ ham dhi eli hir ush pat _nd kus maa di_ nda oa_ bar bo_ mbo oka tok ndw
  ala wal _si uzi hii tah i_s o_n liw _el upa zin hag a_c ndi ais mai eny mwe aa_ ewe _al ndo e_h lo_ umi kuh jib osa
  mam a_z ufu dwa u_i _in iyo nyi _ny u_m sil ang o_w guz zwa uwa kuw hil saw uch ufa laz und aha ua_ _mw bal _lo o_l
  a_i del nun anu nji _ba lik le_ uku i_i
`,
}
