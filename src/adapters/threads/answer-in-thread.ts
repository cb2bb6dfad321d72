import { parentPort, type TransferListItem } from 'node:worker_threads'
import type { Answered, Question } from './messages.ts'

/**
 * The other end of `askedThread`: answers what this thread is asked, in whatever order it is done.
 * @param handedOver what of an answer is given away instead of copied
 */
export function answerInThread<Asked, Answer>(
  answer: (asked: Asked) => Promise<Answer>,
  handedOver: (answer: Answer) => TransferListItem[] = () => [],
): void {
  const port = parentPort
  if (port === null) throw new Error('this file is the beginning of a thread, not of a program')
  port.on('message', ({ id, asked }: Question<Asked>) => {
    answer(asked).then(
      (done) => port.postMessage({ id, answer: done } satisfies Answered<Answer>, handedOver(done)),
      (error: unknown) => port.postMessage({ id, failure: String(error) } satisfies Answered<Answer>),
    )
  })
}
