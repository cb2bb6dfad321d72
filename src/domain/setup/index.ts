export { followPrompt } from './follow-prompt.ts'
export { getSetup } from './get-setup.ts'
export { tryPrompt } from './try-prompt.ts'
export { tryWebhook } from './try-webhook.ts'
