import type { GovernorWords } from '../../governor/governor-words.ts'

export const GOVERNOR: GovernorWords = {
  grave:
    'dinya (mamako|mathako|wewe); kudinya mamako; mamako (malaya|kuma); mathako (malaya|kuma); fuck (wewe|nyinyi); nitakumada; ntakumada; tutawamada; nitakumaliza wewe; ghaseer; msee wa kuma; manyoko; nitakushoot',
  mild: '(we|wewe|nyinyi|we ni|wewe ni) (fala|mafala|mfala|fala sana|dunda|mkora|wakora|ghasia|mjinga|idiot|stupid|useless); fala (wewe|nyinyi|hii ya); mafala (nyinyi|hawa|nyie|); bot (hii|) (ni|iko|) (fala|ya ujinga|imechizi|slow|jinga|bure); (mnaboesha|unaboesha|mnaboeshanga|mnabore|unabore|mnaboo|unaboo); (wacha|acha) (ujinga|upuuzi|ufala|umbea); ufala (wako|wenu|tu); umechizi; mmechizi; mko wajinga; uko mjinga',
  harmless: 'mimi ni fala; me ni fala; nisiwe fala; usinione fala',
  spam: [
    {
      sign: 'earn',
      weight: 0.7,
      phrases:
        '(make|pata|tengeneza|omoka na|unda) (_|doo|chapaa|ganji|mkwanja) (daily|kila siku|weekly|online|ukiwa keja|ukiwa kejani|haraka|ukichill); omoka (online|na|haraka|leo); doo (ya haraka|rahisi|mob daily|ya online); form ya (online|kuomoka) (_|)',
    },
    { sign: 'loan', weight: 0.6, phrases: 'loan (ya haraka|bila|ya doo|poa|chap|instant) (_|)' },
    {
      sign: 'betting',
      weight: 0.7,
      phrases:
        'odds (moto|kali|za leo|za uhakika|sure); mkeka (ya leo|sure|moto|wa leo|_ odds); betslip (ya|moto|_); sure bet*; tip za leo',
    },
    {
      sign: 'chain',
      weight: 0.6,
      phrases:
        '(tuma|sambaza|forward|send|share) (hii|hii text|hii msg|message hii|io) (kwa|na) (wasee|maboy|mabeshte|groups|group|watu|_ _)',
    },
    {
      sign: 'join',
      weight: 0.6,
      phrases: '(join|ingia|jiunge) (group|channel|telegram|page|squad) (yetu|yangu|hii|_); tuingie (telegram|group)',
    },
    { sign: 'click', weight: 0.4, phrases: '(bonyeza|click|tap) (hapa|link|hii|ii link|hio link) (_|)' },
    { sign: 'free', weight: 0.35, phrases: '(bundles|airtime|data|gb) (ya|za|) (bure|free|mob bure)' },
    { sign: 'secret', weight: 0.7, phrases: '(nitumie|tuma|nipee|nishow) (pin|otp|code) (yako|imekam|imeingia|_)' },
  ],
  casual: `
    (niaje|naje|sasa|sema|oya|wasee|rada|mambo|vipi|habari|wozza|xaxa|xema|uko aje|mko aje|aje|form|form ni gani|rieng|rada ni gani|rada gani|story ni|gotea) (bro|buda|msee|wasee|boss|mkubwa|mkuu|mazee|manze|maze|mtu wangu|beshte|chief|sana|yako|poa|)
    (poa|fiti|fresh|shwari|safi|niko poa|niko fiti|ni poa|ni fiti|ni fresh|tuko poa|uko poa|uko fiti) (sana|tu|bro|buda|msee|manze|wewe je|na wewe|); (asante|thanks|shukran) (bro|buda|msee|boss|mkubwa|sana|mazee); (tubonge|piga story|tupige story|niko bored|nimebore|uko single|uko na dem|uko na boy|unadate|nakumiss|nimekumiss|we ni bot|we ni robot|we ni nani|nakupenda buda|nichekeshe|nipe joke|nipe story|niambie joke) (basi|leo|tu|bro|); tutabonga; tuonane; lala poa; siku poa; weekend poa
  `,
  frustrated: `
    mnabore; unabore; inabore; umebore; mmebore; imenibore; mmenibore; mnaniboo; unaniboo; inaboo; mnaboo; mnaniboesha; mnazingua; unazingua; mnanizingua; (wacha|acha|wacheni) (ujinga|mchezo|upuuzi|story za jaba|jokes); mnanicheza; unanicheza; mnakula (pesa|doo); mmekula (pesa|doo|ganji|chapaa); nimechoka na; hii ni (ujinga|upuuzi|nini sasa|jokes|ufala); mnaniforce; sipati (help|jibu); mko (slow|chini); uko slow; hamreply; hureply; hamko serious; hauko serious; mko na jokes; nimengoja (sana|mpaka|hadi); mnacon; mmenicon; wakora; mkora; mnanikasirisha; nimekasirika
  `,
  content: '(sijakasirika|si mbaya|hamjanibore|hujanibore)',
  legal:
    'karao; makarao; sanse; masanse; nitawareport; ntawareport; nawareport; (nawapeleka|nitawapeleka|ntawapeleka) (court|koti|station|dci|kwa karao)',
  medical:
    'niko na (mimba|ball ya mtoi|allergy|pressure|sugar ya damu); ako na (mimba|allergy); imenichoma (ngozi|uso|face|skin); imeniletea (rash|pimples|upele); nilitapika; nimetapika; (nataka|nadai|nafeel|nafikiria) (kujimaliza|kujikill|kudie|kujitoa uhai)',
  notSensitive: '',
}
