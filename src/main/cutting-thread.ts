import os from 'node:os'
import { answerInThread } from '../adapters/threads/answer-in-thread.ts'
import { cutWhole } from '../domain/knowledge/cut-whole.ts'
import { segmentOf } from '../domain/knowledge/segment-of.ts'
import { languageOfMessage } from '../language/alone/language-of-message.ts'
import type { CutAnswer, CutQuestion } from './cutting.ts'
import { glossaryFiles } from './glossary-files.ts'
import { wordInstructionReader } from './instruction-reader.ts'

/** Turns are answered beside it. Only on Linux is this the priority of a thread; elsewhere it would be that of the process. */
const NICE = 10
if (process.platform === 'linux') os.setPriority(NICE)

const kit = {
  instructions: wordInstructionReader,
  glossary: glossaryFiles(),
  languageOf: (text: string) => languageOfMessage(text, null).lang,
}

async function answer(question: CutQuestion): Promise<CutAnswer> {
  if (question.kind === 'cut') return { kind: 'cut', whole: await cutWhole(question.document, kit) }
  return { kind: 'index', segment: segmentOf(question.passages, kit.glossary) }
}

/** The thread in which documents are cut and indexed. */
answerInThread(answer)
