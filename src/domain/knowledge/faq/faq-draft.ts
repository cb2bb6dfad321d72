import type { Draft } from './write-draft.ts'

/** What is read of a question and its answer: under a heading that asks. */
export function faqDraft({ question, answer }: { question: string; answer: string }): Draft {
  const asked = /\?["'”’)]*$/u.test(question) ? question : `${question.replace(/[.!:;]+$/u, '')}?`
  return { text: `# ${asked}\n\n${answer}`, fileName: 'faq.md' }
}
