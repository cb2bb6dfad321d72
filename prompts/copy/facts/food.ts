import { type YesNo, yesNo } from './yes-no.ts'

/** Facts of food and what a household uses up. */
export const FOOD: Readonly<Record<string, YesNo>> = {
  wholegrain: yesNo(
    ['It is wholegrain.', 'It is not wholegrain.'],
    ['Ni ya nafaka nzima.', 'Si ya nafaka nzima.'],
    ['Ni wholegrain.', 'Si wholegrain.'],
  ),
  sugar_added: yesNo(
    ['It has added sugar.', 'No sugar is added.'],
    ['Imeongezwa sukari.', 'Haina sukari iliyoongezwa, ni bila sukari.'],
    ['Iko na sukari imeongezwa.', 'Haina sukari, haijaongezwa.'],
  ),
  iodised: yesNo(
    ['It is iodised.', 'It is not iodised.'],
    ['Ina madini ya joto (iodine).', 'Haina madini ya joto (iodine).'],
    ['Iko na iodine.', 'Haina iodine.'],
  ),
  aromatic: yesNo(['It is aromatic.', 'It is not aromatic.'], ['Inanukia.', 'Hainukii.'], ['Inanukia.', 'Hainukii.']),
  dry: yesNo(['It is dry.', 'It is not dry.'], ['Ni kavu.', 'Si kavu.'], ['Ni kavu.', 'Si kavu.']),
  soaking_needed: yesNo(
    ['It needs soaking first.', 'It does not need soaking.'],
    ['Inahitaji kulowekwa kwanza.', 'Haihitaji kulowekwa, inapikwa bila kuloweka.'],
    ['Lazima uiloweke kwanza.', 'Haihitaji kuloweka.'],
  ),
  raw: yesNo(['It is raw.', 'It is not raw.'], ['Ni mbichi.', 'Si mbichi.'], ['Ni raw.', 'Si raw.']),
  pasteurised: yesNo(
    ['It is pasteurised.', 'It is not pasteurised.'],
    ['Imechemshwa kuua vijidudu (pasteurised).', 'Haijachemshwa kuua vijidudu (pasteurised).'],
    ['Iko pasteurised.', 'Haiko pasteurised.'],
  ),
  dairy: yesNo(
    ['It is dairy.', 'It has no dairy.'],
    ['Imetengenezwa kwa maziwa.', 'Haina maziwa.'],
    ['Iko na maziwa.', 'Haina maziwa.'],
  ),
  graded: yesNo(
    ['They are sorted by size.', 'They are not sorted by size.'],
    ['Yamepangwa kwa ukubwa.', 'Hayajapangwa kwa ukubwa.'],
    ['Zimesort kwa size.', 'Hazijasort kwa size.'],
  ),
  butter: yesNo(
    ['It is butter.', 'It is not butter.'],
    ['Ni siagi.', 'Si siagi halisi.'],
    ['Ni butter.', 'Si butter.'],
  ),
  pure: yesNo(
    ['It is pure.', 'It is not pure.'],
    ['Ni halisi, haijachanganywa.', 'Imechanganywa.'],
    ['Ni pure, haijachanganywa.', 'Imechanganywa.'],
  ),
  chicory: yesNo(
    ['It has chicory.', 'No chicory in it.'],
    ['Ina chicory.', 'Haina chicory.'],
    ['Iko na chicory.', 'Haina chicory.'],
  ),
  purified: yesNo(
    ['It is purified.', 'It is not purified.'],
    ['Yamesafishwa.', 'Hayajasafishwa.'],
    ['Yamesafishwa.', 'Hayajasafishwa.'],
  ),
  sliced: yesNo(
    ['It is sliced.', 'It is not sliced.'],
    ['Umekatwa vipande.', 'Haujakatwa vipande.'],
    ['Uko sliced.', 'Hauko sliced.'],
  ),
  ripe: yesNo(
    ['They are ripe.', 'They are not ripe yet, they are sold firm.'],
    ['Yameiva.', 'Hayajaiva bado.'],
    ['Zimeiva.', 'Hazijaiva bado.'],
  ),
  washed: yesNo(
    ['They are washed.', 'They are not washed.'],
    ['Zimeoshwa.', 'Hazijaoshwa.'],
    ['Zimeoshwa.', 'Hazijaoshwa.'],
  ),
  in_season: yesNo(
    ['They are in season.', 'They are out of season for now.'],
    ['Ni msimu wake.', 'Si msimu wake kwa sasa.'],
    ['Ni season yake.', 'Si season yake saa hii.'],
  ),
  juicy: yesNo(
    ['They are juicy.', 'They are not juicy.'],
    ['Yana maji mengi.', 'Hayana maji mengi.'],
    ['Ziko na juice mob.', 'Hazina juice mob.'],
  ),
  hard_water: yesNo(
    ['It lathers in hard water too.', 'It does not lather in hard water.'],
    ['Inatoa povu hata kwenye maji magumu (ya chumvi).', 'Haitoi povu kwenye maji magumu (ya chumvi).'],
    ['Inatoa povu hata na maji ya chumvi.', 'Haitoi povu na maji ya chumvi.'],
  ),
  mild: yesNo(
    ['It is mild.', 'It is not mild.'],
    ['Ni laini kwa ngozi.', 'Si laini kwa ngozi.'],
    ['Ni mild kwa ngozi.', 'Si mild kwa ngozi.'],
  ),
  returnable: yesNo(
    ['It can be returned.', 'It cannot be returned.'],
    ['Inaweza kurudishwa.', 'Haiwezi kurudishwa.'],
    ['Unaeza rudisha.', 'Huwezi rudisha.'],
  ),
}
