import fc from 'fast-check'

/** The same random cases on every machine and in every run, so that a red run can be repeated; another seed looks further. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_121)

fc.configureGlobal({ seed })
