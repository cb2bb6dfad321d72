/** The sentences about providers that a shop is connected with. */
export const connections = {
  lead: 'Your number and your payment accounts. Keys go in and are never shown again.',
  connect: 'Connect',
  change: 'Change the keys',
  another: 'Connect another number',
  since: 'Since',
  not_yet: 'Not connected yet.',
  checkout: 'At checkout',
  offered: 'offered to customers',
  not_offered: 'switched off in the payment settings',
  production: 'Live',
  sandbox: 'Test environment',
  environment: 'Environment',

  'whatsapp.why': 'Customers write to this number. You need a WhatsApp sender at Twilio.',
  'whatsapp.number': 'Number',
  'whatsapp.number.help': 'With its country code, such as +254712345678.',
  'whatsapp.account': 'Account SID',
  'whatsapp.account.help': 'It begins with AC. It stands on the first page of the Twilio console.',
  'whatsapp.token': 'Auth token',
  'whatsapp.token.help':
    'Beside the Account SID. It signs every message that arrives, so an API key does not replace it.',
  'whatsapp.webhook': 'Address for Twilio',
  'whatsapp.webhook.help': 'In Twilio: the sender, “Webhook URL for incoming messages”, method POST.',
  'whatsapp.heard': 'Last message',
  'whatsapp.never': 'nobody has written to it yet',

  'mpesa.why':
    'Customers pay by a prompt on their phone. You need a Lipa na M-PESA paybill or till and an app at Daraja.',
  'mpesa.shortcode': 'Shortcode',
  'mpesa.shortcode.help': 'The paybill; of a till, its store number.',
  'mpesa.till': 'Till number',
  'mpesa.till.help': 'Only where customers pay a till.',
  'mpesa.key': 'Consumer key',
  'mpesa.secret': 'Consumer secret',
  'mpesa.app.help': 'Of your app at Daraja.',
  'mpesa.passkey': 'Passkey',
  'mpesa.passkey.help': 'Safaricom sends it by email when your app goes live. Only a real prompt can prove it.',
  'mpesa.sends_back': 'Money back',
  'mpesa.sends_back.yes': 'can be sent from here',
  'mpesa.sends_back.no': 'is sent by hand, at the M-PESA portal',

  'pesapal.why': 'Customers pay by card on the page of PesaPal. You need a merchant account there.',
  'pesapal.key': 'Consumer key',
  'pesapal.secret': 'Consumer secret',
  'pesapal.help': 'PesaPal sent both by email when the account was opened.',
  'pesapal.currencies': 'Currencies',
  'pesapal.currencies.help': 'Their codes, such as KES or USD, with a space between.',

  test: 'Test',
  save: 'Test and save',
  saved: 'Connected.',
  'test.works': 'The keys work.',
  'test.works.mpesa': 'The keys work. The shortcode and the passkey are proven by the first prompt.',
  'refused.keys.whatsapp':
    'Twilio does not know this account with this token. Copy both again from its console: a token that was replaced there no longer works.',
  'refused.keys.mpesa':
    'M-PESA does not take these keys. Copy them again from Daraja, and check that they are of the environment that is chosen here.',
  'refused.keys.pesapal':
    'PesaPal does not take these keys. Copy them again from its email, and check that they are of the environment that is chosen here.',
  'refused.suspended': 'Twilio has closed this account. Sign in there: most often a payment is missing.',
  'refused.number_unknown':
    'This number is no WhatsApp sender of the account. In Twilio: Messaging, Senders, WhatsApp senders.',
  'refused.number_offline': 'The sender is there, but not online. Twilio says beside it what it waits for.',
  unreachable: 'The provider does not answer right now, so nothing is known of the keys. Try again in a minute.',
  says: 'The provider says: {problem}',
} as const
