import type { LanguageWords } from '../../identify/language-words.ts'

export const LANGUAGE: LanguageWords = {
  language: 'sheng',
  frame: '',
  common: '',
  marks: `
  niaje naje buda budaa bro msee mse wasee mamse manze maze mazee banaa doo dooh ngiri thao thaoz ganji chapaa chapa mkwanja nare mresh
  demu mdem madem noma fiti freshi fresha ushago shags sonko sanse karao karau kejani keja keh mathe fathe buyu nganya mangwanyi jero
  jiroo ashu mbao semaje wasup wozza ocha naeza nadai nadaai staki stakangi nko ukona mkona rieng riang wueh nipee tubonge bonge bongeni
  wueeh nibonge nikubonge saii sahii sahi sahizi sai naskia naskiza ntakam ntado nitado ntachukua ntalipa ntakujia kam kuchill chill bonga
  kubonga mbonge kumada kunyonga joh jooh nangos ngori ng'ori msupa manyanga njumu ndula gotea mzeiya mzeya mzito arif arifu ndai dinga
  moti nduthi mkoro imeivana inaeza unaeza mnaeza tunaeza anaeza siezi inabamba hubamba imebamba kudinya mang'aa umedo hanye hasla
  mahustle mboch sijaskia umeskia nicheki nichekie nicheck ucheki cheki unicheki nitext nitextie nishow unishow ivi hivyoo mtoi watoi
  mamorio moriao morio kimaisha mosmos mdau hepeni usilenge nimelenga nimehepa wachana wacheni waks oyaa oya yooh nyako xaxa xema kiongos
  mabeste beshte beste mabeshte mafan mafans ukam mkam atakam imekam zimekam ikam nikam nikicheki mang'ang'a hakunanga sinaga sinanga
  hukuanga hukuwanga umenyamaza umenimute umeniblock mniblock zinacost inacost unacost zilicost itacost mnauzanga huuzanga mnafunganga
  mnafunguanga inakuanga mnapatikananga umeget niget nimeget nikiget inaendaje inafanyaje bana sota nimesota tumesota umesota msoto tei
  keroro mtura mutura smocha chapo madondo ndondo mahewa luku dere makanga konda kange manamba mathree jaba veve mogoka ndom ndogi fegi
  fegii shash ingo mwere mwanangu kinyangi kinoma kinyama kishenzi kichizi mfine mafine wera hasora chorea nimechorea umechorea wamechorea
  lenga umelenga amelenga nalenga hepa amehepa tuhepe uhepe nyandua gavaa gavament doba dooo ngwati ngware sato tuesdei bazu bazuu mabazu
  gang gangii genje gengetone nyash dame mamanzi manzi kichuna shuga sponyo sponsa okuyu wakuyu buyangu shosh shosho sabuu masabuu mcheki
  tucheki wacheki skiza niskize skia nimeskia nliskia sikuskia unaskia mnaskia tuskize ashanget sijaget hajaget tukiget nlikuwa nliona
  nlienda nlisema nlidhani ntarudi ntakuja ntatuma ntakutumia ntakupea ntakushow ntakucheki nakucheki nikucheki nitakucheki nitakucheck
  mnishow nimeshow ameshow kunishow kukupea nikupee unipee unipea mnipee mnipea amenipea nimempea hamuezi huezi haiezi siwes unawes inawes
  kuwes wes hawaezi akona tukona wakona hukona ikona zikona mbichwa mafisi mseee weeuh weuh wuehh eish eishh ghai yawa yawah ndagacha
  mbogi mbogii tubebane kuiva imeivaa kubambika bambika inabambaa anabamba unabamba mmebamba chizika kudata nimedata amedata mnoma wanoma
  zanoma manoma machizi makarao masanse masufferer mahasola kuhasola kuhustle nahustle tunahustle wanahustle tumanga mangee kumanga dishi
  kudish nimedish tudish mlishi kubuy kusell kuspend kupost kuchat kutext kupark kudrive kudate kubreak kuvibe kuenjoy kushop kuwatch
  kuplay kulook kushare kutrust kuask kutry kuwin kulose kuleave kumeet kufeel kulike mekejani keroma mbugi ndauo vela velaa matha mathako
  mzaee mzae mabuda wazae fathela mathela broski broo brathe sistee sistako brathako nyong'inyo mavitu mangoma mafala wafala ngeus ngeusi
  oriti pang'ang'a mang'arua mpoa wapoa msoo thaos ngovo kinde vako blanda nyonyi sinyorita zii ziii apana swafi fitii friii freshii
  `,
  hints: `
  aje iko ziko niko uko mko ako tuko nikona iza dem vipi rada tao mob raba kali zikali makali wakali ati eti hivo ingine mingi poa wadau
  mwana hustle fala ikuwe nikuwe kukuwa mathee gava masa hao hio io iyo ivo izo apo bamba jo soo finje ka kaa venye zenye mi wanadunga
  kudunga stori story alafu afu ndo ety etii yani yaani aii aiii ata kumbe sidai kaliii
  `,
  borrowedVerbs: `
  order deliver pay check book cancel send confirm return text call refund upgrade charge ship chat add remove change exchange download
  update reply like love need want help show cost buy sell pick wait track receive share post save block reset login log sign subscribe
  unsubscribe invest try fit start stop finish test discuss negotiate print install fix repair replace swap manage afford get give close
  open connect complain report apply register verify process supply stock restock follow remind feel support ask match choose select offer
  top submit trust approve decide consider travel design brand customise customize wear date vibe relax enjoy plan miss move google deal
  fail expire work come do skip scam con delay kam mada shave dish sort bonga bonge chop dunga paste
  `,
}
