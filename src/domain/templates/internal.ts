export const VIEW = {
  name: true,
  language: true,
  body: true,
  category: true,
  contentSid: true,
  status: true,
  reason: true,
  updatedAt: true,
  version: true,
} as const
