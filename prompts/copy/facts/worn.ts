import { has, is, type YesNo, yesNo } from './yes-no.ts'

/** Facts of goods that are worn. */
export const WORN: Readonly<Record<string, YesNo>> = {
  breathable: is('breathable', ['Inapitisha hewa.', 'Haipitishi hewa.'], ['Inapitisha hewa.', 'Haipitishi hewa.']),
  waterproof: is(
    'waterproof',
    ['Haipitishi maji kabisa (waterproof).', 'Inaweza kupitisha maji, si waterproof.'],
    ['Iko waterproof, haiingizi maji.', 'Si waterproof, inaeza ingiza maji.'],
  ),
  water_resistant: is(
    'water resistant',
    ['Inastahimili maji kidogo.', 'Haistahimili maji.'],
    ['Inahimili maji kiasi.', 'Haihimili maji.'],
  ),
  fine_in_water: yesNo(
    ['It is fine in water.', 'It should not go in water.'],
    ['Inaweza kuingia majini.', 'Haifai kuingia majini.'],
    ['Inaeza ingia maji.', 'Haifai kuingia maji.'],
  ),
  salt_water: yesNo(
    ['It can take salt water.', 'It cannot take salt water.'],
    ['Inastahimili maji ya chumvi.', 'Haistahimili maji ya chumvi.'],
    ['Inahimili maji ya chumvi.', 'Haihimili maji ya chumvi.'],
  ),
  reflective: has('reflective parts', 'sehemu zinazong’aa gizani', 'reflector'),
  spikes: has('spikes', 'spikes (misumari)', 'spikes'),
  ankle_padding: has('padding at the ankle', 'sponji kwenye kifundo cha mguu', 'padding kwa ankle'),
  machine_washable: yesNo(
    ['It can be washed in a machine.', 'It cannot be washed in a machine.'],
    ['Inaweza kuoshwa kwa mashine.', 'Haifai kuoshwa kwa mashine.'],
    ['Unaeza iosha na machine.', 'Huwezi iosha na machine.'],
  ),
  washable: yesNo(
    ['It can be washed.', 'It cannot be washed.'],
    ['Inaweza kuoshwa.', 'Haifai kuoshwa.'],
    ['Inaosheka.', 'Haiosheki.'],
  ),
  leather: yesNo(
    ['It is real leather.', 'It is not real leather.'],
    ['Ni ngozi halisi.', 'Si ngozi halisi.'],
    ['Ni ngozi ori.', 'Si ngozi ori.'],
  ),
  non_slip: yesNo(
    ['It does not slip (non-slip sole).', 'It can slip.'],
    ['Haitelezi.', 'Inaweza kuteleza.'],
    ['Haitelezi.', 'Inaeza teleza.'],
  ),
  logo: has('logos', 'nembo', 'logo'),
  non_marking: yesNo(
    ['It leaves no marks on the floor.', 'It leaves marks on the floor.'],
    ['Haiachi alama sakafuni.', 'Huacha alama sakafuni.'],
    ['Haiachi marks kwa floor.', 'Inaacha marks kwa floor.'],
  ),
  resoleable: yesNo(
    ['The sole can be replaced.', 'The sole cannot be replaced.'],
    ['Soli inaweza kubadilishwa.', 'Soli haiwezi kubadilishwa.'],
    ['Soli inaeza badilishwa.', 'Soli haiwezi badilishwa.'],
  ),
  oil_resistant: is(
    'oil resistant',
    ['Inastahimili mafuta.', 'Haistahimili mafuta.'],
    ['Inahimili mafuta.', 'Haihimili mafuta.'],
  ),
  foldable: yesNo(['It folds.', 'It does not fold.'], ['Inakunjika.', 'Haikunjiki.'], ['Inafold.', 'Haifold.']),
  handmade: is(
    'made by hand',
    ['Imetengenezwa kwa mkono.', 'Haikutengenezwa kwa mkono.'],
    ['Imetengenezwa na mkono.', 'Haijatengenezwa na mkono.'],
  ),
  quick_drying: yesNo(
    ['It dries quickly.', 'It does not dry quickly.'],
    ['Hukauka haraka.', 'Haikauki haraka.'],
    ['Inakauka fast.', 'Haikauki fast.'],
  ),
  steel_toe: has('a steel toe', 'chuma kwenye vidole', 'chuma kwa vidole'),
  puncture_resistant: yesNo(
    ['Nails do not go through the sole.', 'Nails can go through the sole.'],
    ['Misumari haipenyi soli.', 'Misumari inaweza kupenya soli.'],
    ['Misumari haipiti soli.', 'Misumari inaeza pita soli.'],
  ),
  lights: has('lights', 'taa', 'taa'),
  cut_to_fit: yesNo(
    ['You cut it to fit.', 'It is not to be cut.'],
    ['Unaikata itoshee.', 'Haikatwi.'],
    ['Unaikata ifit.', 'Haikatwi.'],
  ),
}
