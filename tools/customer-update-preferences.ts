import { z } from 'zod'
import { CustomerView, PreferenceChange, updatePreferences } from '../src/domain/customers/index.ts'
import { defineTool } from './define-tool.ts'

export const customerUpdatePreferences = defineTool({
  name: 'customer_update_preferences',
  access: 'write',
  description:
    'Changes language, notifications, consents or the remembered delivery of the customer, only as she said herself; absent fields stay. Withdrawing transactional withdraws marketing too. Returns what changed.',
  input: PreferenceChange.shape,
  output: z.strictObject({ customer: CustomerView, changed: z.array(z.string()) }),
  run: updatePreferences,
})
