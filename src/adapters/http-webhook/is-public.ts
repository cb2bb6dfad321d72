import { BlockList, isIP, isIPv6 } from 'node:net'

/** IPv4 that is nobody's on the public internet: this network, private, shared, loopback, link-local, protocols, documentation, 6to4 relays, benchmarks, multicast, reserved. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** All of IPv6 that is given to anybody. Loopback, mapped, translated, local and multicast addresses are outside of it. */
const GLOBAL_6 = ['2000::/3']
/** Within it: protocols with Teredo and ORCHID, documentation, and 6to4, which holds an address of IPv4. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublic = blockList([...NOT_PUBLIC_4, ...NOT_PUBLIC_6])
const global6 = blockList(GLOBAL_6)
const loopback = blockList(['127.0.0.0/8', '::1/128'])

/** Whether an address is somebody's on the public internet. What is no address is not. */
export function isPublic(address: string): boolean {
  const kind = kindOf(address)
  if (kind === null || notPublic.check(address, kind)) return false
  return kind === 'ipv4' || global6.check(address, kind)
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  const kind = kindOf(address)
  return kind !== null && loopback.check(address, kind)
}

function kindOf(address: string): 'ipv4' | 'ipv6' | null {
  if (isIP(address) === 0) return null
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits] = network.split('/')
    list.addSubnet(base, Number(bits), kindOf(base) ?? 'ipv4')
  }
  return list
}
