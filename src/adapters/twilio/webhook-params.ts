import { z } from 'zod'

const Sid = z.string().regex(/^(?:SM|MM)[0-9a-fA-F]{32}$/)
const Address = z
  .string()
  .min(1)
  .max(255)
  .refine((address) => !address.includes('\u0000'), 'holds a zero byte')
/** Zero bytes cannot be stored as text; nobody types them. */
const Text = z.string().transform((text) => text.replaceAll('\u0000', ''))

/** A message webhook, as far as we read it. Absent and empty mean the same, except for the body. */
export const MessageParams = z.looseObject({
  MessageSid: Sid,
  From: Address,
  Body: Text.default(''),
  NumMedia: z.string().default('0'),
  MessageType: Text.optional(),
  ProfileName: Text.optional(),
  ExternalUserId: Text.optional(),
  ExternalUserIdentifier: Text.optional(),
  ListId: Text.optional(),
  ListTitle: Text.optional(),
  ButtonPayload: Text.optional(),
  ButtonText: Text.optional(),
  InteractiveData: Text.optional(),
  Latitude: z.string().optional(),
  Longitude: z.string().optional(),
  Label: Text.optional(),
  Address: Text.optional(),
  ProductRetailerId: Text.optional(),
  OriginalRepliedMessageSid: Text.optional(),
  OptOutType: Text.optional(),
})
export type MessageParams = z.infer<typeof MessageParams>

/** A status callback. */
export const StatusParams = z.looseObject({
  MessageSid: Sid,
  MessageStatus: z.string().min(1).max(40),
  ErrorCode: z.string().optional(),
})
