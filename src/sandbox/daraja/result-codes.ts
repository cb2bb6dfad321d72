/** What the fake says for each result code. The words are not stable at the real provider either. */
const DESCRIPTIONS: Record<string, string> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '2': 'The amount is below the minimum.',
  '3': 'The amount is above the maximum for one transaction.',
  '4': 'The daily limit of the payer is used up.',
  '8': 'The receiving account would exceed its balance limit.',
  '11': 'The payer is in a state that does not allow this.',
  '17': 'The same amount was just requested for this customer.',
  '20': 'The party is not allowed to do this.',
  '21': 'The initiator is not allowed to do this.',
  '26': 'The system is busy.',
  '1001': 'Another transaction is open for this subscriber.',
  '1019': 'The transaction has expired.',
  '1025': 'The prompt could not be sent.',
  '1032': 'The request was cancelled by the user.',
  '1037': 'The phone could not be reached.',
  '2001': 'The initiator information is invalid.',
  '2006': 'The account is inactive.',
  '2028': 'The request is not permitted for this product assignment.',
  '4999': 'The transaction is still under processing.',
  '8006': 'The security credential is locked.',
  '9999': 'The push request could not be sent.',
  SFC_IC0003: 'The operator does not exist.',
}

export function describeResult(code: string): string {
  return DESCRIPTIONS[code] ?? `Result ${code}.`
}
