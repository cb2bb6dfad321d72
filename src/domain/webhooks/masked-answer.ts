const MOST = 2_048

/** What is kept of an answer: its beginning, without what could be a phone, an address of mail, or a secret that it repeats. */
export function maskedAnswer(text: string): string {
  return text
    .slice(0, MOST)
    .replaceAll('\u0000', '')
    .toWellFormed()
    .replace(/whsec_[A-Za-z0-9+/=]+/g, 'whsec_…')
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '…@…')
    .replace(/(?<![0-9a-f-])\+?\d[\d ()-]{7,17}\d(?![0-9a-f-])/gi, '…')
}
