import { describe, expect, it } from 'vitest'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

/** As somebody keeps it in a spreadsheet: a price in dollars, an item without a name, and a header that says little. */
const LIST = ['Ref,What,Cost,Left', 'KIO-S,Sisal Kiondo,"1,800",4', 'MUG,Tin Mug,$12,9', 'BEAD,,50,100'].join('\n')

describe.skipIf(!hasBrowser)('files of goods', async () => {
  const desk = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const achieng = await desk.join('Achieng', 'owner')
  const brian = await desk.join('Brian', 'agent')
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  it('are refused with their row, mapped, checked with every fault, applied and undone', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/catalog')
    await page.getByRole('link', { name: 'Import and export' }).click()
    await page.getByText('No file was imported yet').waitFor()
    const sent = page.getByLabel('File', { exact: true }).and(page.locator('input'))
    await sent.setInputFiles(file('broken.csv', 'sku,name\nA,a\nB,"b\nC,c\n'))
    await page.getByRole('alert').getByText('row 3: a quote is opened').waitFor()
    await sent.setInputFiles(file('stock list.csv', LIST))
    await page.getByRole('heading', { name: 'stock list.csv', level: 1 }).waitFor()
    await page.getByText('Say which column has the SKU').waitFor()
    for (const [column, target] of [
      ['Ref', 'SKU'],
      ['What', 'Name'],
      ['Cost', 'Price'],
      ['Left', 'Stock'],
    ] as const) {
      await page.getByLabel(`Column ${column}`).selectOption({ label: target })
    }
    await page.getByRole('button', { name: 'Check again' }).click()
    const problems = page.getByRole('table', { name: 'Problems' })
    await problems.getByRole('row', { name: /^3 Cost \$12 The price is in another currency/ }).waitFor()
    await problems.getByRole('row', { name: /^4 What .*A new item has no name/ }).waitFor()
    await page.getByRole('button', { name: 'Apply 1 item' }).click()
    await page.getByText('The goods are on the shelf.').waitFor()
    expect(await desk.shop.customer().ask('do you have a kiondo?')).toContain('Sisal Kiondo')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The goods are as they were before.').waitFor()
    await page.getByRole('link', { name: 'All files' }).click()
    await page.getByRole('row', { name: /stock list\.csv .*Undone/ }).waitFor()
    await sent.setInputFiles(file('stock list again.csv', LIST))
    await page.getByRole('button', { name: 'Apply 1 item' }).waitFor()
    expect(offences).toEqual([])
  })

  it('can be read, and not sent, by an agent', async () => {
    const { page } = await desk.signIn(brian, DESKTOP, '/catalog/imports')
    await page.getByRole('link', { name: 'stock list again.csv' }).click()
    await page.getByRole('table', { name: 'Problems' }).waitFor()
    expect(await page.getByRole('button', { name: /Apply|Check again/ }).count()).toBe(0)
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(achieng, look, '/catalog/imports')
    await page.getByRole('link', { name: 'stock list again.csv' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'stock list again.csv' }).click()
    await page.getByRole('table', { name: 'Problems' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
