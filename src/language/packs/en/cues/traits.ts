import type { CueEntry } from '../../pack.ts'

/** What goods are asked about and never are: their weight, their height, where they come from. */
export const traits: readonly CueEntry[] = [
  {
    cue: 'trait',
    phrases: `
      weight; weigh; weighs; weighing; height; length; width; diameter; thickness; dimension; dimensions; measurements; wattage; voltage; ingredients
      (how|hw) (heavy|tall|high|thick|wide|deep|thin|loud|hard|sour|spicy|bright|strong|big|large|stiff)
      (break|breaking) (them|it|these|) in; (made|makes) (of|from|out of); (come|comes|coming|sourced|grown|farmed|harvested) from; (country|place) of origin; origin; from which (country|farm|place|county)
    `,
    yes: 'what is the weight; how heavy is it; does it need breaking in; what is it made of; they come from which farm; how high is the heel',
    no: 'how much is it; it came broken; can I come in; lengthy talk; how long does delivery take',
  },
]
