import type Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import type { ActiveFault } from '../fault-rule.ts'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { MODEL_DIALECT, modelError } from './errors.ts'
import { createPromptCache, estimateTokens, type PromptCache } from './prompt-cache.ts'
import { type Answer, type Blocks, MessagesRequest, type ModelKey } from './schemas.ts'
import type { ModelStore } from './store.ts'
import { type ModelMessage, streamMessage } from './stream.ts'

/** The Messages API: answers come from the injected function, everything around them from here. */
export function messagesRoutes(router: Router, runtime: Runtime, store: ModelStore): void {
  const cache = createPromptCache()
  router.post('/v1/messages', async (ctx) => {
    ctx.set('request-id', `req_${runtime.newHex().slice(0, 24)}`)
    const body = await readJson(ctx.req, 8_000_000)
    await answerRequest(runtime, ctx, {
      target: 'model.messages',
      dialect: MODEL_DIALECT,
      accept: (fault) => {
        const checked = check(store, ctx, body)
        return 'refused' in checked ? checked.refused : complete(runtime, store, cache, { ...checked, fault })
      },
    })
  })
}

type Checked = { refused: Reply } | { key: ModelKey; request: MessagesRequest }

function check(store: ModelStore, ctx: Context, body: unknown): Checked {
  const bearer = /^Bearer\s+(\S+)$/i.exec(ctx.get('authorization'))?.[1]
  const key = store.keys.get(bearer ?? ctx.get('x-api-key'))
  if (!key) return { refused: modelError(401, 'invalid api key') }
  if (ctx.get('anthropic-version') === '') {
    return { refused: modelError(400, 'anthropic-version: header is required') }
  }
  const parsed = MessagesRequest.safeParse(body)
  if (!parsed.success) return { refused: modelError(400, z.prettifyError(parsed.error)) }
  return { key, request: parsed.data }
}

async function complete(
  runtime: Runtime,
  store: ModelStore,
  cache: PromptCache,
  { key, request, fault }: { key: ModelKey; request: MessagesRequest; fault: ActiveFault | null },
): Promise<Reply> {
  if (store.answer === null) return modelError(529, 'Overloaded')
  const text = await writeAnswer(store.answer, request, fault)
  const limit = request.max_tokens * 4
  const shown = text.slice(0, limit)
  const message: ModelMessage = {
    id: `msg_${runtime.newHex().slice(0, 24)}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: [{ type: 'text', text: shown }],
    stop_reason: text.length > limit ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: {
      ...cache.count(key.apiKey, request, key.minCacheTokens, runtime.now().getTime()),
      output_tokens: estimateTokens(shown),
    },
  }
  store.record(request.model, message.usage)
  if (!request.stream) return { status: 200, body: message }
  const broken = fault?.kind === 'malformed'
  return { status: 200, body: streamMessage(message, broken), type: 'text/event-stream' }
}

async function writeAnswer(answer: Answer, request: MessagesRequest, fault: ActiveFault | null): Promise<string> {
  const user = request.messages.findLast(({ role }) => role === 'user')
  const text = await answer({
    system: textOf(request.system ?? ''),
    user: textOf(user?.content ?? ''),
    schema: request.output_config?.format?.schema ?? null,
    model: request.model,
  })
  return fault?.kind === 'invalid_answer' ? `Sure! Here you go: ${text.slice(0, text.length / 2)}` : text
}

function textOf(content: Blocks): string {
  return typeof content === 'string' ? content : content.map((block) => block.text ?? '').join('\n')
}
