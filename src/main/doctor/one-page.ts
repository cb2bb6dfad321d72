/** A PDF of one page with one line on it. */
export async function onePage(): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const page = new PDFDocument({ size: 'A5' })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve, reject) => page.on('end', resolve).on('error', reject))
  page.text('Breakfast is from seven to ten.').end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}
