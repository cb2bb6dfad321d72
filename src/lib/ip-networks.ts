import { BlockList, isIP } from 'node:net'

/** Whether an address is one of these or in one of these networks, as "10.0.0.0/8". Null, an address nobody knows, is in none. */
export function isWithin(address: string | null, networks: readonly string[]): boolean {
  const family = isIP(address ?? '')
  if (address === null || family === 0) return false
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits] = network.split('/')
    const kind = isIP(base) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(base, kind)
    else list.addSubnet(base, Number(bits), kind)
  }
  return list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
