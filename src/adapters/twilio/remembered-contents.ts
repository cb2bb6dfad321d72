import type { ContentCache } from '../../domain/messaging/message-channel.ts'

const MOST = 5_000

/** Content ids never change once made, so each process asks the table for one at most once. */
export function rememberedContents(): (channelId: string, cache: ContentCache) => ContentCache {
  const known = new Map<string, string>()
  const remember = (key: string, contentId: string) => {
    if (known.size >= MOST) known.clear()
    known.set(key, contentId)
  }
  return (channelId, cache) => ({
    async find(shape) {
      const key = `${channelId} ${shape}`
      const found = known.get(key) ?? (await cache.find(shape))
      if (found !== null) remember(key, found)
      return found
    },
    async save(shape, contentId) {
      await cache.save(shape, contentId)
      remember(`${channelId} ${shape}`, contentId)
    },
  })
}
