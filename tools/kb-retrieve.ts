import { z } from 'zod'
import { KnowledgeType, retrieve, Snippet } from '../src/domain/knowledge/index.ts'
import { defineTool } from './define-tool.ts'

export const kbRetrieve = defineTool({
  name: 'kb_retrieve',
  access: 'read',
  description:
    "Passages of the shop's own documents that answer a question, at most three, with titles to cite. Not `confident`: the documents do not answer it, so say that it is not known.",
  input: { query: z.string().min(1).max(1000), types: z.array(KnowledgeType).min(1).nullable() },
  output: z.strictObject({ snippets: z.array(Snippet).max(3), confident: z.boolean() }),
  run: retrieve,
})
