import os from 'node:os'
import { answerInThread } from '../adapters/threads/answer-in-thread.ts'
import { claimRows } from '../domain/knowledge/conflicts/claim-rows.ts'
import { conflictsBetween } from '../domain/knowledge/conflicts/conflicts-between.ts'
import { cutWhole } from '../domain/knowledge/cut-whole.ts'
import { segmentOf } from '../domain/knowledge/segment-of.ts'
import { languageOfMessage } from '../language/alone/language-of-message.ts'
import type { CutAnswer, CutQuestion } from './cutting.ts'
import { factFigureReader } from './figure-reader.ts'
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
  switch (question.kind) {
    case 'cut':
      return { kind: 'cut', whole: await cutWhole(question.document, kit) }
    case 'index':
      return { kind: 'index', segment: segmentOf(question.passages, kit.glossary) }
    case 'claims':
      return { kind: 'claims', pieces: claimRows(question.passages, factFigureReader) }
    case 'conflicts':
      return { kind: 'conflicts', conflicts: conflictsBetween(question.documents, question.rows, factFigureReader) }
  }
}

/** The thread in which documents are cut and indexed, and held against each other. */
answerInThread(answer)
