/** "0712 345 678" for 254712345678. */
export function sayPhone(msisdn: string): string {
  const national = `0${msisdn.slice(3)}`
  return [national.slice(0, 4), national.slice(4, 7), national.slice(7)].join(' ')
}
