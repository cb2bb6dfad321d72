/**
 * Says what a text is about, of all that customers ask shops: the chance of each subject, together 1, always in the same
 * order, the last one that it is about none of them. A question and the passage that answers it often share no word, and still a subject.
 */
export interface SubjectReader {
  subjectsOf(text: string): Float64Array
}
