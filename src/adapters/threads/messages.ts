/** What a thread is asked, and what it answers: both ends are this program, and know each other's types. */
export interface Question<Asked> {
  id: number
  asked: Asked
}

export type Answered<Answer> = { id: number; answer: Answer } | { id: number; failure: string }
