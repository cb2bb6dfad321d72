/** The sentences of the pages that links lead to. */
export const links = {
  'link.expired': 'This link was used or has ended. Ask for another one.',
  'link.password': 'A password of your own',
  'link.password.help': { one: 'At least {count} character.', other: 'At least {count} characters.' },
  'link.join': 'Join the team',
  'link.join.lead': 'A colleague has invited you.',
  'link.name': 'Your name',
  'link.name.help': 'Leave it empty to keep the one in the invitation.',
  'link.setup': 'Begin',
  'link.setup.lead': 'Whoever begins runs this installation.',
  'link.setup.submit': 'Begin',
  'link.reset': 'Another password',
  'link.reset.lead': 'You are signed out everywhere.',
  'link.reset.submit': 'Set the password',
} as const
