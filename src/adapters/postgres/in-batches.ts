/** What goes in one statement at most. It holds the locks of all until it commits. */
const MOST = 100
/** A statement that takes longer holds nobody back any more: its connection may be dead, and others are not. */
const LONG_MS = 1_000

export interface BatchWork<Item, Answer> {
  /** Items of two lanes are never together. */
  laneOf(item: Item): string
  /** Whose item it is, and what else she may be known by. Items that share a name are answered in the order in which they came. */
  namesOf(item: Item): readonly [string, ...string[]]
  /** All or none, answers in the order of the items. */
  together(items: Item[]): Promise<Answer[]>
  /** What is left to do where all together failed because of one of them. */
  alone(item: Item): Promise<Answer>
  /** False where each item by itself would meet the same. */
  mayBeOfOne(error: unknown): boolean
}

interface Waiting<Item, Answer> {
  item: Item
  names: readonly [string, ...string[]]
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Does pieces of work together that come while others are on their way: the first of a lane leaves at once, and what comes until it
 * is back leaves next, so nothing ever waits for company. Each piece gets its own answer or error.
 */
export function inBatches<Item, Answer>(work: BatchWork<Item, Answer>): (item: Item) => Promise<Answer> {
  const lanes = new Map<string, (one: Waiting<Item, Answer>) => void>()
  return (item) =>
    new Promise((resolve, reject) => {
      const key = work.laneOf(item)
      const join = lanes.get(key) ?? lane(work)
      lanes.set(key, join)
      join({ item, names: work.namesOf(item), resolve, reject })
    })
}

function lane<Item, Answer>(work: BatchWork<Item, Answer>): (one: Waiting<Item, Answer>) => void {
  let waiting: Waiting<Item, Answer>[] = []
  let isOut = false
  /** Names whose items are on their way, with the hold that keeps them. */
  const held = new Map<string, symbol>()
  const leave = () => {
    if (isOut) return
    const { batch, rest } = fitting(waiting, held)
    waiting = rest
    if (batch.length > 0) void send(batch)
  }
  const hold = (batch: Waiting<Item, Answer>[]) => {
    const own = Symbol('hold')
    for (const name of batch.flatMap(({ names }) => names)) held.set(name, own)
    return (those: Waiting<Item, Answer>[]) => {
      for (const name of those.flatMap(({ names }) => names)) if (held.get(name) === own) held.delete(name)
      leave()
    }
  }
  const send = async (batch: Waiting<Item, Answer>[]) => {
    isOut = true
    const letGo = hold(batch)
    let isBack = false
    const back = () => {
      if (!isBack) isOut = false
      isBack = true
    }
    const late = setTimeout(() => {
      back()
      letGo(batch)
    }, LONG_MS)
    const failed = await settle(work, batch)
    back()
    letGo(batch.filter((one) => !failed.includes(one)))
    await Promise.all(byOwner(failed).map((items) => eachAlone(work, items).then(() => letGo(items))))
    clearTimeout(late)
  }
  return (one) => {
    waiting.push(one)
    leave()
  }
}

/**
 * The oldest that may go together: nothing of those who have something on its way, and nobody under two names at once, because
 * only items of one name keep their order.
 */
function fitting<Item, Answer>(waiting: Waiting<Item, Answer>[], held: ReadonlyMap<string, symbol>) {
  const batch: Waiting<Item, Answer>[] = []
  const rest: Waiting<Item, Answer>[] = []
  const taken = new Map<string, string>()
  const behind = new Set<string>()
  for (const one of waiting) {
    const { names } = one
    const [owner] = names
    const isFree = (name: string) => !held.has(name) && !behind.has(name) && (taken.get(name) ?? owner) === owner
    if (batch.length < MOST && names.every(isFree)) {
      batch.push(one)
      for (const name of names) taken.set(name, owner)
    } else {
      rest.push(one)
      for (const name of names) behind.add(name)
    }
  }
  return { batch, rest }
}

/** @returns those that are left to be tried alone */
async function settle<Item, Answer>(work: BatchWork<Item, Answer>, batch: Waiting<Item, Answer>[]) {
  try {
    const answers = await work.together(batch.map(({ item }) => item))
    for (const [place, answer] of answers.entries()) batch[place]?.resolve(answer)
    return []
  } catch (error) {
    if (work.mayBeOfOne(error)) return batch
    for (const { reject } of batch) reject(error)
    return []
  }
}

function byOwner<Item, Answer>(batch: Waiting<Item, Answer>[]): Waiting<Item, Answer>[][] {
  const owners = new Map<string, Waiting<Item, Answer>[]>()
  for (const one of batch) {
    const [owner] = one.names
    owners.set(owner, [...(owners.get(owner) ?? []), one])
  }
  return [...owners.values()]
}

async function eachAlone<Item, Answer>(work: BatchWork<Item, Answer>, items: Waiting<Item, Answer>[]): Promise<void> {
  for (const { item, resolve, reject } of items) await work.alone(item).then(resolve, reject)
}
