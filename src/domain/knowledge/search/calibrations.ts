import type { Calibration } from './answerability.ts'

/** Texts in whole paragraphs, or questions with their answers and rows about one thing. */
export type CorpusKind = 'prose' | 'faq_property'

/**
 * Logistic fits over the first 300 questions of two sets, each question once with the document that answers it and once without:
 * XQuAD (English) for prose, the FAQ of DSTC11 for questions and rows. What they make of questions they never saw; the last
 * column are questions whose document was taken away while all about the same thing was left:
 *
 *                                             answered   wrong among them   answered without the document
 *   use-lite-en   XQuAD, the other 890          .742          .008                .047
 *                 AfriQA, in English            .705          .058                .146
 *                 AfriQA, in Swahili            .559          .061                .129
 *                 DSTC11, FAQ (300 seen)        .275          .020                .033
 *   words alone   XQuAD, the other 890          .735          .005                .045
 *                 AfriQA, in English            .681          .065                .158
 *                 AfriQA, in Swahili            .544          .044                .110
 *                 DSTC11, FAQ (only the seen)   .171          .020                .023
 */
const BY_EMBEDDER: Readonly<Record<string, Readonly<Record<CorpusKind, Calibration>>>> = {
  'use-lite-en@0.2.0': {
    prose: { start: -5.74, weights: [8.68, -1.4, 12.51, 2.73, 1.16, -0.01, 1.54, 3.59] },
    faq_property: { start: -3.41, weights: [0.73, 1.44, 4.07, 16.43, 0.38, -0.26, 1.25, -2.97] },
  },
}
const BY_WORDS: Readonly<Record<CorpusKind, Calibration>> = {
  prose: { start: -6.02, weights: [7.09, 0, 10.81, 8.47, 0, 0, 1.98, 0] },
  faq_property: { start: -0.03, weights: [1.65, 0, 1.66, 3.24, 0, 0, -1.36, 0] },
}

/** @param embedder null when words alone decided; an embedder that nobody has measured is trusted like them */
export function calibrationFor(embedder: string | null, kind: CorpusKind): Calibration {
  const known = embedder !== null && Object.hasOwn(BY_EMBEDDER, embedder) ? BY_EMBEDDER[embedder] : undefined
  return (known ?? BY_WORDS)[kind]
}
