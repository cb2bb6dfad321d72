import { z } from 'zod'

const Variables = z.record(z.string().min(1).max(16), z.string().max(1600))
const Title = z.string().min(1).max(60)

const Text = z.looseObject({ body: z.string().min(1).max(1600) })
const QuickReply = z.looseObject({
  body: z.string().min(1).max(1024),
  actions: z
    .array(z.looseObject({ title: Title, id: z.string().min(1).max(200) }))
    .min(1)
    .max(10),
})
const ListPicker = z.looseObject({
  body: z.string().min(1).max(1024),
  button: Title,
  items: z
    .array(
      z.looseObject({
        item: Title,
        id: z.string().min(1).max(200),
        description: z.string().max(200).optional(),
      }),
    )
    .min(1)
    .max(10),
})
const CallToAction = z.looseObject({
  body: z.string().min(1).max(1024),
  actions: z
    .array(
      z.discriminatedUnion('type', [
        z.looseObject({ type: z.literal('URL'), title: Title, url: z.string().min(1) }),
        z.looseObject({ type: z.literal('PHONE_NUMBER'), title: Title, phone: z.string().min(1) }),
      ]),
    )
    .min(1)
    .max(2),
})

/** The content types of the fake: exactly these keys, at least one of them. */
const ContentTypes = z
  .strictObject({
    'twilio/text': Text.optional(),
    'twilio/quick-reply': QuickReply.optional(),
    'twilio/list-picker': ListPicker.optional(),
    'twilio/call-to-action': CallToAction.optional(),
  })
  .refine((types) => Object.values(types).some((type) => type !== undefined), { message: 'no content type given' })
export type ContentTypes = z.infer<typeof ContentTypes>

/** The body of `POST /v1/Content`. Unknown keys, such as the camelCase ones of the SDK's typed request, are refused. */
export const ContentCreate = z.strictObject({
  friendly_name: z.string().max(128).optional(),
  language: z.string().min(2).max(10),
  variables: Variables.optional(),
  types: ContentTypes,
})
export type ContentCreate = z.infer<typeof ContentCreate>

export type ApprovalStatus = 'unsubmitted' | 'received' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled'

/** A content as the fake provider keeps it. `createdAt` is milliseconds since 1970. */
export interface Content extends ContentCreate {
  sid: string
  accountSid: string
  createdAt: number
  approval: { status: ApprovalStatus; name: string; category: string } | null
}

export interface Choice {
  id: string
  title: string
  description?: string
}

export interface LinkAction {
  title: string
  url: string
}

/** A content with its variables filled in, as the phone shows it. */
export type RenderedContent =
  | { type: 'text' }
  | { type: 'quick-reply'; choices: Choice[] }
  | { type: 'list-picker'; button: string; choices: Choice[] }
  | { type: 'call-to-action'; links: LinkAction[] }
