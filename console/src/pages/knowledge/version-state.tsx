import type { VersionWire } from '../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'

export type VersionStatus = VersionWire['status']

const TONES: Readonly<Record<VersionStatus, Tone>> = {
  received: 'info',
  extracting: 'info',
  chunking: 'info',
  checking: 'info',
  needs_confirmation: 'warn',
  ready: 'info',
  published: 'good',
  retired: 'neutral',
  duplicate: 'neutral',
  unchanged: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
}

/** Where a version stands, in a word. */
export function VersionState({ status }: { status: VersionStatus }) {
  const say = useKnowledgeWords()
  return <Chip tone={TONES[status]}>{say(`status.${status}`)}</Chip>
}
