/** The sentences about answers that were wrong. */
export const turnReports = {
  'report.title': 'Was it wrong?',
  'report.write': 'Report a wrong answer',
  'report.change': 'Change my report',
  'report.withdraw': 'Take it back',
  'report.reason': 'What was wrong',
  'report.wrong_fact': 'It says something that is not so',
  'report.misunderstood': 'It misunderstood the customer',
  'report.left_out': 'It left something out',
  'report.tone': 'The tone was wrong',
  'report.person_needed': 'A person should have answered',
  'report.other': 'Something else',
  'report.note': 'What it should have said',
  'report.note.help': 'Only the team sees it.',
  'report.send': 'Report it',

  'reported.lead': 'What the team says of answers that were wrong, the newest first.',
  'reported.any': 'Anything',
  'reported.none': 'Nobody has called an answer wrong.',
  'reported.none_such': 'Nothing was reported for this reason.',
  'reported.all': 'Show everything',
  'reported.chat': 'Open the chat',
} as const
