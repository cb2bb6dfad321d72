import type { ImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import { useImportWords } from '../../../i18n/imports.ts'
import { Chip, type Tone } from '../../../ui/chip.tsx'

const STATUS_TONES: Record<ImportWire['status'], Tone> = {
  mapping: 'warn',
  checked: 'info',
  applying: 'accent',
  applied: 'good',
  undoing: 'accent',
  undone: 'neutral',
}

/** How far a file is, in a word. */
export function StatusChip({ status }: Pick<ImportWire, 'status'>) {
  const say = useImportWords()
  return <Chip tone={STATUS_TONES[status]}>{say(`imports.status.${status}`)}</Chip>
}
