import { describe, expect, it } from 'vitest'
import { detectStopWord } from '../../../src/llm/offline/stop-words.ts'

const STOP = [
  'STOP',
  'stop.',
  'Stop!!! 🛑',
  's t o p',
  'please stop',
  'STOPALL',
  'unsubscribe',
  'acha kunitumia ujumbe',
  'simamisha',
  'ondoa',
  'toa mimi',
  'nitoe',
  'usinitumie tena',
  'wacha kunitext',
  'achana na mimi',
]
const START = ['START', 'unstop', 'anza', 'Anzisha', 'endelea kunitumia']
const HELP = ['HELP', 'msaada', 'nisaidie', 'usaidizi', 'help please']
const NEITHER = [
  'cancel',
  'acha',
  'stop the order',
  'bus stop',
  "don't stop",
  'help me choose shoes',
  'nisaidie kuchagua viatu',
  'start my order',
  'anza upya',
  'end',
  '🛑',
  '',
  'nataka kuanza biashara',
]

describe('detectStopWord', () => {
  it.each(STOP)('opts out on %j', (message) => expect(detectStopWord(message)).toBe('stop'))
  it.each(START)('opts in on %j', (message) => expect(detectStopWord(message)).toBe('start'))
  it.each(HELP)('helps on %j', (message) => expect(detectStopWord(message)).toBe('help'))
  it.each(NEITHER)('leaves %j to the conversation', (message) => expect(detectStopWord(message)).toBeNull())
})
