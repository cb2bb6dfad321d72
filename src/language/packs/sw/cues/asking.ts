import type { CueEntry } from '../../pack.ts'

export const asking: readonly CueEntry[] = [
  {
    cue: 'if',
    phrases:
      'kama; ikiwa; iwapo; endapo; je kama; na kama; vipi kama; na je kama; itakuwaje (kama|nikikosa|ikiwa|); itakuaje (kama|ikiwa|); inakuwaje (kama|ikiwa|); nini kinatokea (kama|); nini kitatokea (kama|); nifanye nini (kama|ikiwa|); tuseme; ila kama; hata kama; hata ikiwa; isipokuwa kama',
    yes: 'itakuwaje kama sipo nyumbani; ikiwa nitalipa leo; iwapo mvua itanyesha; na kama haitoshi; tuseme imeharibika',
    no: 'kamata hiyo; sawa kabisa; kamba ya kiatu',
  },
  {
    cue: 'options',
    phrases: `
      (saizi|size|namba|nambari|rangi|ladha|harufu|ukubwa) (gani|zipi|ipi|zipi zipi|gani gani) (mko nazo|mnazo|ziko|zipo|mnayo|mko nayo|iko|ipo|zinapatikana|inapatikana|zimebaki|ya|za|mnauza|mna|kwa hiyo|)
      (ina|iko na|ziko|zina|zipo|kina|vina|lina|yana|una|inakuja|zinakuja|huja|iko|ni|mna|mko na|mnauza|kuna|inapatikana|zinapatikana) (kwa|na|) (saizi|size|namba|nambari|rangi|ladha|ukubwa) (gani|zipi|ipi|ngapi); (saizi|size|rangi|ladha) (zote|zilizopo|mlizonazo|mlizo nazo|zinazopatikana) (ni|); (saizi|rangi) (zenu|zake|zao) (ni|) (zipi|gani); (kuna|mna|mko na|iko na|ina) (rangi|saizi|size|ladha) (nyingine|zingine|ingine|tofauti)
    `,
    yes: 'mna saizi gani; rangi zipi ziko; inakuja kwa rangi gani; saizi gani zimebaki; ina rangi zipi; kuna rangi nyingine',
    no: 'saizi arobaini; rangi nyeusi; bei gani; aina gani',
  },
  {
    cue: 'picture',
    phrases: `
      (tuma|nitumie|naomba|mnitumie|unitumie|onyesha|nionyeshe|weka|leta|niletee|nione|kuona|nataka|nipe|mnipe|nipatie|nipeni|tumeni|nitumieni) (picha|mapicha|video) (yake|zake|yao|zao|ya|za|yenyewe|halisi|tafadhali|kwanza|); (picha|mapicha) (yake|zake|yao|za|ya|iko|ziko|ipo|tafadhali|); (inafanana|zinafanana|linafanana|kinafanana|inaonekana|zinaonekana|kinaonekana|kinakaa|inakaaje|zinakaaje|inafananaje) (aje|vipi|namna gani|je|); (inakaa|zinakaa) (aje|vipi|namna gani); (iko|ziko) na muonekano gani; muonekano (wake|)
    `,
    yes: 'nitumie picha; naomba picha za viatu; inakaa aje; picha yake iko; zinafanana vipi',
    no: 'niliyoona kwenye picha; kupika wali; viatu vyeusi',
  },
  {
    cue: 'it',
    phrases:
      '(hiyo|hizo|ile|zile|kile|hicho|niliyoona|nimeona|niliona|zilizo|iliyo|kama|) (kwa|kwenye|katika) (hiyo|hii|) (picha|status|video|post|tangazo) (yenu|yako|hiyo|hii|)',
    yes: 'hiyo kwa picha; niliyoona kwenye status yenu; kama kwenye picha',
    no: 'nitumie picha; kwa simu; kwenye duka',
  },
  {
    cue: 'lasting',
    phrases:
      '(inakaa|unakaa|hukaa|inadumu|hudumu|zinadumu|itakaa|itadumu|zinakaa|betri inakaa|chaji inakaa|inaweza kukaa|inaweza kudumu|inashika|inalast|hudumu kwa|yanakaa|yanadumu|yatakaa|linakaa|kinadumu|vinadumu|hukaa na chaji|inakaa na chaji|inakaa na charge|hukaa na charge) (kwa|) (muda gani|saa ngapi|masaa mangapi|siku ngapi|miaka mingapi|miezi mingapi|wiki ngapi|muda mrefu|sana|kiasi gani); (inakaa|hukaa|zinakaa) (na chaji|na charge); (itaharibika|inaharibika|zinaharibika|yataharibika|huharibika) (baada ya|haraka|lini|upesi); tarehe ya (kuisha|kuharibika|mwisho)',
    yes: 'inakaa muda gani; betri inakaa siku ngapi; hudumu miaka mingapi; itaharibika haraka',
    no: 'nakaa Kasarani; muda gani kufika; saa ngapi mnafungua',
  },
  {
    cue: 'size_help',
    phrases:
      '(nichukue|ninunue|nivae|niagize|nitavaa|ninavaa) (saizi|size|namba|nambari) (gani|ipi); (saizi|size|namba|nambari) (gani|ipi) (nichukue|inanifaa|itanifaa|itanitosha|nitavaa|nivae|itamfaa|itamtosha|itafaa|inafaa|ninunue|itanikaa); (inatosha|zinatosha|vinatosha|zinakaa|inakaa|vinakaa) (sawa na|kulingana na|kama) (saizi|namba|size) (yake|halisi|); (ni|zinakuja|inakuja|vinakuja) (ndogo|kubwa|nyembamba|pana) (kuliko|kushinda) (kawaida|saizi|size|namba); (jedwali|mwongozo) (la|wa) saizi; (napima|nipime|kupima|nipimeje|napimaje) (mguu|miguu|saizi|size) (aje|vipi|yangu|)',
    yes: 'nichukue saizi gani; zinakuja ndogo kuliko kawaida; saizi gani itanitosha; nipime mguu vipi',
    no: 'mna saizi gani; saizi 40; ndogo moja',
  },
  {
    cue: 'remind',
    phrases:
      '(nikumbushe|nikumbusheni|unikumbushe|mnikumbushe|nikumbushie) (nilichagua nini|nilichochagua|nilichoagiza|nilisema nini|oda yangu|saizi yangu|bei|nini|); (nilichagua|nilisema|nilikuambia|niliwaambia|nilitaja|niliweka|nilikwambia) (nini|gani|ipi|zipi|saizi gani|size gani|namba gani|rangi gani|ngapi|vitu gani); (saizi|rangi|namba) (niliyosema|niliyochagua|niliyotaja) (ni|ilikuwa|) (gani|ipi|ngapi|)',
    yes: 'nikumbushe nilichagua nini; nilisema saizi gani; nilitaja rangi gani; nikumbushe tafadhali',
    no: 'nakumbuka; nichague gani; nilisema kubwa',
  },
]
