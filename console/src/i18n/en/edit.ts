/** The sentences of the dialogs that change a case and a customer. */
export const edit = {
  customer: 'Change {name}',
  ticket: 'Change the case',
  topic: 'What it is about',
  priority: 'Priority',
  'priority.normal': 'Normal',
  'priority.high': 'High',
  due: 'Answered by',
  who: 'Whose it is',
  nobody: 'Nobody’s',
  notes: 'Notes of staff',
  tags: 'Tags',
  'tags.help': 'One on each line.',
  'language.own': 'As she writes',
  save: 'Save',
} as const
