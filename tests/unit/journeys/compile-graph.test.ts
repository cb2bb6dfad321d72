import { END } from '@langchain/langgraph/web'
import { describe, expect, it } from 'vitest'
import { compileGraph } from '../../../journeys/core/compile-graph.ts'
import { defineGraph, type GraphNode, type JourneyGraph } from '../../../journeys/core/journey-graph.ts'
import { ruleNode } from '../../../journeys/core/rule-node.ts'
import { stepNode } from '../../../journeys/core/step-node.ts'
import type { TurnContext } from '../../../journeys/turn-context.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import { stateWith } from './sales-state.ts'

/** Nodes that write down that they were here. */
const says =
  (word: string) =>
  ({ said }: TurnState) => ({ said: [...said, word] })
const rule = (word: string): GraphNode => ruleNode(says(word))
const step = (word: string): GraphNode => stepNode(async (state) => says(word)(state))

const inner = defineGraph({
  nodes: { decide: rule('decide'), ask: step('ask'), tell: rule('tell') },
  start: 'decide',
  edges: { decide: ({ asks }) => (asks ? 'ask' : END), ask: 'tell', tell: END },
})

const outer = defineGraph({
  nodes: { open: step('open'), plan: rule('plan'), room: inner, close: rule('close') },
  start: 'open',
  edges: { open: 'plan', plan: 'room', room: 'close', close: END },
})

/** Of the turn the nodes here look at nothing. */
const turnUntil = (signal: AbortSignal) => ({ ctx: { signal } }) as TurnContext

/** What was said on the way, and how many supersteps of the library that took. */
async function walk(graph: JourneyGraph, asks = false, signal = new AbortController().signal) {
  const options = { context: { turn: turnUntil(signal) }, streamMode: 'values' as const }
  const states = []
  for await (const { state } of await compileGraph(graph).stream({ state: stateWith({ asks }) }, options)) {
    states.push(state)
  }
  return { said: states.at(-1)?.said, supersteps: states.length - 1 }
}

describe('a compiled graph', () => {
  it('runs rules in the superstep of the node they follow from, into the graphs in it and out of them', async () => {
    expect(await walk(outer)).toEqual({ said: ['open', 'plan', 'decide', 'close'], supersteps: 1 })
  })

  it('has one superstep more for each node that asks outside', async () => {
    const said = ['open', 'plan', 'decide', 'ask', 'tell', 'close']
    expect(await walk(outer, true)).toEqual({ said, supersteps: 2 })
  })

  it('begins no step of a turn that was given up', async () => {
    const giveUp = new AbortController()
    let told = false
    const late = defineGraph({
      nodes: {
        ask: stepNode(async () => {
          giveUp.abort(new Error('too late'))
          return {}
        }),
        tell: stepNode(async () => {
          told = true
          return {}
        }),
      },
      start: 'ask',
      edges: { ask: 'tell', tell: END },
    })
    await expect(walk(late, false, giveUp.signal)).rejects.toThrow('too late')
    expect(told).toBe(false)
  })

  it('ends a turn whose rules go in a circle', async () => {
    const circle = defineGraph({
      nodes: { open: step('open'), here: rule('here'), there: rule('there') },
      start: 'open',
      edges: { open: 'here', here: 'there', there: 'here' },
    })
    await expect(walk(circle)).rejects.toThrow('goes in a circle')
  })
})
