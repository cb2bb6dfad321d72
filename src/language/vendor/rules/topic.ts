import type { z } from 'zod'

/** The kind of an act that a model named, or what is meant when it named none that there is. */
export function topicIn<Topic extends string>(
  kinds: z.ZodType<Topic>,
  named: string | undefined,
  otherwise: Topic,
): Topic {
  const parsed = kinds.safeParse(named)
  return parsed.success ? parsed.data : otherwise
}
