import { z } from 'zod'
import { SpokenLang } from '../../../lib/languages.ts'
import type { ActRule } from '../act-of.ts'
import type { ModelActName } from '../model-reading.ts'
import { topicIn } from './topic.ts'

const SmallTalk = z.enum(['thanks', 'bye', 'how_are_you', 'praise', 'other'])
const Sensitive = z.enum(['legal', 'medical'])
const Consent = z.enum(['stop_marketing', 'start_marketing', 'stop_all', 'start_all'])

/** Talk, and what a customer says of herself. */
export const TALK = {
  greet: () => ({ act: 'greet' }),
  small_talk: ({ topic }) => ({ act: 'small_talk', kind: topicIn(SmallTalk, topic, 'other') }),
  ask_identity: () => ({ act: 'ask_identity' }),
  insult: ({ topic }) => ({ act: 'insult', grave: topic === 'grave' }),
  off_topic: () => ({ act: 'off_topic' }),
  unclear: () => ({ act: 'unclear' }),
  ask_person: () => ({ act: 'ask_person' }),
  sensitive: ({ topic }) => {
    const kind = Sensitive.safeParse(topic)
    return kind.success ? { act: 'sensitive', topic: kind.data } : null
  },
  consent: ({ topic }) => {
    const wish = Consent.safeParse(topic)
    if (!wish.success) return null
    const purpose = wish.data.endsWith('_all') ? 'transactional' : 'marketing'
    return { act: 'consent', purpose, granted: wish.data.startsWith('start') }
  },
  set_language: ({ topic }) => {
    const language = SpokenLang.safeParse(topic)
    return language.success ? { act: 'set_language', language: language.data } : null
  },
  ask_preferences: () => ({ act: 'ask_preferences' }),
  confirm: () => ({ act: 'confirm' }),
  reject: () => ({ act: 'reject' }),
  pause: () => ({ act: 'pause' }),
  resume: () => ({ act: 'resume' }),
} as const satisfies Partial<Record<ModelActName, ActRule>>
