import { secondOf } from './clock.js'
import { h } from './dom.js'
import { icon } from './icons.js'
import { json } from './json-details.js'

const KIND_ICONS = { rule: 'rule', tool: 'tool', model: 'model', route: 'route', guard: 'guard' }

/** A turn as the product tells it, drawn from top to bottom: what came in, what was done, what went out. */
export function turnView(turn) {
  const view = h('div', {})
  view.append(
    ...list(turn.messages).map(({ body, kind }) => h('blockquote', { class: 'quote' }, body || `(${kind})`)),
    facts(turn),
    ...section('Reading', reading(turn.reading)),
    ...section('Steps', steps(list(turn.steps))),
    ...section('Tools', list(turn.toolCalls).map(toolCard)),
    ...section('Model calls', list(turn.modelCalls).map(modelCard)),
    ...section('Replies', list(turn.replies).map(replyCard)),
    ...section('Identifiers', [json('Ids of this turn', ids(turn))]),
  )
  return view
}

function facts(turn) {
  const entries = [
    ['Outcome', turn.outcome],
    ['Took', milliseconds(turn.durationMs)],
    ['Started', turn.startedAt ? secondOf(new Date(turn.startedAt)) : null],
    ['Intent', turn.intent, turn.intentConfidence],
    ['Journey', turn.journey],
    ['Language', turn.language, turn.languageConfidence],
    ['Governor', turn.governor],
    ['Model cost', cost(list(turn.modelCalls))],
  ]
  const shown = entries.filter(([, value]) => value !== null && value !== undefined)
  return h(
    'dl',
    { class: 'facts' },
    ...shown.map(([name, value, confidence]) =>
      h(
        'div',
        {},
        h('dt', {}, name),
        h('dd', {}, plain(value), confidence == null ? null : h('small', {}, ` ${percent(confidence)}`)),
      ),
    ),
  )
}

/** Each act with the words that made it, then what was heard beside them and what was not heard at all. */
function reading(heard) {
  if (heard === null || heard === undefined) return []
  const spans = list(heard.spans)
  const acts = list(heard.acts).map((act, at) =>
    actCard(
      act,
      spans.filter((span) => span.act === at),
    ),
  )
  const beside = spans.filter((span) => span.act === null && span.kind !== 'filler')
  const unheard = list(heard.unheard)
  const { matter } = heard
  return [
    ...(matter ? [h('p', {}, 'As a whole about: ', chip(`${plain(matter.name)} ${matter.chance}`))] : []),
    ...acts,
    ...(beside.length === 0 ? [] : [h('p', {}, 'Heard beside: ', ...beside.map(spanChip))]),
    ...(unheard.length === 0 ? [] : [h('p', {}, 'Not heard: ', ...unheard.map((word) => chip(word, 'bad')))]),
  ]
}

function actCard({ act, ...rest }, spans) {
  return h(
    'div',
    { class: 'card' },
    h('div', { class: 'line' }, h('code', {}, plain(act)), ...spans.map(spanChip)),
    Object.keys(rest).length === 0 ? null : json('Arguments', rest),
  )
}

function spanChip({ text, kind, meaning }) {
  const one = chip(plain(text), 'info')
  one.title = `${plain(kind)}: ${plain(meaning)}`
  return one
}

function chip(text, tone) {
  return h('span', { class: `chip ${tone}` }, text)
}

function steps(all) {
  if (all.length === 0) return []
  const longest = Math.max(1, ...all.map(({ ms }) => ms ?? 0))
  return [
    h(
      'ol',
      { class: 'timeline' },
      ...all.map(({ node, kind, ms, note, data }) => {
        const bar = h('div', { class: 'bar' })
        bar.style.width = `${Math.max(1, ((ms ?? 0) / longest) * 100)}%`
        return h(
          'li',
          {},
          h('span', { class: 'dot', title: kind, data: { kind } }, icon(KIND_ICONS[kind] ?? 'rule')),
          h('div', { class: 'line' }, h('code', {}, node), h('span', { class: 'ms' }, milliseconds(ms))),
          note ? h('p', {}, note) : null,
          ms > 0 ? bar : null,
          data === undefined || data === null ? null : json('Data', data),
        )
      }),
    ),
  ]
}

function toolCard({ tool, access, ok, code, ms, replayed, input, output }) {
  return h(
    'div',
    { class: 'card' },
    h(
      'div',
      { class: 'line' },
      h('code', {}, tool),
      h('span', { class: ok ? 'chip good' : 'chip bad' }, ok ? 'ok' : plain(code ?? 'failed')),
      access === 'write' ? h('span', { class: 'chip info' }, 'writes') : null,
      replayed ? h('span', { class: 'chip' }, 'replayed') : null,
      h('span', { class: 'ms' }, milliseconds(ms)),
    ),
    json('Input', input),
    json('Output', output),
  )
}

function modelCard({ prompt, engine, model, inputTokens, outputTokens, costMicroUsd, ms }) {
  const tokens = `${plain(inputTokens ?? 0)} tokens in, ${plain(outputTokens ?? 0)} out`
  return h(
    'div',
    { class: 'card' },
    h(
      'div',
      { class: 'line' },
      h('code', {}, prompt),
      h('span', { class: 'chip' }, plain(engine)),
      h('span', { class: 'ms' }, milliseconds(ms)),
    ),
    h(
      'p',
      {},
      [model, tokens, costMicroUsd == null ? 'cost unknown' : dollars(costMicroUsd)].filter(Boolean).join(' · '),
    ),
  )
}

function replyCard({ kind, text, status }) {
  const bad = status === 'failed' || status === 'undelivered' || status === 'dropped'
  return h(
    'div',
    { class: 'card' },
    h(
      'div',
      { class: 'line' },
      h('span', { class: 'chip' }, plain(kind)),
      h('span', { class: bad ? 'chip bad' : 'chip good' }, plain(status)),
    ),
    h('p', {}, text ?? ''),
  )
}

function ids({ id, requestId, conversationId, epoch, messages, replies }) {
  return {
    turn: id,
    request: requestId,
    conversation: conversationId,
    epoch,
    messages: list(messages).map(({ providerMessageId }) => providerMessageId),
    replies: list(replies).map((reply) => reply.id),
  }
}

function section(title, contents) {
  return contents.length === 0 ? [] : [h('h2', {}, title), ...contents]
}

function cost(calls) {
  if (calls.length === 0) return 'no model called'
  const known = calls.filter(({ costMicroUsd }) => costMicroUsd != null)
  return known.length < calls.length ? 'unknown' : dollars(known.reduce((sum, call) => sum + call.costMicroUsd, 0))
}

const list = (value) => (Array.isArray(value) ? value : [])
const plain = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const percent = (share) => `${Math.round(share * 100)}%`
const dollars = (micro) => `USD ${(micro / 1_000_000).toFixed(micro < 10_000 ? 5 : 3)}`
const milliseconds = (ms) =>
  ms === null || ms === undefined ? '' : `${Number(ms) < 10 ? Number(ms).toFixed(1) : Math.round(ms)} ms`
