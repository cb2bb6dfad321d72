import { paymentGetMethods } from '../../../tools/payment-get-methods.ts'
import { toolNode } from '../../core/tool-node.ts'

/** Which ways can take the money that is still awaited: only these are offered beside the answer. */
export const ordersPaymentMethodsNode = toolNode(paymentGetMethods, {
  args: ({ order }) => ({ order_id: order?.orderId ?? null }),
  keep: ({ methods }) => ({
    methods,
    paymentMethods: methods.filter(({ enabled }) => enabled).map(({ method }) => method),
  }),
  // The order is known all the same, and so is what was offered before.
  failed: () => ({ toolFailure: null }),
})
