/** Talk that says nothing of what is asked. */
export const QUIET = `
because cause since though although however while after before than again back away just even already yet still maybe perhaps actually basically literally
wanted think thinking thought guess believe heard hear saw look looking see seen mean means said say says told call called
day guys dear people friend sister brother mom dad mum wife husband church kanisa lunch home house work job town stay live living lives
good nice fine great bad sorry please thanks thx pls plz hey yo cheki wazi tuseme hebu jamani ati eti kwani yaani yani basi wacha sasa saa hii hivi ivo vile ivyo hivyo juu ju juu ya sababu kwa sababu
mimi wewe yeye sisi ninyi nyinyi wao langu yangu zangu wangu changu vyangu kwangu kwetu kwenyu yenu zenu lenu kwao yao wetu zao
naishi niko tuko mko wako ako iko ziko liko kuko yuko hapo hapa huku huko pale kule nje tao mtaa hizo hizi hiyo hii hilo hili huyo huyu ule ile wale hawa
kabla baada halafu alafu kisha then ndio ndo ndiyo hapana la sio si ama au ikiwa kama lakini ila ingawa pia tu kabisa sana kidogo kweli ukweli
nimpe nimpatie niseme nione nijue nijulishe niambie nieleze unaeza mnaeza naeza tunaeza inaeza anaeza wanaeza zinaeza naweza mnaweza
bana walai aki maze buda mresh mkuu kaka dada msee wasee wase wadau fam bazu chief
really quite rather pretty super bit lot lots
bought buy buying nunu- nilinunua nimenunua niliyonunua nilibuy nimebuy nabuy
nataka nilitaka natafuta nahitaji ninahitaji wanataka mnataka anataka tunataka penda- pend- tak- hitaj- wez- 
sem- ambi- jua- jul- ju- fany- kuj- kuja kwenda end- pat- kupata sikia- siki- on- 
`

/** What is done in every second question: alone it says nothing of the topic, beside another word it may. */
export const ACTS = `
near: karibu nearest nearer nearby jirani
leave: ach- ondok- toka- bandon-
put: tia- park-
arrive: shuk- keti-
come: njoo- kuja kuj- pit- pitia- tembele- visit
see: on- angali- tazam- cheki chek-
find: patikan- pat- locate
lose: poteza- potez-
call: pigi- pig-
miss: kosa- kos- missed
reach: fiki- fikish- 
reduce: punguz- pungu- cheaper cheap nafuu rahisi
accept: kubali- pokea- accepted
solved: suluhish- tatu- resolve resolved fixed
happy: furah- ridhik- unhappy dissatisfied satisfied
fail: goma- gom- kataa- kata- katal- feli- failed declined declines rejected
stuck: kwam- gand- jam jammed
pop: popped pops appears appeared tokea- tokez-
later: baadaye baadae mbeleni
extra: zaidi overcharged overcharge
address: anwani
add: ongez- ongezea extend
pack: fung- pakiw- wrapped
tell: ambi- elez- julish- fahamish-
want: tak- hitaj- penda-
brand: kampuni aina
`
