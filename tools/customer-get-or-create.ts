import { z } from 'zod'
import { CustomerView, getCustomer } from '../src/domain/customers/index.ts'
import { defineTool } from './define-tool.ts'

export const customerGetOrCreate = defineTool({
  name: 'customer_get_or_create',
  access: 'read',
  description:
    'The customer of this conversation: name, phone, language, consents. She exists from her first message on, so this never makes a second one.',
  input: {},
  output: z.strictObject({ customer: CustomerView }),
  run: async (ctx) => ({ customer: await getCustomer(ctx) }),
})
