import type { DocumentWire } from '../../../../src/http/contract/document.ts'
import { everyOf } from '../../lib/every-of.ts'

export const DOCUMENT_TYPES = everyOf<DocumentWire['type']>()(['doc', 'policy', 'faq', 'sop', 'summary'])
