import { type BackendFactory, createRedisBackend, type RedisQueueBackend } from 'bullmq'
import type { Redis } from 'ioredis'
import { takeTurns } from './take-turns.ts'
import type { Turns } from './turns.ts'

/** The function with which all scripts of BullMQ take the next job: that with the lowest score, so of the lowest priority. */
const LOWEST = /local function moveJobFromPrioritizedToActive\(.*?\n {2}end\nend\n/s

/**
 * In its place: the oldest job of the next lane after the one served last, past those that have their share. A score is the
 * lane times 2^32 plus a running number. What is asked comes as the last argument of the script.
 */
const NEXT_LANE = `local function moveJobFromPrioritizedToActive(priorityKey, activeKey, priorityCounterKey)
  local ask = cjson.decode(ARGV[#ARGV])
  local full = {}
  for _, lane in ipairs(ask['full']) do full[lane] = true end
  local function oldestAfter(lane)
    while true do
      local from = string.format('%.0f', (lane + 1) * 0x100000000)
      local found = rcall("ZRANGEBYSCORE", priorityKey, from, "+inf", "WITHSCORES", "LIMIT", 0, 1)
      if #found == 0 then return nil end
      lane = math.floor(tonumber(found[2]) / 0x100000000)
      if not full[lane] then return found[1] end
    end
  end
  local jobId = oldestAfter(ask['after']) or oldestAfter(-1)
  if jobId then
    rcall("ZREM", priorityKey, jobId)
    rcall("LPUSH", activeKey, jobId)
    return jobId
  end
  if rcall("ZCARD", priorityKey) == 0 then rcall("DEL", priorityCounterKey) end
end
`

/** The Redis backend of a worker that takes from the lanes in turn, within BullMQ's own atomic scripts. */
export function redisTurns(connection: Redis, turns: Turns): BackendFactory<RedisQueueBackend> {
  const taking = serveLanes(connection)
  return (name, opts, options) => {
    const backend = createRedisBackend(name, { ...opts, connection }, options)
    const execCommand = backend.execCommand.bind(backend)
    backend.execCommand = (client, command, args) =>
      execCommand(client, command, taking.has(command) ? [...args, JSON.stringify(turns.ask())] : args)
    return takeTurns(backend, turns)
  }
}

/**
 * Scripts that BullMQ defines on this connection from now on take by lane.
 * @returns the names of those that take jobs, filled as they are defined
 */
function serveLanes(connection: Redis): ReadonlySet<string> {
  const taking = new Set<string>()
  const defineCommand = connection.defineCommand.bind(connection)
  connection.defineCommand = (name, definition) => {
    const [command = ''] = name.split(':')
    const lua = definition.lua.replace(LOWEST, () => NEXT_LANE)
    if (lua !== definition.lua) taking.add(command)
    else if (command === 'moveToActive') throw new Error('this version of BullMQ takes jobs in another way')
    defineCommand(name, { ...definition, lua })
  }
  return taking
}
