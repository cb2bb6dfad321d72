import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import type { SandboxControls } from '../sandbox/index.ts'
import { createSandboxClient } from '../sandbox/index.ts'
import { startDemo } from './demo.ts'
import { explainAndExit } from './explain-and-exit.ts'

const LOOK_EVERY_MS = 100

/** `npm run chat`: the conversation of the phone page in a terminal, the M-PESA prompt included. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { shop: { type: 'string', default: '1' }, phone: { type: 'string', default: '254711000001' } },
  })
  const config = readConfig()
  const demo = await startDemo({ ...config, logLevel: 'silent' }, (line) => print(`  ${line} …`))
  const sandbox = createSandboxClient(demo.sandboxUrl)
  const senders = await sandbox.twilio.senders()
  const shop = senders[Number(values.shop) - 1]
  if (!shop) throw new Error(`there is no shop ${values.shop}: choose 1 to ${senders.length} with --shop`)
  const from = `whatsapp:+${values.phone}`
  print(`\nYou are +${values.phone}, writing to ${shop.displayName}. Type a message; Ctrl-D ends.\n`)
  const screen = startScreen(sandbox, { shop: shop.number, from, msisdn: values.phone })
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    const prompt = screen.openPrompt()
    if (prompt !== null) await answerPrompt(sandbox, prompt, line.trim())
    else if (line.trim() !== '')
      await sandbox.twilio.inbound({ sender: shop.number, from, profileName: 'Terminal', kind: 'text', body: line })
    await screen.quiet()
  }
  screen.stop()
  await demo.close()
}

/** Shows what arrives: messages of the bot, and prompts on the phone. */
function startScreen(sandbox: SandboxControls, chat: { shop: string; from: string; msisdn: string }) {
  let lastOrder = 0
  let prompt: string | null = null
  let heardAt = Date.now()
  const look = async () => {
    for (const message of await sandbox.twilio.messages({ from: chat.shop, to: chat.from, afterOrder: lastOrder })) {
      lastOrder = message.order
      heardAt = Date.now()
      print(`${message.body.replace(/^/gm, '  ')}\n`)
    }
    const [open] = await sandbox.daraja.prompts({ msisdn: chat.msisdn })
    if (open && open.id !== prompt) {
      print(
        `  [M-PESA] Pay KES ${open.amount} to ${open.shopName}, account ${open.accountReference}. Type your PIN, or "cancel":\n`,
      )
      heardAt = Date.now()
    }
    prompt = open?.id ?? null
  }
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS)
  return {
    openPrompt: () => prompt,
    /** Lines that are piped in wait for the answer to the line before, as a person does. */
    quiet: async () => {
      if (process.stdin.isTTY) return
      heardAt = Date.now()
      while (Date.now() - heardAt < 4_000) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    },
    stop: () => clearInterval(timer),
  }
}

async function answerPrompt(sandbox: SandboxControls, id: string, typed: string): Promise<void> {
  if (typed.toLowerCase() === 'cancel') await sandbox.daraja.answerPrompt(id, { action: 'cancel' })
  else await sandbox.daraja.answerPrompt(id, { action: 'pay', pin: typed })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().then(() => process.exit(0), explainAndExit)
