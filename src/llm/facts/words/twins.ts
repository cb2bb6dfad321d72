/** Words of things that one language of a shop's passages has and another language of its replies. */
const PAIRS = `brick matofali; sandal sandali; road rd; road barabara; instagram ig; instagram insta; facebook fb; website tovuti; website site; invoice ankara; half nusu; 50 nusu; 50 half; 25 robo; 25 quarter; free bure; kitchen jiko; kitchen jikoni; town mjini; town mji; city jiji; garden bustani; pool bwawa; bedroom kulala; bedroom vyumba; room chumba; rooms vyumba; room vyumba; shared pamoja; towel taulo; bed kitanda; bath bafu; bathroom bafu; toilet choo; shower bafu; garden bustani;
  hair nywele; washed imeoshwa; washed zimeoshwa; wash osha; receipt risiti; receipt stakabadhi; tag lebo; label lebo; worn kuvaliwa; worn kuvaa; worn imevaliwa; worn haijavaliwa; unworn haijavaliwa; used imetumika; unused haijatumika;
  card kadi; battery betri; camera kamera; phone simu; charger chaja; water maji; milk maziwa; sugar sukari; flour unga; rice mchele; meat nyama; goat mbuzi; chicken kuku; fish samaki; egg mayai; bread mkate; tea chai; coffee kahawa;
  fruit matunda; vegetable mboga; cake keki; food chakula; drink kinywaji; breakfast kifungua; breakfast kinywa; lunch chamcha; dinner chajio; guest wageni; guest mgeni; adult mzima; adult watu; child mtoto; children watoto; women wanawake; men wanaume;
  house nyumba; cottage nyumba; beach ufuo; beach ufukwe; beach ufukweni; sea bahari; ocean bahari; lake ziwa; tent hema; tent mahema; chair kiti; chair viti; table meza; car gari; driver dereva; road barabara; seat kiti; seat viti; ticket tiketi;
  shoe viatu; shoe kiatu; dress gauni; dress nguo; clothes nguo; trousers suruali; shirt shati; bag mkoba; bag begi; leather ngozi; cotton pamba; wood mbao; iron chuma; nail misumari; cement saruji; sheet mabati; paint rangi; door mlango; window dirisha; wall ukuta;
  medicine dawa; doctor daktari; tablet vidonge; prescription cheti; certificate cheti; identity kitambulisho; id kitambulisho; passport pasipoti; licence leseni; license leseni; deposit amana; deposit arbuni; fee ada; fine faini; late kuchelewa; late ukichelewa;
  fridge friji; television runinga; light taa; electricity umeme; solar sola; engine injini; oil mafuta; fuel mafuta; tyre tairi; wheel gurudumu; glass kioo; spectacles miwani; glasses miwani; lens lenzi;
  seed mbegu; fertiliser mbolea; fertilizer mbolea; chick vifaranga; chick kifaranga; cow ngombe; feed chakula; farm shamba; farmer mkulima; morning asubuhi; afternoon mchana; evening jioni; night usiku; weekend wikendi;
  entrance mlango; entrance kiingilio; entry kiingilio; entry kuingia; reception mapokezi; security ulinzi; parking maegesho; kids watoto; language lugha; teacher mwalimu; lesson somo; lesson masomo; class darasa; book kitabu; school shule; exam mtihani`

const TWINS = new Map<string, string[]>()
for (const pair of PAIRS.split(';')) {
  const [english = '', swahili = ''] = pair.trim().split(' ')
  TWINS.set(english, [...(TWINS.get(english) ?? []), swahili])
  TWINS.set(swahili, [...(TWINS.get(swahili) ?? []), english])
}

/** The same thing in the other language; empty for a word that is in no pair. */
export function twinsOf(word: string): readonly string[] {
  return TWINS.get(word) ?? TWINS.get(word.replace(/s$/, '')) ?? []
}
