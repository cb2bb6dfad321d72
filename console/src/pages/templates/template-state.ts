import type { TemplateWire } from '../../../../src/http/contract/templates.ts'
import type { Tone } from '../../ui/chip.tsx'

export const STATE_TONES: Readonly<Record<TemplateWire['status'], Tone>> = {
  approved: 'good',
  pending: 'warn',
  rejected: 'danger',
}
