import { z } from 'zod'
import { listOffers, OfferView } from '../src/domain/offers/index.ts'
import { defineTool } from './define-tool.ts'

export const offersGetApplicable = defineTool({
  name: 'offers_get_applicable',
  access: 'read',
  description:
    'Offers this customer can use now, with their codes and conditions. With an order, the one that reduces it says by how much. There are no other offers.',
  input: { order_id: z.uuid().nullable() },
  output: z.strictObject({ offers: z.array(OfferView) }),
  run: async (ctx, { order_id }) => ({ offers: await listOffers(ctx, { orderId: order_id }) }),
})
